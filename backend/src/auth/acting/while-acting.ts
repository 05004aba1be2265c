import type { FastifyInstance } from 'fastify';
import { ACTING_FOR } from '../../../../openapi/contract/people/dependants.js';
import { actingWhile } from '../../common/acting.js';
import type { PortalRequest } from '../../common/http/actor.js';
import type { ActingFor } from './acting-for.service.js';

const HEADER = ACTING_FOR.toLowerCase();

/**
 * A guardian's writes for a dependant require the guardianship at that moment, on every route that accepts the
 * header. The actor is known once the guards have run.
 */
export function assertWhileActing(server: FastifyInstance, acting: ActingFor): void {
  server.addHook('preHandler', (request: PortalRequest, _reply, done) => {
    if (request.headers[HEADER] === undefined) return done();
    actingWhile(async (session) => {
      const { user } = request;
      if (user?.holder) await acting.assertStill(user, session);
    }, done);
  });
}
