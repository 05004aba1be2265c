import { SECRET_PATHS, tidyEnd, tidyPasted } from '../../../../openapi/contract/site/addresses.js';

/** Ids and codes in an address; everything else may be a text that a visitor typed. */
const CODES = ['token', 'code', 'order', 'visit', 'doctor', 'for'];

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where a link leads that was opened: the path and query of a hash route. */
export interface Opened {
  path: string;
  /** What a mail's link says for this page alone, e.g. `token=…`; '' for any other page. */
  secret: string;
}

/**
 * Reads an address that was opened or pasted: with its page behind the # or without one (`/reset-password#token=…`), with
 * an encoded #, or with the punctuation of the text that it stood in.
 */
export function openedAddress(address: Address): Opened {
  const [pathname, query] = routeOf(address);
  const path = query ? pathname : tidyPath(pathname);
  const params = tidyParams(query);
  const isSecret = SECRET_PATHS.some((page) => page === path);
  return isSecret ? { path, secret: params } : { path: params ? `${path}?${params}` : path, secret: '' };
}

function routeOf({ pathname, search, hash }: Address): [string, string] {
  const behind = hash.replace(/^#(?=%(?:25)*2f)/i, '#/').replace(/^#\/%(?:25)*2f/i, '#/');
  if (behind.startsWith('#/') || pathname === '/' || pathname === '/index.html')
    return parted(behind.slice(1) || '/');
  return [pathname, [search.slice(1), behind.slice(1)].filter(Boolean).join('&')];
}

function parted(route: string): [string, string] {
  const at = route.indexOf('?');
  return at < 0 ? [route, ''] : [route.slice(0, at), route.slice(at + 1)];
}

function tidyPath(path: string): string {
  const decoded = decodedOr(path);
  const tidy = tidyEnd(decoded);
  return tidy === decoded ? path : encodeURI(tidy);
}

/** The router shows an address that is not well encoded as it stands. */
function decodedOr(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The query as it was, unless a code in it has something around it. */
export function tidyParams(query: string): string {
  const params = new URLSearchParams(query);
  const untidy = [...params].filter(([name, value]) => CODES.includes(name) && value !== tidyPasted(value));
  for (const [name, value] of untidy) params.set(name, tidyPasted(value));
  return untidy.length > 0 ? params.toString() : query;
}

/** The state of a history entry whose page was opened by a mail's link. */
export const secretState = (secret: string) => ({ secret });

/** What the link said, from the state of a history entry. */
export function secretOf(state: unknown): string {
  const { secret } = (state ?? {}) as Partial<ReturnType<typeof secretState>>;
  return typeof secret === 'string' ? secret : '';
}

/**
 * Puts the page's address in its usual form, without a secret. Called before the router reads it, and again when another
 * link is pasted into the same tab.
 * @returns the address for the router if there was a secret
 */
export function tidyAddress(): Opened | null {
  const opened = openedAddress(window.location);
  const { path, secret } = opened;
  const isUsual = window.location.pathname === '/' && !window.location.search;
  const shown = window.location.hash.slice(1) || '/';
  if (!isUsual || shown !== path)
    window.history.replaceState(window.history.state, '', path === '/' ? '/' : `/#${path}`);
  return secret ? opened : null;
}
