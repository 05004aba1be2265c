import { SlotsService } from '../src/appointments/slots/slots.service.js';
import { sendRaw } from './support/raw-request.js';
import { addAdmin, addDoctor } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { untilPasses } from './support/until.js';

/** Different for each response. */
const OF_ONE = new Set(['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

describe('Cached responses', () => {
  let portal: Portal;
  let path: string;

  beforeAll(async () => {
    portal = await startPortal('ready-answers');
    const doctor = await addDoctor(portal, 'Dr. Ready');
    path = `/api/users/doctors/${doctor.userId}/slots`;
    await untilPasses(async () => expect((await portal.visitor.get(path)).status).toBe(200));
  });
  afterAll(() => portal.close());

  /** Requests twice, the second time without the route. */
  const askTwice = async (url: string) => {
    const first = await portal.visitor.get(url);
    const answer = jest.spyOn(portal.app.get(SlotsService), 'answer');
    const second = await portal.visitor.get(url);
    const calls = answer.mock.calls.length;
    answer.mockRestore();
    return { first, second, calls };
  };

  it('sends a cached answer that equals the answer of the route', async () => {
    // A minute may begin between the two.
    await untilPasses(async () => expect((await askTwice(path)).calls).toBe(0));
    const { first, second } = await askTwice(path);
    const headersOf = ({ headers }: typeof first) => [...headers].filter(([name]) => !OF_ONE.has(name));
    expect(second.body).toEqual(first.body);
    expect(headersOf(second)).toEqual(headersOf(first));
    const left = ({ headers }: typeof first) => Number(headers.get('x-ratelimit-remaining'));
    expect(left(second)).toBe(left(first) - 1);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('passes requests with a body to the guards', async () => {
    await portal.visitor.get(path);
    const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=a\r\n`;
    const { status } = await sendRaw(portal.url, `${head}Content-Length: 5\r\n\r\n--a--`);
    expect(status).toBe(415);
  });

  it('is dropped when the shown account changes', async () => {
    const admin = await addAdmin(portal);
    const { first } = await askTwice(path);
    expect(first.status).toBe(200);
    const id = path.split('/')[4];
    expect((await admin.put(`/api/v1/users/${id}`, { disabled: true })).status).toBe(200);
    expect((await portal.visitor.get(path)).status).toBe(404);
  });
});
