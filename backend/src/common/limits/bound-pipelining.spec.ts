import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MAX_PIPELINED, serverWithBound } from './bound-pipelining.js';

const OPTIONS = { keepAliveTimeout: 5000, requestTimeout: 5000, connectionTimeout: 5000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('serverWithBound', () => {
  const handle = jest.fn((_request: unknown, response: { end: (text: string) => void }) =>
    setImmediate(() => response.end('ok')),
  );
  const server = serverWithBound(handle, OPTIONS);

  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => server.close());
  beforeEach(() => handle.mockClear());

  /** Sends packets, each when all answers to the one before have come, and gives the number of answers. */
  async function send(...packets: number[]): Promise<number> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined); // a connection that is ended may be reset
    let answers = 0;
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    for (const size of packets) {
      const due = answers + size;
      socket.write(REQUEST.repeat(size));
      const answered = new Promise<void>((resolve) => {
        socket.on('data', (data: Buffer) => {
          answers += data.toString().split('200 OK').length - 1;
          if (answers >= due) resolve();
        });
      });
      await Promise.race([answered, closed]);
      socket.removeAllListeners('data');
    }
    socket.destroy();
    await closed;
    return answers;
  }

  it('hands on no more requests of a packet than a connection may have open', async () => {
    await send(1000);
    expect(handle.mock.calls.length).toBeLessThanOrEqual(MAX_PIPELINED);
  });

  it('answers as many as it may have open, again and again', async () => {
    expect(await send(MAX_PIPELINED, MAX_PIPELINED, 1, MAX_PIPELINED)).toBe(3 * MAX_PIPELINED + 1);
  });
});
