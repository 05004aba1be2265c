import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;

/** How wide the counted networks around an address are, in bits of the prefix, the narrowest first. */
const PREFIXES = { ipv4: [32, 24], ipv6: [64, 56, 48] } as const;

export type Prefix = (typeof PREFIXES)[keyof typeof PREFIXES][number];

export interface Network {
  /** As limits name it, e.g. 2001:db8:1:2::/64; a single IPv4 address has no prefix. */
  name: string;
  prefix: Prefix;
}

/**
 * The networks that limits count an address in, the narrowest first. A machine is given a whole /64 of IPv6 and a
 * customer a /56 or a /48, so a limit on single addresses would be none; an IPv4 address counts by itself and in its
 * /24, also when it comes mapped into IPv6.
 * @param address as the connection names it
 */
export function networksOf(address: string): Network[] {
  const plain = plainOf(address);
  if (isIPv6(plain)) return PREFIXES.ipv6.map((prefix) => ({ name: ipv6Name(plain, prefix), prefix }));
  const prefixes = isIPv4(plain) ? PREFIXES.ipv4 : ([32] as const);
  return prefixes.map((prefix) => ({ name: ipv4Name(plain, prefix), prefix }));
}

/**
 * The widest network that one customer is usually given: an IPv4 address, or a /48 of IPv6. For shares of something
 * scarce, which cannot rise with the network.
 */
export function customerNetworkOf(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? ipv6Name(plain, PREFIXES.ipv6[2]) : plain;
}

/** Without the zone of a link, and an IPv4 address as itself. */
function plainOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1] : address.split('%')[0];
}

function ipv4Name(address: string, prefix: (typeof PREFIXES.ipv4)[number]): string {
  if (prefix === 32) return address;
  return `${address.slice(0, address.lastIndexOf('.'))}.0/${prefix}`;
}

/** The groups that the prefix reaches into; the bits of the last one after the prefix are zero. */
function ipv6Name(address: string, prefix: number): string {
  const whole = Math.ceil(prefix / BITS_OF_A_GROUP);
  const behind = whole * BITS_OF_A_GROUP - prefix;
  const groups = groupsOf(address)
    .slice(0, whole)
    .map((group) => Number.parseInt(group, 16));
  groups[whole - 1] = (groups[whole - 1] >> behind) << behind;
  return `${groups.map((group) => group.toString(16)).join(':')}::/${prefix}`;
}

/** The eight groups of an IPv6 address, the run of zeros that `::` stands for written out. */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (!tail) return head;
  const inTail = tail.length + (tail.at(-1)?.includes('.') ? 1 : 0);
  return [...head, ...Array<string>(GROUPS - head.length - inTail).fill('0'), ...tail];
}
