import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from './response-cache.js';

/** Sends cached responses before guards, checks and interceptors run. */
export function sendCachedResponses(server: FastifyInstance, answers: ResponseCache): void {
  server.addHook('onRequest', (request, reply, done) => {
    const answer = answers.find(request);
    if (answer) answer.send(request, reply);
    else done();
  });
}
