import type { FastifyInstance } from 'fastify';
import type { ReadyAnswers } from './ready-answers.js';

/** Sends answers from memory before guards, checks and interceptors run. */
export function sendReady(server: FastifyInstance, answers: ReadyAnswers): void {
  server.addHook('onRequest', (request, reply, done) => {
    const answer = answers.find(request);
    if (answer) answer.send(request, reply);
    else done();
  });
}
