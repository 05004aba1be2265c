import { PAGE_STYLE } from './page-style.js';

/** Where the documents, and what their page loads, are served. */
export const DOCS = {
  page: '/api/docs',
  json: '/api/docs-json',
  yaml: '/api/docs-yaml',
  script: '/api/docs/page.js',
  bundle: '/api/docs/swagger-ui-bundle.js',
  style: '/api/docs/swagger-ui.css',
} as const;

/** What Swagger UI is started with. It keeps no token: the next person at the same browser would have it. */
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

/** The page of the documents: everything on it is served from here. */
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
