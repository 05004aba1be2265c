import { existsSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { DOCUMENT_LANGUAGE } from '../../../openapi/contract/messages/language.js';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { tPublicSite } from '../messages/site/public-site.js';
import { inScript, sentData } from './site-document.js';

/** A schema.org object, which search engines read. */
type Thing = Record<string, unknown>;

/** The content of the page of a doctor, a lab test, a medicine or an article without scripts. */
export interface PublicPage {
  /** The path of this page. */
  path: string;
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Open Graph's kind of page. */
  kind: 'article' | 'profile' | 'website';
  /** Path of the picture that a shared link shows. */
  picture: string;
  /** The alternative text, if the picture is part of the page; not set when it is only for shared links. */
  portrait?: string;
  /** The paragraphs below the title. */
  paragraphs: string[];
  /** Trusted HTML; empty when the paragraphs are everything. */
  html?: string;
  /** The hash route of the same content in the app. */
  route: string;
  /** The label of the link, e.g. "Book a visit". */
  action: string;
  /** The same facts as structured data. */
  thing: Thing;
  /** When it last changed, YYYY-MM-DD; null if unknown. */
  changedOn: string | null;
}

/** Data of the hospital for every page. */
export interface SiteFacts {
  hospital: Hospital;
  /** The site's address, without a trailing slash. */
  publicUrl: string;
}

const BUILT_PAGE = 'dist/web/index.html';

/** The styles of the page until the app takes over. */
const STYLE = `.public-page{min-height:100vh;box-sizing:border-box;padding:48px 16px;background:#f3f6f6;color:#16302f;font-family:Inter,"Segoe UI",Helvetica,Arial,sans-serif;line-height:1.5}
.public-page h1{font-size:1.5rem;line-height:1.25;margin:0 0 12px}
.public-page main{max-width:640px;margin:0 auto;padding:24px;background:#fff;border:1px solid #d6e0df;border-radius:12px;overflow-wrap:break-word}
.public-page img{border-radius:12px}
.public-page a{color:#0f6b66;font-weight:600}
.public-page table{border-collapse:collapse}.public-page td,.public-page th{border:1px solid #d6e0df;padding:4px 8px}
@media (prefers-color-scheme:dark){.public-page{background:#0e1716;color:#e3eeed}.public-page main{background:#162321;border-color:#2b3f3d}.public-page a{color:#6fc7bf}}`;

const options = { strict: true, knownHelpersOnly: true };

interface Filling extends PublicPage {
  /** The hospital's name. */
  hospital: string;
  publicUrl: string;
  program: string;
  data: string;
  /** The hospital's settings that the app needs for its first frame. */
  sent: string;
}

const page = Handlebars.compile<Filling>(
  `<!doctype html>
<html lang="${DOCUMENT_LANGUAGE}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{{title}} | {{hospital}}</title>
<meta name="description" content="{{description}}">
<link rel="canonical" href="{{publicUrl}}{{path}}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta property="og:type" content="{{kind}}">
<meta property="og:site_name" content="{{hospital}}">
<meta property="og:title" content="{{title}}">
<meta property="og:description" content="{{description}}">
<meta property="og:url" content="{{publicUrl}}{{path}}">
<meta property="og:image" content="{{publicUrl}}{{picture}}">
<meta name="twitter:card" content="summary_large_image">
<meta name="site-route" content="{{route}}">
<script type="application/ld+json">{{{data}}}</script>
<style>${STYLE}</style>
{{{program}}}
</head>
<body>
<div id="root">
<div class="public-page">
<main>
{{#if portrait}}<img src="{{picture}}" alt="{{portrait}}" width="128" height="128">
{{/if}}<h1>{{title}}</h1>
{{#each paragraphs}}<p>{{this}}</p>
{{/each}}{{#if html}}{{{html}}}
{{/if}}<p><a href="/#{{route}}">{{action}}</a></p>
</main>
</div>
</div>
{{{sent}}}
</body>
</html>
`,
  options,
);

/** The content for an address without a public record. */
export interface MissingPage {
  title: string;
  text: string;
  action: string;
  /** The hash route of the list in the app. */
  list: string;
}

const missing = Handlebars.compile<
  MissingPage & { name: string; phone: string; dialled: string; firstPage: string }
>(
  `<!doctype html>
<html lang="${DOCUMENT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}} | {{name}}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{margin:0}${STYLE}</style>
</head>
<body>
<div class="public-page">
<main>
<p>{{name}}</p>
<h1>{{title}}</h1>
<p>{{text}}</p>
<p><a href="/#{{list}}">{{action}}</a> · <a href="/">{{firstPage}}</a> · <a href="tel:{{dialled}}">{{phone}}</a></p>
</main>
</div>
</body>
</html>
`,
  options,
);

/** The script and style tags of the built site; empty when only the API runs. */
function readProgram(): string {
  if (!existsSync(BUILT_PAGE)) return '';
  const tags =
    /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>|<style>[^]*?<\/style>/g;
  return (readFileSync(BUILT_PAGE, 'utf8').match(tags) ?? []).join('\n');
}

const program = readProgram();

/** The whole page, readable without scripts, from which the app continues. All user texts are escaped. */
export function renderPage(facts: PublicPage, { hospital, publicUrl }: SiteFacts): string {
  const image = facts.portrait ? { image: publicUrl + facts.picture } : {};
  const thing = {
    '@context': 'https://schema.org',
    url: publicUrl + facts.path,
    ...image,
    ...facts.thing,
  };
  const about = { hospital: hospital.name, publicUrl, data: inScript(thing), sent: sentData({ hospital }) };
  return page({ html: '', portrait: '', ...facts, ...about, program });
}

/** The page of an address without a public record. */
export const renderMissingPage = ({ name, phone }: Hospital, page: MissingPage): string =>
  missing({
    name,
    phone,
    dialled: phone.replace(/[^\d+]/g, ''),
    firstPage: tPublicSite('firstPage'),
    ...page,
  });
