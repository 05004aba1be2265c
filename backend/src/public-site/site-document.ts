import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Hospital } from '../../../openapi/contract/site/settings.js';

/** The built page of the site; null where only the API runs. */
export function readSite(): string | null {
  const file = resolve(process.cwd(), 'dist/web/index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** The page's own few lines of script, for a content security policy that allows these and no others. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Blanks of the built page (frontend/src/drawnPages.tsx); the phone's is a number, so that its link can be made. */
const PHONE = '+90000000000000001';
const PROMOTION = /<aside aria-label="Offer"[^]*?<\/aside>/;
const TITLE = /(<title>|"og:site_name" content=")Hospital Portal/g;

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

/** What every page needs to know of the hospital, so that the program need not ask (frontend/src/hospital/sentHospital.ts). */
export const sentHospital = (hospital: Hospital): string =>
  `<script type="application/json" id="hospital">${inScript(hospital)}</script>`;

/** The site's page with what the hospital says about itself, to be seen before any program and taken over by it. */
export function renderSite(html: string, hospital: Hospital): string {
  const { name, emergencyPhone, promoText } = hospital;
  // By functions: in a text a $ would mean something to replace.
  return html
    .replace(PROMOTION, (offer) => (promoText ? offer.replace('{{promoText}}', () => escape(promoText)) : ''))
    .replace(TITLE, (_, before: string) => before + escape(name))
    .replaceAll('{{name}}', () => escape(name))
    .replaceAll(`tel:${PHONE}`, () => `tel:${emergencyPhone.replace(/[^\d+]/g, '')}`)
    .replaceAll(PHONE, () => escape(emergencyPhone))
    .replace('</body>', () => `${sentHospital(hospital)}\n</body>`);
}
