/**
 * Runs deploy/nginx.conf in the nginx of this machine before a server that answers by itself, attacks it from one
 * address, and says what another visitor notices: `node tools/check-proxy.mjs [path of nginx]`. See docs/operations.md.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [, , nginx = 'nginx', seconds = '30'] = process.argv;
const [ATTACKER, VISITOR] = ['127.0.0.1', '127.0.0.2'];
const [PORT, SERVER_PORT] = [4210, 4211];
const SOCKETS = 560;
const TRICKLE_MS = Number(process.env.TRICKLE_MS ?? 12_000);
const folder = mkdtempSync(join(tmpdir(), 'proxy-'));

/** For an older nginx: names that are looked up again and http2 as a directive came with 1.25 and 1.27. */
function configuration() {
  const { stderr = '' } = { stderr: execFileSync('sh', ['-c', `${nginx} -v 2>&1`], { encoding: 'utf8' }) };
  const [, minor] = /nginx\/1\.(\d+)/.exec(stderr) ?? [];
  const isOld = Number(minor) < 25;
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('/dev/stderr', `${folder}/error.log`)
    .replace(/^worker_processes/m, 'user root;\nworker_processes')
    .replace(/^ *resolver .*$/m, '')
    .replace(/server api:3000 resolve/, `server 127.0.0.1:${SERVER_PORT}`)
    .replace(/^ *include .*$/m, '')
    .replace(/listen 8080/, `listen ${PORT}${isOld ? ' http2' : ''}`)
    // Stands in for visitors of other networks.
    .replace(
      /^( *)map \$http_x_request_id/m,
      '$1set_real_ip_from 127.0.0.3;\n$1real_ip_header X-Forwarded-For;\n$&',
    );
  // Cleartext HTTP/2 and HTTP/1.1 cannot share a port before 1.25.
  return isOld
    ? text
        .replace(/^ *http2 on;$/m, '')
        .replace(/^ *http2_max.*$/m, '')
        .replace(' http2', '')
    : text;
}

/** Asks as a visitor does. @returns the status and how long it took; a status of 0 for no answer */
function ask(path, { from = VISITOR, method = 'GET', body, headers = {}, timeout = 8000 } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status, answer = '') => resolve({ status, ms: performance.now() - began, answer });
    const options = {
      port: PORT,
      host: '127.0.0.1',
      path,
      method,
      localAddress: from,
      agent: false,
      timeout,
    };
    const call = request({
      ...options,
      headers: { ...(body && { 'content-length': body.length }), ...headers },
    });
    call.on('response', (response) => {
      let answer = '';
      response.on('data', (part) => (answer += part)).on('end', () => done(response.statusCode, answer));
      response.on('error', () => done(0));
    });
    call
      .on('timeout', () => call.destroy())
      .on('error', () => done(0))
      .end(body);
  });
}

/** Sends a body in so many parts, with a pause after each. */
async function steadyUpload(bytes, parts, pauseMs) {
  const part = Buffer.alloc(bytes / parts);
  const began = performance.now();
  const options = {
    port: PORT,
    host: '127.0.0.1',
    path: '/upload',
    method: 'POST',
    localAddress: VISITOR,
    agent: false,
  };
  const call = request({ ...options, headers: { 'content-length': bytes } });
  const answered = new Promise((resolve) => {
    call.on('response', (response) => resolve(response.resume().statusCode)).on('error', () => resolve(0));
  });
  for (let n = 0; n < parts; n += 1) {
    call.write(part);
    await wait(pauseMs);
  }
  call.end();
  return { status: await answered, ms: performance.now() - began };
}

