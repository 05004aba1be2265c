import { Types } from 'mongoose';
import type { AuditEventDto } from '../../openapi/contract/console/administration.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { csvStream, wantsCsv } from '../src/common/lists/csv.js';
import { HospitalClock } from '../src/common/hospital-clock.js';
import { Listing } from '../src/common/lists/list-answer.js';
import { Notification } from '../src/notifications/notification.schema.js';
import { Faq } from '../src/faqs/faq.schema.js';
import type { Client } from './support/client.js';
import { csvOf } from './support/csv.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addFaq, addPost, addVisit } from './support/site.js';
import { dayFromToday } from './support/visits.js';

const MANY = 5000;
const JSON_TYPE = 'application/json; charset=utf-8';
const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

/** Input, and its cell: spreadsheets must not read it as a formula. */
const CELLS: [typed: string, cell?: string][] = [
  ['=HYPERLINK("http://example.org")', '\'=HYPERLINK("http://example.org")'],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
  ['\n=1+1', "'\n=1+1"],
  ['\u0000=1+1', "'=1+1"],
  ['=1+1', "'=1+1"],
  ['a\u0000b\u001bc', 'abc'],
  ['a "quoted" word, and a comma'],
  ['"'],
  ['two\r\nlines\nand\rmore'],
  ['नमस्ते, 药品, Ärztin, 🩺'],
  [' a blank before and behind '],
  ['10-12, in the middle = fine'],
];

