import { SECRET_PATHS, tidyEnd, tidyPasted } from '../../../../openapi/contract/site/addresses.js';

/** Ids and codes in an address; any other value may be a visitor's text. */
const CODES = ['token', 'code', 'order', 'visit', 'doctor', 'for'];

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The target of an opened link: path and query of a hash route. */
export interface Opened {
  path: string;
  /** The secret of a mailed link for this page, e.g. `token=…`; '' for other pages. */
  secret: string;
}

/**
 * Parses an opened or pasted address: with its page after the # or without one (`/reset-password#token=…`),
 * with an encoded #, or with trailing punctuation.
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

/** The router shows a badly encoded address unchanged. */
function decodedOr(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The query unchanged, unless a code in it has extra characters. */
export function tidyParams(query: string): string {
  const params = new URLSearchParams(query);
  const untidy = [...params].filter(([name, value]) => CODES.includes(name) && value !== tidyPasted(value));
  for (const [name, value] of untidy) params.set(name, tidyPasted(value));
  return untidy.length > 0 ? params.toString() : query;
}

/** The history state of a page that a mailed link opened. */
export const secretState = (secret: string) => ({ secret });

/** The secret of the link, from the history state. */
export function secretOf(state: unknown): string {
  const { secret } = (state ?? {}) as Partial<ReturnType<typeof secretState>>;
  return typeof secret === 'string' ? secret : '';
}

/**
 * Normalises the address bar and removes a secret. Called before the router starts, and for each address pasted
 * into the tab.
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
