import type { SwaggerCustomOptions } from '@nestjs/swagger';
import { PAGE_STYLE } from './page-style.js';

/** The page of the document: everything on it is served from here. */
export const docsPage: SwaggerCustomOptions = {
  jsonDocumentUrl: 'api/docs-json',
  yamlDocumentUrl: 'api/docs-yaml',
  customSiteTitle: 'Hospital Portal API',
  customfavIcon: '/favicon.svg',
  customCss: PAGE_STYLE,
  swaggerOptions: {
    persistAuthorization: true,
    deepLinking: true,
    filter: true,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
  },
};
