import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENT_LANGUAGE } from '../../../openapi/contract/messages/language.js';
import type { HomeData } from '../../../openapi/contract/site/home.js';

/** The built page of the site; null where only the API runs. */
export function readSite(): string | null {
  const file = resolve(process.cwd(), 'dist/web/index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Loads what renders the home page (frontend/src/ssr/renderHome.tsx); null where only the API runs. */
export async function loadHomeRenderer(): Promise<((data: HomeData) => string) | null> {
  const file = resolve(process.cwd(), 'dist/ssr/renderHome.js');
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { renderHome: (data: HomeData) => string };
  return built.renderHome;
}

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** The page's own few lines of script, for a content security policy that allows these and no others. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const LANGUAGE = '<html lang="en-IN"';
const TITLE = /(<title>|"og:site_name" content=")Hospital Portal/g;
/** Where the built page has room for the rendered home page (frontend/index.html). */
const HOME = '<!--home-->';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
/** Data inside an element of a page; what people wrote must not end it. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The hospital's settings and, with the home page, the rest of its data. */
export type SentData = Pick<HomeData, 'hospital'> & Partial<HomeData>;

/** What the page is made of, so that the browser need not ask for it (frontend/src/home/sentData.ts). */
export const sentData = (data: SentData): string =>
  `<script type="application/json" id="page-data">${inScript(data)}</script>`;

/**
 * The site's document with the home page and its data.
 * @param home the rendered home page; empty where it could not be rendered
 */
export function renderSite(html: string, home: string, data: SentData): string {
  // Functions, because a $ in a replacement text has a meaning of its own.
  return html
    .replace(LANGUAGE, `<html lang="${DOCUMENT_LANGUAGE}"`)
    .replace(TITLE, (_, before: string) => before + escape(data.hospital.name))
    .replace(HOME, () => home)
    .replace('</body>', () => `${sentData(data)}\n</body>`);
}