/** Opens a socket that promises a body and sends a byte of it now and then. @returns what became of it */
function slowBody(bytes) {
  const socket = connect({ port: PORT, host: '127.0.0.1', localAddress: ATTACKER });
  const state = { open: false, answered: false, end: () => socket.destroy() };
  socket.on('connect', () => {
    state.open = true;
    socket.write(
      `POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
    );
  });
  const timer = setInterval(() => state.open && socket.write('1'), TRICKLE_MS);
  socket.on('data', () => (state.answered = true));
  socket
    .on('error', () => undefined)
    .on('close', () => {
      state.open = false;
      clearInterval(timer);
    });
  return state;
}

const server = createServer((incoming, reply) => {
  incoming.resume().on('end', () => {
    if (incoming.url === '/events') {
      reply.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      reply.write('data: 1\n\n');
      setTimeout(() => reply.end('data: 2\n\n'), 20_000);
    } else reply.end('ok');
  });
});

const summary = (answers) => {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return `${JSON.stringify(counts)}, slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`;
};

async function checks() {
  const failures = [];
  const check = (what, isRight, figures) => {
    console.info(`${isRight ? 'ok    ' : 'FAILED'} ${what}: ${figures}`);
    if (!isRight) failures.push(what);
  };
  const all = (answers, status = 200) => answers.every((answer) => answer.status === status);
  const many = (count, make) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));

  const page = await many(120, (n) => ask(`/assets/${n}.js`));
  check('a page with 120 files', all(page), summary(page));
  const upload = [await ask('/upload', { method: 'POST', body: Buffer.alloc(5 * 1024 * 1024) })];
  check('an upload of 5 MB', all(upload), summary(upload));
  const steady = [await steadyUpload(500_000, 50, 200)];
  check('an upload of 500 kB over a line of 50 kB a second', all(steady), summary(steady));
  const tooLarge = [await ask('/upload', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024) })];
  check('an upload of 10 MB is refused with an answer', all(tooLarge, 413), summary(tooLarge));
  const waitingRoom = await many(60, () =>
    ask('/api/users/login', { method: 'POST', body: Buffer.from('{}') }),
  );
  check('60 logins at once from one address', all(waitingRoom), summary(waitingRoom));

  const streams = many(40, () => ask('/events', { timeout: 60_000 }));
  const attack = Array.from({ length: SOCKETS }, () => slowBody(9000));
  const seen = [];
  let held = 0;
  const end = Date.now() + Number(seconds) * 1000;
  while (Date.now() < end) {
    await wait(500);
    held = Math.max(held, attack.filter(({ open, answered }) => open && !answered).length);
    seen.push(await ask('/'), await ask('/api/users/login', { method: 'POST', body: Buffer.from('{}') }));
  }
  const left = attack.filter(({ open }) => open).length;
  check(
    `a visitor beside ${SOCKETS} slow bodies`,
    all(seen),
    `${summary(seen)}; most held ${held}, at the end ${left}`,
  );
  for (const { end: stop } of attack) stop();
  const events = await streams;
  check('40 event streams of a visitor', all(events), summary(events));

  // Through a trusted proxy, as addresses of one /64 and of others.
  const at = (address) => ask('/', { from: '127.0.0.3', headers: { 'x-forwarded-for': address } });
  const rush = await many(3000, (n) => at(`2001:db8:1:2::${n.toString(16)}`));
  check(
    '3,000 calls at once within a /64 are bounded',
    rush.some(({ status }) => status === 429),
    summary(rush),
  );
  const beside = await many(20, (n) => at(`2001:db8:1:${(n + 3).toString(16)}::1`));
  check('other /64 networks are answered', all(beside), summary(beside));

  const secret = 'S3CRET';
  for (const path of [
    `/a?signature=${secret}`,
    `/reset%23token=${secret}`,
    `/reset%3Ftoken=${secret}`,
    `/reset%2523token=${secret}`,
    `/x?a=%0A${secret}`,
  ])
    await ask(path);
  server.close();
  server.closeAllConnections();
  await ask(`/image/x?signature=${secret}`);
  await wait(300);
  const logs = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
  check(
    'the logs hold no secret of an address',
    !logs.join('').includes(secret),
    `${logs[0].split('\n').length} lines`,
  );
  return failures;
}

mkdirSync(join(folder, 'bodies'), { recursive: true });
writeFileSync(join(folder, 'nginx.conf'), configuration());
await new Promise((resolve) => server.listen(SERVER_PORT, '127.0.0.1', resolve));
const proxy = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
let failures = ['nginx did not start'];
try {
  await wait(1500);
  failures = await checks();
} finally {
  proxy.kill('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures.length > 0 ? 1 : 0);
