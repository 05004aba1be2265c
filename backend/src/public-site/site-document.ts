import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENT_LANGUAGE } from '../../../openapi/contract/messages/language.js';
import type { HomeData } from '../../../openapi/contract/site/home.js';

/** The built page of the site; null when only the API runs. */
export function readSite(): string | null {
  const file = resolve(process.cwd(), 'dist/web/index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Loads the renderer of the home page (frontend/src/ssr/renderHome.tsx); null when only the API runs. */
export async function loadHomeRenderer(): Promise<((data: HomeData) => string) | null> {
  const file = resolve(process.cwd(), 'dist/ssr/renderHome.js');
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { renderHome: (data: HomeData) => string };
  return built.renderHome;
}

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** The page's inline scripts, which the content security policy allows by hash. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const LANGUAGE = '<html lang="en-IN"';
const TITLE = /(<title>|"og:site_name" content=")Hospital Portal/g;
/** The placeholder of the rendered home page (frontend/index.html). */
const HOME = '<!--home-->';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
/** JSON inside a script element; user texts must not end the element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The hospital's settings and, with the home page, its other data. */
export type SentData = Pick<HomeData, 'hospital'> & Partial<HomeData>;

/** The page's data, so that the browser need not request it (frontend/src/home/sentData.ts). */
export const sentData = (data: SentData): string =>
  `<script type="application/json" id="page-data">${inScript(data)}</script>`;

/**
 * The site's document with the home page and its data.
 * @param home the rendered home page; empty if it could not be rendered
 */
export function renderSite(html: string, home: string, data: SentData): string {
  // Functions, because $ has a special meaning in replacement strings.
  return html
    .replace(LANGUAGE, `<html lang="${DOCUMENT_LANGUAGE}"`)
    .replace(TITLE, (_, before: string) => before + escape(data.hospital.name))
    .replace(HOME, () => home)
    .replace('</body>', () => `${sentData(data)}\n</body>`);
}
