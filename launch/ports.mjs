import net from 'node:net';

/**
 * Below the range from which systems take ports for outgoing connections, so that a remembered one stays free. Apart
 * from each other, so that a database does not take a port that was chosen for a server which starts later.
 */
const SERVERS = [20_100, 25_000];
export const DATABASES = [25_000, 29_900];

function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return resolve(false);
      // No IPv6 on this machine: nothing can be in the way there.
      if (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL') return resolve(true);
      reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @returns {Promise<boolean>} whether nothing listens on that TCP port of this machine */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

const USES = { PORT: 'the portal', STRIPE_SANDBOX_PORT: 'the payment sandbox' };

/**
 * @param {Partial<Record<keyof typeof USES, number>>} ports by the setting that chooses each
 * @throws Error naming each port that another program has
 */
export async function assertPortsFree(ports) {
  const busy = [];
  for (const [setting, port] of Object.entries(ports)) {
    if (port && !(await isPortFree(port))) busy.push({ setting, what: `Port ${port} for ${USES[setting]}` });
  }
  if (busy.length === 0) return;
  const what = busy.map((one) => one.what).join(' and ');
  const settings = busy.map(({ setting }) => setting).join(' and ');
  const are = busy.length === 1 ? 'is' : 'are';
  throw new Error(
    `${what} ${are} in use by another program: stop it, or choose another port with ${settings}.`,
  );
}

/**
 * @param {number[]} [range] the first port, and the one after the last
 * @returns {Promise<number>} a TCP port on which nothing listens now
 */
export async function findFreePort([first, end] = SERVERS) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = first + Math.floor(Math.random() * (end - first));
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${end}.`);
}

/** @returns {Promise<boolean>} whether something accepts connections on 127.0.0.1:port */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