describe('Lists', () => {
  let portal: Portal;
  let [admin, doctor, patient] = [] as unknown as [Client, Client, Client];

  beforeAll(async () => {
    portal = await startPortal('csv');
    [admin, doctor, patient] = [await addAdmin(portal), await addDoctor(portal), await addPatient(portal)];
  });
  afterAll(() => portal.close());

  it('are unchanged in a strict CSV reader, and no cell contains a formula', async () => {
    for (const [position, [answer]] of CELLS.entries())
      await addFaq(portal, { answer, position, category: 'Pharmacy' });
    const path = `/api/v1/faqs?${filter({ category: 'Pharmacy' })}&sort=${encodeURIComponent('["position","ASC"]')}`;
    const { rows, header } = await csvOf(admin, `${path}&range=[0,1]`);
    expect(rows.map(({ answer }) => answer)).toEqual(CELLS.map(([typed, cell = typed]) => cell));
    expect(header.slice(0, 6)).toEqual(['id', 'question', 'answer', 'category', 'position', 'published']);
    const { body } = await admin.get<Faq[]>(path);
    for (const [n, { question, position, published }] of body.entries())
      expect(rows[n]).toMatchObject({ question, position: String(position), published: String(published) });
  });

  it('is sent compressed, and says which rows they hold', async () => {
    const { headers, body } = await admin.get<Faq[]>('/api/v1/faqs?range=[0,9]');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-range')).toMatch(/^faqs 0-9\/\d+$/);
    expect(body).toHaveLength(10);
  });

  it('is files with a name as CSV, and leaves a trace with the filter and the number of rows', async () => {
    const visit = await addVisit(portal, patient, { preferredDate: dayFromToday(portal, -3) });
    const before = new Date();
    const asked = { patientId: patient.userId };
    const { status, headers, rows } = await csvOf(admin, `/api/v1/appointments?${filter(asked)}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const name = `appointments-${dayFromToday(portal, 0)}.csv`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(rows).toEqual([
      expect.objectContaining({
        id: String(visit._id),
        'patientId.fullName': 'Asha Rao',
        status: 'completed',
      }),
    ]);
    const events = portal
      .model<AuditEvent>(AuditEvent)
      .find({ resource: 'appointments', at: { $gte: before } });
    expect(await events.lean<AuditEvent[]>()).toEqual([
      expect.objectContaining({
        action: 'appointments.export',
        actorId: new Types.ObjectId(admin.userId),
        requestId: headers.get('x-request-id'),
        after: { filter: asked, sort: null, rows: 1 },
      }),
    ]);
  });

  it('contains only what the caller may see, as CSV', async () => {
    const own = await addVisit(portal, patient);
    await addVisit(portal, await addPatient(portal, 'Bela Shah'), { patientName: 'Bela Shah' });
    const idsFor = async (who: Client, path: string) =>
      (await csvOf(who, path)).rows.map((row) => row.id).toSorted();
    const listed = async (who: Client, path: string) =>
      (await who.get<{ id: string }[]>(path)).body.map(({ id }) => id).toSorted();
    for (const who of [patient, doctor, admin])
      expect(await idsFor(who, '/api/v1/appointments')).toEqual(await listed(who, '/api/v1/appointments'));
    const seen = await csvOf(patient, '/api/v1/appointments');
    expect(seen.rows.map(({ id }) => id)).toContain(String(own._id));
    expect(seen.text).not.toContain('Bela Shah');

    const [shown, draft] = [await addPost(portal), await addPost(portal, { status: 'draft' })];
    const forVisitors = await idsFor(portal.visitor, '/api/v1/posts');
    expect([forVisitors.includes(String(shown._id)), forVisitors.includes(String(draft._id))]).toEqual([
      true,
      false,
    ]);
    expect(await idsFor(admin, '/api/v1/posts')).toContain(String(draft._id));
    // A cached response is still JSON on request.
    expect((await portal.visitor.get('/api/v1/posts')).headers.get('content-type')).toBe(JSON_TYPE);
  });

  it('refuses a file in JSON', async () => {
    const accept = { accept: 'text/csv' };
    const refusal = async (who: Client, path: string, expected: { status: number; fields?: string[] }) => {
      const answer = await who.get(path, accept);
      expect(answer.headers.get('content-type')).toBe(JSON_TYPE);
      expectFailure(answer, expected);
    };
    await refusal(portal.visitor, '/api/v1/appointments', { status: 401 });
    await refusal(patient, '/api/v1/mails', { status: 403 });
    const secret = `/api/v1/appointments?${filter({ secret: 'x' })}`;
    await refusal(admin, secret, { status: 400, fields: ['filter.secret'] });
    await refusal(portal.visitor, '/api/v1/posts?sort=["body","ASC"]', { status: 400, fields: ['sort'] });
  });

  it('has, as CSV, a header and no row when the filter lets nothing through', async () => {
    const { rows, header } = await csvOf(admin, `/api/v1/orders?${filter({ status: 'packed' })}`);
    expect([rows, header.slice(0, 3)]).toEqual([[], ['id', 'number', 'status']]);
  });

  it('is sent as CSV only on request', async () => {
    const json = [
      undefined,
      '',
      '*/*',
      'text/*',
      'text/html,application/xhtml+xml,*/*;q=0.8',
      'application/json',
    ];
    const rather = ['text/csv;q=0', 'text/csv;q=0.5, application/json', 'application/json, text/csv;q=0.9'];
    expect([...json, ...rather].filter(wantsCsv)).toEqual([]);
    const csv = [
      'text/csv',
      'Text/CSV; charset=utf-8',
      'text/csv, */*;q=0.1',
      'application/json;q=0.5,text/csv',
    ];
    expect(csv.filter((accept) => !wantsCsv(accept))).toEqual([]);
    const { headers } = await admin.get('/api/v1/faqs', { accept: '*/*' });
    expect([headers.get('content-type'), headers.get('content-range')]).toEqual([
      JSON_TYPE,
      expect.stringMatching(/^faqs 0-\d+\/\d+$/),
    ]);
  });

  it(`is read from the database while it is sent: ${MANY} rows`, async () => {
    const userId = new Types.ObjectId(patient.userId);
    const news = Array.from({ length: MANY }, (_, n) => ({
      userId,
      title: `News ${n}`,
      text: 'Text',
      link: null,
    }));
    const createdAt = new Date();
    await portal.db
      .collection('notifications')
      .insertMany(news.map((one) => ({ ...one, readAt: null, createdAt })));
    const sort = encodeURIComponent('["id","ASC"]');
    const { rows } = await csvOf(patient, `/api/v1/notifications?sort=${sort}`);
    expect(rows.map(({ title }) => title)).toEqual(news.map(({ title }) => title));

    let taken = 0;
    const list = Listing.of<Notification, Notification>({
      model: portal.model<Notification>(Notification),
      scope: { userId },
      plan: { conditions: [], sort: { _id: 1 }, skip: 0, limit: 25 },
      toAnswers: (some) => {
        taken += some.length;
        return some;
      },
    });
    const lines = csvStream(['title']);
    for await (const batch of list.batches()) {
      for (const row of batch) lines.write(row);
      break; // the caller has disconnected
    }
    expect(String(lines.read())).toContain('News 0\r\n');
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(MANY / 10);
  });

  describe('of the audit trail', () => {
    const events = () => portal.model<AuditEvent>(AuditEvent);
    const listed = async (asked: object) =>
      (await admin.get<AuditEventDto[]>(`/api/v1/audit-events?${filter(asked)}`)).body;

    /** An event at an instant of this local day. */
    const eventAt = (recordId: string, at: Date) => {
      const _id = new Types.ObjectId(Types.ObjectId.generate(Math.floor(at.getTime() / 1000)));
      const event = { action: 'user.read', outcome: 'success', resource: 'users', recordId, at } as const;
      return events().create({ _id, ...event });
    };

    it('shows who changed a record, by name', async () => {
      const reader = await addDoctor(portal, 'Dr. Reads Much');
      await addVisit(portal, patient, { acceptedDoctorId: new Types.ObjectId(reader.userId) });
      expect((await reader.get(`/api/users/${patient.userId}`)).status).toBe(200);
      const asked = { resource: 'users', recordId: patient.userId, actorId: reader.userId };
      const person = { _id: reader.userId, type: 'doctor' };
      expect(await listed(asked)).toMatchObject([
        { action: 'user.read', actor: { ...person, fullName: 'Dr. Reads Much' } },
      ]);
      expect(await listed({ ...asked, resource: 'payments' })).toEqual([]);
      await portal.db.collection('users').deleteOne({ _id: new Types.ObjectId(reader.userId) });
      expect(await listed(asked)).toMatchObject([{ actor: { ...person, fullName: null } }]);
    });

    it("is found by the hospital's days, both included", async () => {
      const recordId = new Types.ObjectId().toHexString();
      const clock = portal.app.get(HospitalClock);
      const [first, second, third] = [-3, -2, -1].map((days) => dayFromToday(portal, days));
      const start = clock.instant(second, null).getTime();
      const end = clock.instant(third, null).getTime();
      for (const at of [start - 1, start, end - 1, end]) await eventAt(recordId, new Date(at));
      const times = async (asked: object) =>
        (await listed({ recordId, ...asked })).map(({ at }) => new Date(at).getTime()).toReversed();
      expect(await times({ at_gte: second, at_lte: second })).toEqual([start, end - 1]);
      expect(await times({ at_gte: second })).toEqual([start, end - 1, end]);
      expect(await times({ at_lte: first })).toEqual([start - 1]);
      const refused = await admin.get(`/api/v1/audit-events?${filter({ at_gte: '2026-02-31' })}`);
      expectFailure(refused, { status: 400, fields: ['filter.at_gte'] });
    });

    it('has each event in the second of its id', async () => {
      await patient.get('/api/v1/notifications', { accept: 'text/csv' });
      const event = await events().findOne({ action: 'notifications.export' }).lean<AuditEvent>();
      expect(Math.floor(event!.at.getTime() / 1000)).toBe(event!._id.getTimestamp().getTime() / 1000);
    });
  });
});
