import { isIP } from 'node:net';
import { z } from 'zod';

const MAX_HOPS = 10;
const MAX_NETWORKS = 50;
/** Names for local networks. */
const NAMES = ['loopback', 'linklocal', 'uniquelocal'];
/** The widest network of one owner: 10.0.0.0/8 and fc00::/7. A wider one would include strangers. */
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
 * Whose X-Forwarded-For is trusted: none (false), the last entries (a number of proxies), or these networks (a
 * list). `true` would trust the left-most entry, which the client can forge.
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
 * The setting in Fastify's form. A bare number would trust none, because Fastify cannot know the first hop.
 * With a number of proxies, the deployment must ensure that no client bypasses them.
 */
export const proxyTrust = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
