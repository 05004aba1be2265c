import Handlebars from 'handlebars';

interface SitemapEntry {
  url: string;
  /** YYYY-MM-DD; null when it is not known. */
  changedOn: string | null;
}

const sitemap = Handlebars.compile<{ entries: SitemapEntry[] }>(
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{{#each entries}}<url><loc>{{url}}</loc>{{#if changedOn}}<lastmod>{{changedOn}}</lastmod>{{/if}}</url>
{{/each}}</urlset>
`,
  { strict: true },
);

/** The addresses of the site that stand for themselves. */
export const renderSitemap = (entries: SitemapEntry[]): string => sitemap({ entries });

/** Everything may be read but the API; the pages behind the # belong to the site's one address. */
export const renderRobots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
