import { checkParams, listDisputesParams, listEventsParams, listSessionsParams } from './api-params.js';
import { parseForm } from './form-body.js';
import { toDispute, toSession } from './objects.js';
import { noSuch } from './stripe-error.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from './context.js';

/** A page of a list as the API gives it; `found` has one row more than the page when there are more. */
const pageOf = (url: string, found: object[], limit: number) => ({
  object: 'list',
  url,
  has_more: found.length > limit,
  data: found.slice(0, limit),
});

const queryOf = (request: FastifyRequest) => parseForm(request.url.split('?').slice(1).join('?'));

/** The lists that the portal asks for when it hears of something that it did not do itself. */
export function listRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { db } = sandbox;

  app.get('/checkout/sessions', async (request) => {
    const { payment_intent, limit } = checkParams(listSessionsParams, queryOf(request));
    const found = await db.sessions.find({ paymentIntentId: payment_intent }).toArray();
    const shown = found.map((session) => toSession(session, sandbox.baseUrl()));
    return pageOf('/v1/checkout/sessions', shown, limit);
  });

  app.get('/disputes', async (request) => {
    const { payment_intent, limit } = checkParams(listDisputesParams, queryOf(request));
    const found = await db.disputes
      .find({ paymentIntentId: payment_intent })
      .sort({ created: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    return pageOf('/v1/disputes', found.map(toDispute), limit);
  });

  app.get('/events', async (request) => {
    const { types, created, starting_after, limit } = checkParams(listEventsParams, queryOf(request));
    const last = starting_after ? await db.deliveries.findOne({ _id: starting_after }) : null;
    if (starting_after && !last) throw noSuch('event', starting_after, 'starting_after');
    const older = last && {
      $or: [{ created: { $lt: last.created } }, { created: last.created, _id: { $lt: last._id } }],
    };
    const found = await db.deliveries
      .find({
        ...(types && { type: { $in: types } }),
        $and: [created ? { created: { $gte: new Date(created.gte * 1000) } } : {}, older ?? {}],
      })
      .sort({ created: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    const events = found.map(({ payload }) => JSON.parse(payload) as object);
    return pageOf('/v1/events', events, limit);
  });
}
