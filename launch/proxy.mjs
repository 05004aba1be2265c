import { Agent, createServer, request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const HEALTH_EVERY_MS = 500;
const HEALTH_TIMEOUT_MS = 4000;
const SENTENCE = 'The service is not available, please try again shortly.';
const UNAVAILABLE = { msg: 'failure', error: SENTENCE, reason: SENTENCE, message: SENTENCE };
/** Headers that are about one connection only. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']);

const throughHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/** Can be retried after a broken connection: it changes nothing and has no body. */
const isRepeatable = ({ method, headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

const headersFor = ({ headers, socket }) => ({
  ...throughHeaders(headers),
  // Client-sent forwarding headers are dropped, because limits count by address.
  'x-forwarded-for': socket.remoteAddress,
  'x-forwarded-host': headers.host ?? '',
  'x-forwarded-proto': 'http',
});

function answerUnavailable(response) {
  if (response.headersSent) return void response.destroy();
  response
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
    .end(JSON.stringify({ ...UNAVAILABLE, code: 'SERVICE_UNAVAILABLE' }));
}

/**
 * One address in front of several servers, each in its turn. One that is not ready is asked last; a request goes to
 * the next one when it cannot have had an effect: the connection was refused, or it only reads. Answers are passed on as
 * they come, so that streams of events work too.
 * @param {{ port: number, ports: number[] }} options TCP ports: its own, and those of the servers on 127.0.0.1
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function startProxy({ port, ports }) {
  // Connections are not reused: one that its server has just closed would break an unprocessed request.
  const agent = new Agent({ keepAlive: false });
  const ready = new Set();
  let turn = 0;
  // When none is ready, one that still answers is better: the public lists need no database.
  const nextOf = (tried) => {
    const left = ports.filter((each) => !tried.has(each));
    const best = left.filter((each) => ready.has(each));
    const candidates = best.length > 0 ? best : left;
    return candidates[(turn += 1) % candidates.length];
  };

  function forward(request, response, tried = new Set()) {
    const backend = nextOf(tried);
    if (backend === undefined) return answerUnavailable(response);
    tried.add(backend);
    const { method, url: path } = request;
    const options = { host: '127.0.0.1', port: backend, method, path, headers: headersFor(request), agent };
    const upstream = ask(options, (answer) => {
      response.writeHead(answer.statusCode, throughHeaders(answer.headers));
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    upstream.on('error', (error) => {
      const refused = error.code === 'ECONNREFUSED';
      if (refused) ready.delete(backend);
      const again = (refused || isRepeatable(request)) && !response.headersSent && !response.destroyed;
      if (again) forward(request, response, tried);
      else answerUnavailable(response);
    });
    response.once('close', () => upstream.destroy());
    if (isRepeatable(request)) upstream.end();
    else upstream.once('socket', (socket) => socket.once('connect', () => request.pipe(upstream)));
  }

  async function check(backend) {
    const health = `http://127.0.0.1:${backend}/api/health/ready`;
    const answer = await fetch(health, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) ready.add(backend);
    else ready.delete(backend);
  }
  let isClosing = false;
  async function watch(backend) {
    for (; !isClosing; await sleep(HEALTH_EVERY_MS)) await check(backend);
  }

  const server = createServer((request, response) => forward(request, response));
  await Promise.all(ports.map(check));
  const watching = ports.map(watch);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    // Like the server's own default: reachable as localhost, whichever address that is.
    server.listen(port, 'localhost', resolve);
  });
  return {
    close: async () => {
      isClosing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, ...watching]);
      agent.destroy();
    },
  };
}
