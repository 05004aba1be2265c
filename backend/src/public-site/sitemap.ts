import Handlebars from 'handlebars';

interface SitemapEntry {
  url: string;
  /** YYYY-MM-DD; null if unknown. */
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

/** The static addresses of the site. */
export const renderSitemap = (entries: SitemapEntry[]): string => sitemap({ entries });

/** Crawlers may read everything except the API; pages behind the # share the site's one address. */
export const renderRobots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
