import type { FastifyInstance } from 'fastify';
import type { RequestLimit } from '../limits/request-limit.js';
import type { ReadyAnswers } from './ready-answers.js';

/** Sends what stands ready, within the bound of its route; a request above it goes on to the guard that refuses it. */
export function sendReady(server: FastifyInstance, answers: ReadyAnswers, bound: RequestLimit): void {
  server.addHook('onRequest', (request, reply, done) => {
    const answer = answers.find(request);
    if (answer && bound.admits(request, reply)) answer.send(request, reply);
    else done();
  });
}
