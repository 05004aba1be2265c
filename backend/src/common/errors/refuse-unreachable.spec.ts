import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { refuseUnreachable } from './refuse-unreachable.js';

const LOOK_MS = 50;
const PARTS = 5;
const PART = 'a'.repeat(2000);

async function* slowly() {
  for (let n = 0; n < PARTS; n += 1) {
    await wait(LOOK_MS);
    yield PART;
  }
}

describe('refuseUnreachable', () => {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = fastify();
    refuseUnreachable(server, { readyState: 0 } as Connection, LOOK_MS);
    await server.register(compress as never, { encodings: ['gzip'], threshold: 1024 });
    server.get('/silent', () => new Promise(() => undefined));
    server.get('/begun', (_request, reply) => reply.type('text/plain').send(Readable.from(slowly())));
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const ask = (path: string) => fetch(`${server.listeningOrigin}${path}`);

  it('answers requests that wait for an unreachable database', async () => {
    const answer = await ask('/silent');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  });

  it('leaves alone an answer that has begun', async () => {
    const answer = await ask('/begun');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PART.repeat(PARTS));
  });
});
