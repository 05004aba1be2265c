import type { FastifyInstance } from 'fastify';
import { ACTING_FOR } from '../../../../openapi/contract/people/dependants.js';
import { actingWhile } from '../../common/acting.js';
import type { PortalRequest } from '../../common/http/actor.js';
import type { ActingFor } from './acting-for.service.js';

const HEADER = ACTING_FOR.toLowerCase();

/**
 * What a holder writes for a dependant is written while they hold them, or not at all: on whatever route the header is
 * sent. Who acts is known once the guards have let the request in.
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
