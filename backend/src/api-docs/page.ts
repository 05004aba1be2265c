import { PAGE_STYLE } from './page-style.js';

/** Paths of the documents and of the assets of their page. */
export const DOCS = {
  page: '/api/docs',
  json: '/api/docs-json',
  yaml: '/api/docs-yaml',
  script: '/api/docs/page.js',
  bundle: '/api/docs/swagger-ui-bundle.js',
  style: '/api/docs/swagger-ui.css',
} as const;

/** Options of Swagger UI. The token is not stored: the next user of the browser would get it. */
export const UI_OPTIONS = {
  url: DOCS.json,
  dom_id: '#swagger-ui',
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  requestSnippetsEnabled: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
} as const;

/** The Swagger UI page. All its assets come from this server. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Hospital Portal API</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${DOCS.style}">
    <style>${PAGE_STYLE}</style>
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${DOCS.bundle}"></script>
    <script src="${DOCS.script}"></script>
  </body>
</html>
`;
