import type { FastifyInstance } from 'fastify';
import { SECRET_PATHS, SITE_PATHS, tidyEnd } from '../../../openapi/contract/site/addresses.js';
import { namesHtml } from '../common/http/names-html.js';

/** `/blog/:slug` and `/admin/*` as patterns; like the site's router, they ignore case and a trailing slash. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('/*', '(?:/.*)?')}/?$`, 'i');

const PAGES = SITE_PATHS.map(patternOf);
const isPage = (path: string): boolean => path === '/' || PAGES.some((page) => page.test(path));
const holdsSecret = (path: string): boolean =>
  SECRET_PATHS.some((page) => page === path.replace(/\/$/, '').toLowerCase());

/** `/%23/login`: a link whose # a mail program has encoded once or several times. */
const ENCODED_HASH = /^\/*(?:index\.html)?%(?:25)*23\/?/i;
/** `/reset-password%23token=…`: the same for a link with a secret after the #. */
const ENCODED_FRAGMENT = /^(\/[\w-]+)%(?:25)*23(.+)$/i;

/**
 * The hash route of an address without a #; null if there is none. A pasted link may end with punctuation, and
 * mail programs may encode its #.
 * @throws URIError when it is badly encoded
 */
export function hashRouteOf(url: string): string | null {
  const [path, query] = splitAt(url, '?');
  const fragment = ENCODED_FRAGMENT.exec(path);
  if (fragment && holdsSecret(fragment[1])) return `${fragment[1]}?${fragment[2]}`;
  if (ENCODED_HASH.test(path))
    return routeOf(`/${unwrapped(path.replace(ENCODED_HASH, '')).replace(/^\/+/, '')}`, query);
  if (path === '/' || (holdsSecret(path) && !query)) return null;
  return routeOf(path, query);
}

function routeOf(path: string, query: string): string | null {
  const [pathname, more] = splitAt(path, '?');
  const plain = decodeURIComponent(pathname);
  const meant = [plain, tidyEnd(plain)].find(isPage);
  if (meant === undefined) return null;
  const params = [more, query].filter(Boolean).join('&');
  return meant.split('/').map(encodeURIComponent).join('/') + (params && `?${params}`);
}

/** The characters after an encoded # are often encoded, too. */
const unwrapped = (text: string): string =>
  text.replace(/%(?:25)*(2f|3f|3d|26)/gi, (_, code: string) => decodeURIComponent(`%${code}`));

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Redirects browsers from `/login` to `/#/login`, also for API paths (`/medicine`). It must run before the
 * response cache.
 */
export function sendToHashRoutes(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const route = namesHtml(request) ? hashRouteOf(request.url) : null;
    if (route === null) return done();
    void reply.header('Vary', 'Accept').redirect(`/#${route}`, 302);
  });
}
