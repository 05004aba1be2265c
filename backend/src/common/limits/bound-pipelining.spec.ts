import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MAX_PIPELINED, createBoundedServer } from './bound-pipelining.js';

const OPTIONS = { keepAliveTimeout: 5000, requestTimeout: 5000, connectionTimeout: 5000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('createBoundedServer', () => {
  const handle = jest.fn((_request: unknown, response: { end: (text: string) => void }) =>
    setImmediate(() => response.end('ok')),
  );
  const server = createBoundedServer(handle, OPTIONS);

  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => server.close());
  beforeEach(() => handle.mockClear());

  /** Sends each packet after all answers to the previous one; returns the number of answers. */
  async function send(...packets: number[]): Promise<number> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined); // a closed connection may be reset
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

  it('drops a request whose connection was reset, which has no address to count it by', () => {
    const destroy = jest.fn();
    server.emit('request', { socket: { destroy } }, new EventEmitter());
    expect([destroy.mock.calls.length, handle.mock.calls.length]).toEqual([1, 0]);
  });

  it('hands on a request with an expectation that Node does not know', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(REQUEST.replace('Host', 'Expect: tea\r\nHost'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toContain('200 OK');
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('answers as many as it may have open, again and again', async () => {
    expect(await send(MAX_PIPELINED, MAX_PIPELINED, 1, MAX_PIPELINED)).toBe(3 * MAX_PIPELINED + 1);
  });
});
