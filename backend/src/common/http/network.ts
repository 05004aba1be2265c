import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;

/** The networks counted around an address, in bits of the prefix, narrowest first. */
const PREFIXES = { ipv4: [32, 24], ipv6: [64, 56, 48] } as const;

export type Prefix = (typeof PREFIXES)[keyof typeof PREFIXES][number];

export interface Network {
  /** The key for limits, e.g. 2001:db8:1:2::/64; a single IPv4 address has no prefix. */
  name: string;
  prefix: Prefix;
}

/**
 * The networks in which limits count an address, narrowest first. A machine has a whole /64 of IPv6 and a
 * customer a /56 or /48, so limits on single addresses would be useless. An IPv4 address counts alone and in
 * its /24, also when mapped into IPv6.
 * @param address as reported by the connection
 */
export function networksOf(address: string): Network[] {
  const plain = plainOf(address);
  if (isIPv6(plain)) return PREFIXES.ipv6.map((prefix) => ({ name: ipv6Name(plain, prefix), prefix }));
  const prefixes = isIPv4(plain) ? PREFIXES.ipv4 : ([32] as const);
  return prefixes.map((prefix) => ({ name: ipv4Name(plain, prefix), prefix }));
}

/**
 * The widest network of one typical customer: an IPv4 address, or a /48 of IPv6. For quotas that cannot grow
 * with the network.
 */
export function customerNetworkOf(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? ipv6Name(plain, PREFIXES.ipv6[2]) : plain;
}

/** Removes the zone id and unmaps IPv4 addresses. */
function plainOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1] : address.split('%')[0];
}

function ipv4Name(address: string, prefix: (typeof PREFIXES.ipv4)[number]): string {
  if (prefix === 32) return address;
  return `${address.slice(0, address.lastIndexOf('.'))}.0/${prefix}`;
}

/** The groups of the prefix; the remaining bits of the last one are zero. */
function ipv6Name(address: string, prefix: number): string {
  const whole = Math.ceil(prefix / BITS_OF_A_GROUP);
  const behind = whole * BITS_OF_A_GROUP - prefix;
  const groups = groupsOf(address)
    .slice(0, whole)
    .map((group) => Number.parseInt(group, 16));
  groups[whole - 1] = (groups[whole - 1] >> behind) << behind;
  return `${groups.map((group) => group.toString(16)).join(':')}::/${prefix}`;
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (!tail) return head;
  const inTail = tail.length + (tail.at(-1)?.includes('.') ? 1 : 0);
  return [...head, ...Array<string>(GROUPS - head.length - inTail).fill('0'), ...tail];
}
