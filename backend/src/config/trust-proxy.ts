import { isIP } from 'node:net';
import { z } from 'zod';

const MAX_HOPS = 10;
const MAX_NETWORKS = 50;
/** Names that stand for networks of a machine's own neighbourhood. */
const NAMES = ['loopback', 'linklocal', 'uniquelocal'];
/** The widest network of one owner: 10.0.0.0/8 and fc00::/7. A wider one would hold strangers. */
const WIDEST = { 4: 8, 6: 7 } as const;
const BITS = { 4: 32, 6: 128 } as const;

export type TrustProxy = false | number | string[];

const isNetwork = (text: string): boolean => {
  if (NAMES.includes(text)) return true;
  const [address, length, ...more] = text.split('/');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || more.length > 0) return false;
  if (length === undefined) return true;
  const bits = Number(length);
  return /^\d{1,3}$/.test(length) && bits >= WIDEST[family] && bits <= BITS[family];
};

const networksOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/**
 * Whose X-Forwarded-For counts: none (false), the last so many entries (a number of proxies), or what these
 * networks say (a list). `true` would believe the left-most entry, which is whatever the caller has written.
 */
export const TrustProxySetting = z
  .string()
  .refine((text) => text !== 'true', {
    abort: true,
    error:
      'must be the number of proxies in front (1), or their networks (10.0.0.0/8, 192.0.2.7): with true every visitor could claim any address',
  })
  .transform((text): TrustProxy => {
    if (text === 'false' || text === '0') return false;
    return /^\d+$/.test(text) ? Number(text) : networksOf(text);
  })
  .refine((trust) => typeof trust !== 'number' || trust <= MAX_HOPS, `must be at most ${MAX_HOPS} proxies`)
  .refine(
    (trust) => !Array.isArray(trust) || (trust.length <= MAX_NETWORKS && trust.every(isNetwork)),
    'must be false, a number of proxies, or a list of networks such as 10.0.0.0/8,192.0.2.7',
  );

/**
 * The setting as Fastify takes it. A bare number would make it trust no one, since it cannot tell who the first of the
 * hops is; that one is the deployment's to see to: behind a number of proxies no client reaches the server past them.
 */
export const proxyTrust = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
