import { Types } from 'mongoose';
import { NotificationEvent } from '../../openapi/contract/people/notifications.js';
import { Session } from '../src/auth/session.schema.js';
import { ChangeStream } from '../src/common/caching/change-stream.js';
import { NotificationStreams } from '../src/notifications/notification-streams.service.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { StreamTicket } from '../src/notifications/stream-ticket.schema.js';
import { Client } from './support/client.js';
import type { EventStream } from './support/event-stream.js';
import { openStream, ticketOf } from './support/event-stream.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin, addDoctor, addPatient, clientOf } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { until } from './support/until.js';
import { bookVisit, wishFor } from './support/visits.js';

describe('The stream of notifications', () => {
  let portal: Portal;
  /** A second process of the same hospital: another application on the same database. */
  let other: Portal;
  let patient: Client;
  const open: EventStream[] = [];

  beforeAll(async () => {
    portal = await startPortal('notificationstream');
    other = await startPortal('notificationstream');
  });
  afterAll(async () => {
    await other.close();
    await portal.close();
  });
  beforeEach(async () => {
    patient = await addPatient(portal);
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });

  /** An open stream: later writes arrive on it. */
  async function follow(
    person: Client,
    options: Parameters<typeof openStream>[1] = {},
  ): Promise<EventStream> {
    const stream = await openStream(person, options);
    open.push(stream);
    if (stream.status === 200) await stream.waitFor('unread');
    return stream;
  }
  const write = async (to: Client, title: string) => {
    const rows = portal.model<Notification>(Notification);
    return String((await rows.create({ userId: to.userId, title, text: 'Text' }))._id);
  };
  const titlesOf = (stream: EventStream) =>
    stream.events
      .filter(({ event }) => event === 'notification')
      .map(({ data }) => data.notification.title as string);
  const endOf = (stream: EventStream) => until(() => Promise.resolve(stream.ended()));
  const elsewhere = (person: Client) => new Client(other.url, person.token, person.userId);
  const sessionOf = ({ token }: Client) =>
    (JSON.parse(Buffer.from(token!.split('.')[1], 'base64url').toString()) as { sid: string }).sid;
  const ask = (query: string) => portal.visitor.get(`/api/v1/notifications/stream${query}`);

  it('rejects a HEAD, and keeps the ticket for the stream itself', async () => {
    const ticket = await ticketOf(patient);
    const address = `${portal.url}/api/v1/notifications/stream?ticket=${ticket}`;
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
    expect((await follow(patient, { ticket })).status).toBe(200);
  });

  it('delivers another process’s notification, with the unread count', async () => {
    const doctor = await addDoctor(portal);
    const earlier = await follow(elsewhere(patient));
    const { id } = await bookVisit(patient, wishFor(portal, doctor));
    // The other process knows the booking: it is not new for a stream that begins now.
    await earlier.waitFor('notification');
    const stream = await follow(elsewhere(patient));
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.events).toEqual([{ event: 'unread', id: undefined, data: { unread: 1 } }]);
    await doctor.post(`/api/v1/appointments/${id}/accept`, {});
    const [event] = await stream.waitFor('notification');
    expect(NotificationEvent.safeParse(event.data).error).toBeUndefined();
    expect(event.id).toBe(event.data.notification.id);
    expect([event.data.notification.title, event.data.unread]).toEqual(['Your appointment is confirmed', 2]);
  });

  it('reaches every tab of a person in every process, and no other person', async () => {
    const stranger = await addPatient(portal, 'Bela Shah');
    const tabs = [await follow(patient), await follow(patient), await follow(elsewhere(patient))];
    const foreign = await follow(stranger);
    await write(patient, 'For Asha');
    await write(stranger, 'For Bela');
    for (const tab of tabs) await tab.waitFor('notification');
    await foreign.waitFor('notification');
    expect([...tabs, foreign].map(titlesOf)).toEqual([
      ['For Asha'],
      ['For Asha'],
      ['For Asha'],
      ['For Bela'],
    ]);
    expect(JSON.stringify(foreign.events)).not.toContain('Asha');
  });

  it('updates the other tabs when a notification is read', async () => {
    const id = await write(patient, 'One');
    for (let n = 0; n < 5; n += 1) await write(patient, `More ${n}`);
    const stream = await follow(elsewhere(patient));
    await patient.post(`/api/v1/notifications/${id}/read`);
    const [first, second] = await stream.waitFor('unread', 2);
    expect([first.data, second.data]).toEqual([{ unread: 6 }, { unread: 5 }]);
    await patient.post('/api/v1/notifications/read-all');
    await until(() => Promise.resolve(stream.events.at(-1)!.data.unread === 0));
  });

  describe('its tickets', () => {
    it('opens it once, also with concurrent calls', async () => {
      const ticket = await ticketOf(patient);
      const streams = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          openStream(patient, { ticket, url: n % 2 ? portal.url : other.url }),
        ),
      );
      open.push(...streams);
      expect(streams.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(403)]);
      expectFailure(await ask(`?ticket=${ticket}`), { status: 403, code: 'FORBIDDEN' });
    });

    it('counts for a minute only, and is kept as a hash', async () => {
      const ticket = await ticketOf(patient);
      const tickets = portal.model<StreamTicket>(StreamTicket);
      const [row] = await tickets.find({ userId: patient.userId }).lean<StreamTicket[]>();
      expect(JSON.stringify(row)).not.toContain(ticket);
      expect(row.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
      await tickets.updateOne({ _id: row._id }, { expiresAt: new Date() });
      expectFailure(await ask(`?ticket=${ticket}`), { status: 403, code: 'FORBIDDEN' });
    });

    it('is required, whatever else is sent', async () => {
      expectFailure(await ask(''), { status: 403, code: 'FORBIDDEN' });
      expectFailure(await patient.get('/api/v1/notifications/stream'), { status: 403, code: 'FORBIDDEN' });
      expectFailure(await ask(`?ticket=${patient.token!.slice(0, 90)}`), { status: 403 });
      const ticket = await ticketOf(patient);
      expectFailure(await ask(`?ticket=${ticket}&lastEventId=1`), { status: 400, fields: ['lastEventId'] });
    });

    it('is worth nothing once the session has ended', async () => {
      const ticket = await ticketOf(patient);
      await patient.post('/api/users/logout');
      const stream = await openStream(patient, { ticket });
      await endOf(stream);
      expect(stream.events).toEqual([]);
    });
  });

  describe('its end', () => {
    it.each<[string, (person: Client) => Promise<unknown>]>([
      ['logging out', (person) => person.post('/api/users/logout')],
      [
        'being disabled',
        async (person) =>
          (await addAdmin(portal)).put(`/api/v1/patients/${person.userId}`, { disabled: true }),
      ],
    ])('comes in every process with %s', async (_case, act) => {
      const streams = [await follow(patient), await follow(elsewhere(patient))];
      await act(patient);
      for (const stream of streams) await endOf(stream);
    });

    it.each<[string, (person: Client) => Promise<{ status: number }>]>([
      ['signing out elsewhere', (person) => person.delete('/api/v1/me/sessions/others')],
      [
        'a new password',
        (person) =>
          person.post('/api/v1/me/password', { currentPassword: PASSWORD, newPassword: 'Quiet-River-42' }),
      ],
    ])('comes to the other sessions with %s', async (_case, act) => {
      const second = await clientOf(portal, patient.userId);
      const [mine, ended] = [await follow(patient), await follow(elsewhere(second))];
      expect((await act(patient)).status).toBe(200);
      await endOf(ended);
      await write(patient, 'Still here');
      await until(() => Promise.resolve(titlesOf(mine).includes('Still here')));
    });

    it('comes when no one has used the session for too long, at the next sign of life', async () => {
      const [idle, busy] = [await follow(patient), await follow(await clientOf(portal, patient.userId))];
      await portal.app.get(NotificationStreams).ping();
      await until(() => Promise.resolve(idle.comments.length === 1 && busy.comments.length === 1));
      await portal
        .model<Session>(Session)
        .updateOne({ _id: sessionOf(patient) }, { idleExpiresAt: new Date() });
      await portal.app.get(NotificationStreams).ping();
      await endOf(idle);
      await until(() => Promise.resolve(busy.comments.length === 2));
    });

    it('comes to the oldest of more than ten', async () => {
      const streams: EventStream[] = [];
      for (let n = 0; n < 11; n += 1) streams.push(await follow(patient));
      await endOf(streams[0]);
      await write(patient, 'News');
      for (const stream of streams.slice(1)) await stream.waitFor('notification');
    });
  });

  describe('after a cut', () => {
    it.each<[string, (id: string) => Parameters<typeof openStream>[1]]>([
      ['in the address', (id) => ({ query: `&lastEventId=${id}` })],
      ['in the header', (id) => ({ headers: { 'last-event-id': id } })],
    ])('sends missed notifications after the id %s, oldest first', async (_case, options) => {
      const stranger = await addPatient(portal, 'Bela Shah');
      const hourAgo = Math.floor(Date.now() / 1000) - 3600;
      const _id = new Types.ObjectId(hourAgo.toString(16) + new Types.ObjectId().toHexString().slice(8));
      const long = { _id, userId: patient.userId, title: 'Long seen', text: 'Text' };
      const before = await follow(elsewhere(patient));
      await portal.model<Notification>(Notification).create(long);
      await before.waitFor('notification');
      const seen = await write(patient, 'Seen');
      await write(patient, 'Missed 1');
      await write(stranger, 'Not yours');
      await write(patient, 'Missed 2');
      const stream = await follow(elsewhere(patient), options(seen));
      await stream.waitFor('notification', 2);
      await write(patient, 'New');
      await stream.waitFor('notification', 3);
      expect(titlesOf(stream)).toEqual(['Missed 1', 'Missed 2', 'New']);
    });

    it('loses no notification while it is being opened', async () => {
      const first = await write(patient, 'First');
      const writing = (async () => {
        for (let n = 0; n < 40; n += 1) await write(patient, `N${n}`);
      })();
      const stream = await follow(patient, { query: `&lastEventId=${first}` });
      await writing;
      await until(() => Promise.resolve(new Set(titlesOf(stream)).size === 40));
      expect(titlesOf(stream)).toHaveLength(40);
    });

    it('reconnects every stream after the server lost the database, and delivers the notifications', async () => {
      const stream = await follow(patient);
      const changes = portal.app.get(ChangeStream);
      const seen = await write(patient, 'Seen');
      await stream.waitFor('notification');
      changes['openAgain'](changes['stream']!, 'The history is lost');
      await endOf(stream);
      await write(patient, 'While it was away');
      await until(() => Promise.resolve(changes['stream'] !== null));
      const again = await follow(patient, { query: `&lastEventId=${seen}` });
      await write(patient, 'Afterwards');
      await until(() => Promise.resolve(titlesOf(again).length === 2));
      expect(titlesOf(again)).toEqual(['While it was away', 'Afterwards']);
    });
  });
});
