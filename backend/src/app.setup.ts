import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { ActingFor } from './auth/acting/acting-for.service.js';
import { assertWhileActing } from './auth/acting/while-acting.js';
import { assertShallow } from './common/http/json-depth.js';
import { loggedPath } from './common/logged-path.js';
import type { Connection } from 'mongoose';
import { ResponseCache } from './common/caching/response-cache.js';
import { sendCachedResponses } from './common/caching/send-cached-responses.js';
import { createBoundedServer } from './common/limits/bound-pipelining.js';
import { countRequests } from './common/limits/count-requests.js';
import { RequestLimit } from './common/limits/request-limit.js';
import { addListHeaders } from './common/lists/list-headers.js';
import { refuseUnreachable } from './common/errors/refuse-unreachable.js';
import { answerMalformedRequest, answerUnroutable } from './common/errors/transport-errors.js';
import type { Env } from './config/env.js';
import { proxyTrust } from './config/trust-proxy.js';
import { serveDocuments } from './api-docs/serve-documents.js';
import { sendToHashRoutes } from './public-site/site-addresses.js';
import { readSite, scriptHashes } from './public-site/site-document.js';

const JSON_LIMIT_BYTES = 100 * 1024;

/** Scripts, styles, fonts and bitmaps of the built site. Drawings are not among them: opened by itself, one is a document. */
const isAsset = (url: string): boolean =>
  /^\/assets\/[\w.-]+\.(?:js|css|woff2|png|webp|avif)(?:\?|$)/.test(url);
/** Asset names contain a hash, so no client revalidates them; these headers are dropped. */
const OF_CHANGING = ['etag', 'last-modified', 'accept-ranges'];

/** How long a connection may take. */
export const TIMEOUTS = {
  headersMs: 15_000,
  /** For a complete request. */
  requestMs: 30_000,
  /** Idle time of a connection, e.g. of a client that does not read; event streams send more often. */
  stillMs: 60_000,
  /** How often Node checks for slow connections. It has no effect when set later. */
  checkMs: 5000,
};

/** The HTTP adapter: limits, request ids and log lines without secrets. */
export function httpAdapter(
  env: Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY'>,
  patience = TIMEOUTS,
): FastifyAdapter {
  const logger = {
    level: env.LOG_LEVEL,
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        url: loggedPath(request.url),
        ip: request.ip,
      }),
    },
  };
  const options: FastifyHttpOptions<Server> = {
    logger: env.LOG_LEVEL === 'silent' ? false : logger,
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: proxyTrust(env.TRUST_PROXY),
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.stillMs,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for an address without a route, so it is counted here.
      if (request.server.admits?.(request, reply) !== false) answerUnroutable(error, request, reply);
    },
    clientErrorHandler: answerMalformedRequest,
    serverFactory: createBoundedServer,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  };
  return new FastifyAdapter(options);
}

/** Setup shared by the server, the tests and the tools: headers, compression, documents and the site. */
export async function setUp(app: NestFastifyApplication, env: Env): Promise<void> {
  app.enableShutdownHooks();
  const server = app.getHttpAdapter().getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit: JSON_LIMIT_BYTES }, (request, body, done) => {
    assertShallow(body);
    void parse(request as FastifyRequest, body.toString(), done);
  });
  assertWhileActing(server, app.get(ActingFor));
  addSecurityHeaders(server, env);
  countRequests(server, app.get(RequestLimit));
  sendToHashRoutes(server);
  sendCachedResponses(server, app.get(ResponseCache));
  refuseUnreachable(server, app.get<Connection>(getConnectionToken()));
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (isAsset(request.url)) for (const name of OF_CHANGING) void reply.removeHeader(name);
    else void reply.header('X-Request-Id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('Cache-Control', 'no-store');
    done();
  });
  await app.register(compress, { encodings: ['gzip'], threshold: 1024 });
  addListHeaders(server);
  serveDocuments(app);
  await serveSite(app);
}

/** Browser features that no page of the portal uses. Video visits have a page of their own. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Sets the security headers of every response. */
function addSecurityHeaders(server: FastifyInstance, env: Env): void {
  const isHttps = env.PUBLIC_URL.startsWith('https:');
  const ofAnswers = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes(readSite() ?? '')],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps,
  });
  const ofAssets = [
    helmet.xContentTypeOptions(),
    helmet.crossOriginResourcePolicy({ policy: 'same-origin' }),
    ...(isHttps ? [helmet.strictTransportSecurity()] : []),
  ];
  server.addHook('onRequest', (request, reply, done) => {
    if (isAsset(request.url)) {
      for (const setHeader of ofAssets) setHeader(request.raw, reply.raw, () => undefined);
      return done();
    }
    reply.raw.setHeader('Permissions-Policy', PERMISSIONS);
    ofAnswers(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

/** The built site, with its files compressed beforehand. Without a build the server is an API only. */
async function serveSite(app: NestFastifyApplication): Promise<void> {
  const root = resolve(process.cwd(), 'dist/web');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const hashed = path.includes('/assets/');
      void reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = app.getHttpAdapter().getInstance();
  // One route serves all files. One route per file would slow down the start by a fifth.
  const folder = join(root, 'assets');
  // The build may still be running.
  const assets = new Set(existsSync(folder) ? readdirSync(folder) : []);
  server.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  );
  // The server adds the hospital's own data to this page (public-site/).
  const beside = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^index\.html|\.(br|gz)$/.test(entry.name),
  );
  for (const { name } of beside) server.get(`/${name}`, (_request, reply) => reply.sendFile(name));
}
