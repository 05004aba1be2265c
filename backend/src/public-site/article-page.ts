import Handlebars from 'handlebars';

/** What the page that people share says about an article. */
export interface ArticlePage {
  hospital: string;
  title: string;
  description: string;
  /** Own address of this page. */
  url: string;
  /** Address of the article on the site. */
  target: string;
  picture: string;
  author: string;
  publishedAt: string;
}

/** How the site looks before its own styles are there; no script, which the content policy would refuse. */
const STYLE = `body{margin:0;padding:0 16px;background:#f3f6f6;color:#16302f;font-family:Inter,"Segoe UI",Helvetica,Arial,sans-serif;line-height:1.5}
h1{font-size:1.5rem;line-height:1.25}
main{max-width:640px;margin:48px auto;padding:24px;background:#fff;border:1px solid #d6e0df;border-radius:12px}
a{color:#0f6b66;font-weight:600}
@media (prefers-color-scheme:dark){body{background:#0e1716;color:#e3eeed}main{background:#162321;border-color:#2b3f3d}a{color:#6fc7bf}}`;

const options = { strict: true, knownHelpersOnly: true };

const article = Handlebars.compile<ArticlePage>(
  `<!doctype html>
<html lang="en-IN" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}} | {{hospital}}</title>
<meta name="description" content="{{description}}">
<link rel="canonical" href="{{url}}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta property="og:type" content="article">
<meta property="og:site_name" content="{{hospital}}">
<meta property="og:title" content="{{title}}">
<meta property="og:description" content="{{description}}">
<meta property="og:url" content="{{url}}">
<meta property="og:image" content="{{picture}}">
<meta property="article:published_time" content="{{publishedAt}}">
<meta name="author" content="{{author}}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url={{target}}">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>{{title}}</h1>
<p>{{description}}</p>
<p><a href="{{target}}">Read the article</a></p>
</main>
</body>
</html>
`,
  options,
);

const missing = Handlebars.compile<{ hospital: string }>(
  `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Article not found | {{hospital}}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This article is no longer here</h1>
<p>It may have been taken back or have another address now.</p>
<p><a href="/#/blog">See all articles</a></p>
</main>
</body>
</html>
`,
  options,
);

/** The HTML page of an article's share address; whatever people wrote is escaped. */
export const renderArticlePage = (page: ArticlePage): string => article(page);

/** What a share address of no published article answers. */
export const renderMissingPage = (hospital: string): string => missing({ hospital });
