/**
 * Runs deploy/nginx.conf in the nginx of this machine, attacks it from one address and checks that other visitors are
 * still answered: `node deploy/check-proxy.mjs [path of nginx] [seconds]`, as root. See docs/operations.md.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , nginx = 'nginx', seconds = '30'] = process.argv;
const [ATTACKER, VISITOR, TRUSTED_PROXY] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
const [PORT, SERVER_PORT] = [4210, 4211];
const SLOW_BODIES = 560;
const TRICKLE_MS = 12_000;
const SECRET = 'S3CRET';
const folder = mkdtempSync(join(tmpdir(), 'proxy-'));

/** The configuration with local paths and ports. Before 1.25, nginx has no `http2` and no `resolve`. */
function configuration() {
  const version = execFileSync('sh', ['-c', `${nginx} -v 2>&1`], { encoding: 'utf8' });
  const isOld = Number(/nginx\/1\.(\d+)/.exec(version)?.[1]) < 25;
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('/dev/stderr', `${folder}/error.log`)
    .replace(/^worker_processes/m, 'user root;\nworker_processes')
    .replace(/^ *(resolver|include) .*$/gm, '')
    .replace(/server api:3000 resolve/, `server 127.0.0.1:${SERVER_PORT}`)
    .replace(/listen 8080/, `listen ${PORT}`)
    // The visitors of other networks come through a trusted proxy.
    .replace(
      /^( *)map \$http_x_request_id/m,
      `$1set_real_ip_from ${TRUSTED_PROXY};\n$1real_ip_header X-Forwarded-For;\n$&`,
    );
  return isOld ? text.replace(/^ *http2( on|_max.*);?.*$/gm, '') : text;
}

/** @returns the status, 0 without an answer, and the time until the answer */
function ask(path, { from = VISITOR, body, headers = {}, timeout = 8000 } = {}) {
  const began = performance.now();
  const address = { port: PORT, host: '127.0.0.1', localAddress: from, agent: false, timeout };
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve) => {
    const done = (status) => resolve({ status, ms: performance.now() - began });
    const call = request({ ...address, path, method, headers });
    call.on('response', (response) => {
      response.resume().on('end', () => done(response.statusCode));
      response.on('error', () => done(0));
    });
    call.on('timeout', () => call.destroy()).on('error', () => done(0));
    call.end(body);
  });
}

const login = () => ask('/api/users/login', { body: '{}' });

/** An upload over a slow line: 50 parts of 10 kB in ten seconds. */
async function slowUpload() {
  const parts = async function* () {
    for (let n = 0; n < 50; n += 1, await sleep(200)) yield Buffer.alloc(10_000);
  };
  const { status } = await fetch(`http://127.0.0.1:${PORT}/upload`, {
    method: 'POST',
    body: parts(),
    duplex: 'half',
  });
  return { status, ms: 10_000 };
}

/** Opens a socket that promises a body and sends one byte of it now and then. */
function slowBody() {
  const socket = connect({ port: PORT, host: '127.0.0.1', localAddress: ATTACKER });
  const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 9000\r\n\r\n{`);
  const timer = setInterval(() => socket.writable && socket.write('1'), TRICKLE_MS);
  socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  return socket.resume();
}

const server = createServer((incoming, reply) => {
  incoming.resume().on('end', () => {
    if (incoming.url !== '/events') return reply.end('ok');
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    reply.write('data: 1\n\n');
    return setTimeout(() => reply.end('data: 2\n\n'), 20_000);
  });
});

const failures = [];
function check(title, answers, isRight = ({ status }) => status === 200) {
  const statuses = [...new Set(answers.map(({ status }) => status))];
  const counts = statuses
    .map((each) => `${answers.filter(({ status }) => status === each).length} × ${each}`)
    .join(', ');
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  const passed = answers.every(isRight);
  if (!passed) failures.push(title);
  console.info(`${passed ? 'ok    ' : 'FAILED'} ${title}: ${counts}, slowest ${slowest} ms`);
}

const many = (count, make) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));

async function checkUse() {
  const file = (megabytes) => ask('/upload', { body: Buffer.alloc(megabytes * 2 ** 20) });
  check('a page with 120 files', await many(120, (n) => ask(`/assets/${n}.js`)));
  check('an upload of 5 MB', [await file(5)]);
  check('an upload of 500 kB over a slow line', [await slowUpload()]);
  check('refuses an upload of 10 MB', [await file(10)], ({ status }) => status === 413);
  check('60 logins at once from one address', await many(60, login));
}

async function checkSlowBodies() {
  const streams = many(40, () => ask('/events', { timeout: 60_000 }));
  const sockets = Array.from({ length: SLOW_BODIES }, slowBody);
  const answers = [];
  for (const end = Date.now() + Number(seconds) * 1000; Date.now() < end; await sleep(500)) {
    answers.push(await ask('/'), await login());
  }
  for (const socket of sockets) socket.destroy();
  check(`a visitor beside ${SLOW_BODIES} slow bodies`, answers);
  check('40 event streams of a visitor', await streams);
}

async function checkNetworks() {
  const at = (address) => ask('/', { from: TRUSTED_PROXY, headers: { 'x-forwarded-for': address } });
  const rush = await many(3000, (n) => at(`2001:db8:1:2::${n.toString(16)}`));
  const isLimited = rush.some(({ status }) => status === 429);
  check('limits 3,000 calls at once from one /64', rush, () => isLimited);
  check('answers other /64 networks', await many(20, (n) => at(`2001:db8:1:${(n + 3).toString(16)}::1`)));
}

async function checkLogs() {
  const marks = ['a?signature=', 'reset%23token=', 'reset%3Ftoken=', 'reset%2523token=', 'x?a=%0A'];
  for (const mark of marks) await ask(`/${mark}${SECRET}`);
  server.close();
  server.closeAllConnections();
  await ask(`/image/x?signature=${SECRET}`);
  await sleep(300);
  const logs = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
  check('the logs hold no secret of an address', [
    { status: logs.join('').includes(SECRET) ? 0 : 200, ms: 0 },
  ]);
}

mkdirSync(join(folder, 'bodies'), { recursive: true });
writeFileSync(join(folder, 'nginx.conf'), configuration());
await new Promise((resolve) => server.listen(SERVER_PORT, '127.0.0.1', resolve));
const proxy = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
try {
  await sleep(1500);
  await checkUse();
  await checkSlowBodies();
  await checkNetworks();
  await checkLogs();
} finally {
  proxy.kill('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures.length > 0 ? 1 : 0);
