import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { tPost } from '../messages/site/posts.js';

const LINK = 'class="link link--underlined"';

/** A route of the site from an author's link; undefined for any other address. */
function routeOf(address: string): string | undefined {
  const path = address.startsWith('#/') ? address.slice(1) : address;
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

/** Script links have lost their address, and fragment links would be taken for routes. */
function openLink(_tag: string, address: string): string {
  const route = routeOf(address);
  if (!address || (address.startsWith('#') && !route)) return `<a ${LINK}`;
  return route
    ? `<a ${LINK} href="/#${route}"`
    : `<a ${LINK} target="_blank" rel="noopener noreferrer" href="${address}"`;
}

const made = new WeakMap<object, string>();

/**
 * An article's Markdown (with tables) as safe HTML: HTML in it is escaped, and script addresses are removed.
 * Rendered once per row.
 */
export function articleHtml(post: { body: string }): string {
  const known = made.get(post);
  if (known !== undefined) return known;
  const html = render(post.body);
  made.set(post, html);
  return html;
}

/** Only the renderer wrote the tags here; it has escaped the author's. */
const render = (body: string): string =>
  micromark(body, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    // The page's own title is its only h1.
    .replace(/<(\/?)h1>/g, '<$1h2>')
    .replace(/<a href="([^"]*)"/g, openLink)
    // No picture is loaded from other servers, which would learn who reads what.
    .replace(/<img src="[^"]*" alt="([^"]*)"[^>]*>/g, (_tag, alt: string) => (alt ? `<em>${alt}</em>` : ''))
    .replaceAll(
      '<table>',
      `<div role="region" aria-label="${tPost('table')}" tabindex="0" class="prose__table"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
