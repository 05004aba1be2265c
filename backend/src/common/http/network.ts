import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * What limits count a network address as. A household or a machine is given a whole /64 of IPv6, so that a limit on
 * single addresses would be none; an IPv4 address counts as it is, also when it comes mapped into IPv6.
 * @param address as the connection names it, e.g. 2001:db8:1:2::7 becomes 2001:db8:1:2::/64
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  const [plain] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, the run of zeros that `::` stands for written out. */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (!tail) return head;
  const inTail = tail.length + (tail.at(-1)?.includes('.') ? 1 : 0);
  return [...head, ...Array<string>(GROUPS - head.length - inTail).fill('0'), ...tail];
}
