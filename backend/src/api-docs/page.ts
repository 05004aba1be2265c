import type { SwaggerCustomOptions } from '@nestjs/swagger';
import { PAGE_SCRIPT_PATH } from './page-script.js';
import { PAGE_STYLE } from './page-style.js';

/** The page of the document: everything on it is served from here. */
export const docsPage: SwaggerCustomOptions = {
  jsonDocumentUrl: 'api/docs-json',
  yamlDocumentUrl: 'api/docs-yaml',
  customSiteTitle: 'Hospital Portal API',
  customfavIcon: '/favicon.svg',
  customCss: PAGE_STYLE,
  customJs: PAGE_SCRIPT_PATH,
  swaggerOptions: {
    persistAuthorization: true,
    deepLinking: true,
    filter: true,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
  },
};
