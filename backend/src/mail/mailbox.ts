const WITHOUT_DOTS = /^(gmail|googlemail)\.com$/;

/** The mailbox of an address, for limits: nearly all providers ignore a plus suffix, and some ignore dots. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name] = address.slice(0, at).toLowerCase().split('+');
  return `${WITHOUT_DOTS.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
