import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { openSocket } from '../support/raw-request.js';
import { startPortal } from '../support/portal.js';
import type { Portal } from '../support/portal.js';
import { newPerson, register } from '../support/registration.js';

const MIB = 2 ** 20;
const STALLED = 60;

describe('Stalled uploads', () => {
  let portal: Portal;
  let png: Buffer;

  beforeAll(async () => {
    portal = await startPortal('stalled-uploads');
    png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2f8f86' } })
      .png()
      .toBuffer();
  });
  afterAll(() => portal.close());

  /** Announces two megabytes, sends this many and then nothing. */
  function stall(sent: number): Promise<string> {
    const socket = openSocket(portal.url);
    const head = [
      'POST /api/users/register HTTP/1.1',
      'Host: a',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${2 * MIB}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const part =
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    socket.write(part);
    socket.write(Buffer.alloc(sent));
    return text(socket);
  }

  it('are aborted after five seconds, and reserve no room that others need', async () => {
    const stalled = Promise.all(Array.from({ length: STALLED }, () => stall(1000)));
    const picture = { bytes: png, type: 'image/png' };
    expect((await register(portal.visitor, newPerson(), picture)).status).toBe(201);
    for (const answer of await stalled) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"UPLOAD_STALLED"');
    }
    expect((await register(portal.visitor, newPerson(), picture)).status).toBe(201);
  });

  it('take the room of strangers, of which a network has a part, and leave that of patients', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => stall(MIB)));
    const statuses = answers.map((answer) => answer.split(' ')[1]);
    expect(statuses.filter((status) => status === '408').length).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => status === '503').length).toBeGreaterThanOrEqual(6);
    const picture = { bytes: png, type: 'image/png' };
    expect((await register(portal.visitor, newPerson(), picture)).status).toBe(201);
  });
});
