const WITHOUT_DOTS = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, for limits: what follows a plus belongs to the same mailbox nearly everywhere, and some
 * providers leave dots out.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name] = address.slice(0, at).toLowerCase().split('+');
  return `${WITHOUT_DOTS.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
