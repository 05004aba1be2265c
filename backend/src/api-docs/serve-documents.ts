import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dump } from 'js-yaml';
import { CachedBody } from '../common/caching/cached-body.js';
import { describeApi } from './describe-api.js';
import { DOCS, PAGE } from './page.js';
import { PAGE_SCRIPT } from './page-script.js';

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  script: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
} as const;

const require = createRequire(import.meta.url);
const fileOfUi = (name: string): string => readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8');

/**
 * Serves the API documents and the page that shows them. Each is built and compressed on first use: a document takes
 * 100 ms to build, the page's script 40 ms to compress.
 */
export function serveDocuments(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const serve = (path: string, type: keyof typeof TYPES, make: () => string) => {
    let made: CachedBody | undefined;
    server.get(path, (request, reply) => {
      made ??= new CachedBody(make(), { type: TYPES[type] });
      made.send(request, reply);
    });
  };
  serve(DOCS.json, 'json', () => JSON.stringify(describeApi(app)));
  serve(DOCS.yaml, 'yaml', () => dump(describeApi(app), { skipInvalid: true, noRefs: true }));
  serve(DOCS.page, 'html', () => PAGE);
  serve(DOCS.script, 'script', () => PAGE_SCRIPT);
  serve(DOCS.bundle, 'script', () => fileOfUi('swagger-ui-bundle.js'));
  serve(DOCS.style, 'css', () => fileOfUi('swagger-ui.css'));
}
