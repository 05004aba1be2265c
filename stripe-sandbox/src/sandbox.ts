import fastify from 'fastify';
import { apiRoutes, bankRoutes, faultRoutes } from './api.routes.js';
import { checkoutRoutes, sendProblem } from './checkout.routes.js';
import { openDatabase } from './database.js';
import { Poller } from './poller.js';
import { expireAllOverdue } from './sessions.js';
import { StripeApiError } from './stripe-error.js';
import { WebhookWorker } from './webhooks.js';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from './context.js';
import type { SandboxSettings } from './settings.js';

const BODY_LIMIT_BYTES = 256 * 1024;
const EXPIRY_POLL_MS = 1_000;

/**
 * A small stand-in for Stripe: the API calls of the portal, a hosted checkout page and signed webhooks, with all state
 * in the database. It takes test cards only.
 *
 * The caller opens the port (`listen`); pending deliveries and expiries go on from then. `close()` ends the port, the
 * background work and the database connection.
 * @throws the driver's error when the database cannot be reached
 */
export async function createSandbox(settings: SandboxSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  const sandbox: Sandbox = {
    settings,
    db: await openDatabase(settings.mongodbUri),
    log: app.log,
    baseUrl: () => settings.publicUrl ?? `http://localhost:${portOf(app) ?? settings.port}`,
    eventsWaiting: () => webhooks.kick(),
  };
  const webhooks = new WebhookWorker(sandbox);
  const expiry = new Poller(
    () => expireAllOverdue(sandbox),
    EXPIRY_POLL_MS,
    (error) => app.log.error(error, 'Overdue sessions cannot be expired'),
  );

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerUnknown);
  checkoutRoutes(app, sandbox);
  await app.register(async (api) => apiRoutes(api, sandbox), { prefix: '/v1' });
  await app.register(async (control) => faultRoutes(control, sandbox), { prefix: '/sandbox' });

  await app.register(async (banks) => bankRoutes(banks, sandbox), { prefix: '/sandbox' });

  app.addHook('onListen', async () => {
    webhooks.start();
    expiry.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([webhooks.stop(), expiry.stop()]);
    await sandbox.db.close();
  });
  return app;
}

const isPage = (request: FastifyRequest): boolean => !/^\/(v1|sandbox)(\/|$)/.test(request.url);

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

function answerFailure(
  error: FastifyError | StripeApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toApiError(error);
  if (failure !== error && failure.status >= 500) request.log.error(error);
  if (!isPage(request)) return reply.code(failure.status).send(failure.body);
  const sentence =
    failure.status < 500
      ? 'The form could not be read. Go back and try again.'
      : 'Go back and try again. If the payment went through, the page will say so.';
  return sendProblem(reply, failure.status, 'That did not work', sentence);
}

function toApiError(error: FastifyError | StripeApiError): StripeApiError {
  if (error instanceof StripeApiError) return error;
  if (error.statusCode && error.statusCode < 500) return new StripeApiError(error.statusCode, error.message);
  return new StripeApiError(500, 'An unknown error occurred', { type: 'api_error' });
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isPage(request)) return sendProblem(reply, 404, 'No such page', 'This address names no checkout.');
  const path = request.url.split('?', 1)[0];
  const refusal = new StripeApiError(404, `Unrecognized request URL (${request.method}: ${path}).`);
  return reply.code(404).send(refusal.body);
}
