import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkCard } from './cards.js';
import { CHECKOUT_CSS, CHECKOUT_JS, ICON_SVG } from './checkout.assets.js';
import { alreadyPaidPage, expiredPage, paymentPage, problemPage } from './checkout.page.js';
import { findSession, paySession, successAddress } from './sessions.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CardForm } from './cards.js';
import type { Sandbox } from './context.js';
import type { SessionDoc } from './database.js';
import type { Html } from './html.js';

/** The site's font, where its packages are installed; else the page is set in the system's. */
const INTER = resolve('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

type ById = { Params: { id: string } };

const UNREADABLE = {
  status: 404,
  heading: 'No such checkout',
  sentence: 'This address names no checkout. Go back and start again to pay.',
};

/** The hosted page under /c/pay and what it loads. */
export function checkoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  asset(app, '/assets/checkout.css', 'text/css; charset=utf-8', CHECKOUT_CSS);
  asset(app, '/assets/checkout.js', 'text/javascript; charset=utf-8', CHECKOUT_JS);
  asset(app, '/assets/icon.svg', 'image/svg+xml', ICON_SVG);
  if (existsSync(INTER)) asset(app, '/assets/inter.woff2', 'font/woff2', readFileSync(INTER));

  app.get<ById>('/c/pay/:id', async (request, reply) => {
    const session = await findSession(sandbox, request.params.id);
    if (session?.status !== 'open') return sendClosed(reply, session, false);
    return sendPage(reply, 200, paymentPage(session, new Date()), session);
  });

  app.post<ById>('/c/pay/:id', async (request, reply) => {
    const session = await findSession(sandbox, request.params.id);
    if (session?.status !== 'open') return sendClosed(reply, session, true);
    const now = new Date();
    const typed = readCard(request.body);
    const check = checkCard(typed, now);
    if ('errors' in check) {
      return sendPage(
        reply,
        check.declined ? 402 : 422,
        paymentPage(session, now, typed, check.errors),
        session,
      );
    }
    const paid = await paySession(sandbox, session._id, check.card);
    if (!paid) return sendClosed(reply, await findSession(sandbox, session._id), true);
    return reply.redirect(successAddress(paid), 303);
  });
}

/** Sends a page that stands for itself: for unknown addresses and for failures. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  heading: string,
  sentence: string,
): FastifyReply {
  return sendPage(reply, status, problemPage(heading, sentence));
}

function sendClosed(reply: FastifyReply, session: SessionDoc | null, wantedToPay: boolean): FastifyReply {
  if (!session) return sendProblem(reply, UNREADABLE.status, UNREADABLE.heading, UNREADABLE.sentence);
  if (session.status === 'expired')
    return sendPage(reply, wantedToPay ? 410 : 200, expiredPage(session), session);
  const page = alreadyPaidPage(session, successAddress(session), wantedToPay);
  return sendPage(reply, wantedToPay ? 409 : 200, page, session);
}

function sendPage(reply: FastifyReply, status: number, page: Html, session?: SessionDoc): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy(session),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(page.toString());
}

/** Browsers hold the form's rule against the redirect after it too, so the shop's address is named there. */
function contentPolicy(session: SessionDoc | undefined): string {
  const formTargets = session ? `'self' ${new URL(session.successUrl).origin}` : "'none'";
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function readCard(body: unknown): CardForm {
  const typed = new URLSearchParams(typeof body === 'string' ? body : '');
  const value = (name: keyof CardForm) => (typed.get(name) ?? '').slice(0, 200);
  return {
    cardNumber: value('cardNumber'),
    expiry: value('expiry'),
    cvc: value('cvc'),
    cardName: value('cardName'),
  };
}

function asset(app: FastifyInstance, path: string, type: string, content: Buffer | string): void {
  app.get(path, async (_request, reply) =>
    reply
      .headers({ 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .send(content),
  );
}
