import type { Schema } from '../src/api-docs/examples.js';
import { answersOf, operations, resolve } from './support/document.js';
import { TakenTimes } from '../src/appointments/slots/free-times/taken-times.js';
import { DoctorDirectory } from '../src/users/doctors/doctor-directory.js';
import { watchFilters } from './support/asked-filters.js';
import type { Answer, Client } from './support/client.js';
import { MANY_LEAVE_ID } from './support/many-care-rows.js';
import { MANY, addManyRows } from './support/many-rows.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { startProfiler } from './support/profiler.js';
import type { ProfiledQuery } from './support/profiler.js';
import { payUnheard } from './support/stripe.js';
import { book, bookVisit, dayFromToday, openCheckout, wishFor } from './support/visits.js';

/**
 * The maximum rows of one person, or of one speciality's open requests, that may be sorted without an index.
 */
const MAX_SORTED = MANY * 0.06;
const ORDERS = ['ASC', 'DESC'] as const;

interface Operation {
  description: string;
  'x-roles': string[];
}
interface List {
  path: string;
  role: string;
  filters: string[];
  sorts: string[];
}

/** Filter values that differ by list. */
const OF_LIST: Record<string, Record<string, unknown>> = {
  payments: { status: 'paid' },
  orders: { status: 'placed', q: 'HP-2026-0000' },
  'lab-bookings': { status: 'confirmed', q: 'person10' },
  mails: { q: 'person42' },
  medicines: { q: 'medicine' },
  'lab-tests': { q: 'test' },
  'doctor-ids': { q: 'bulk' },
  posts: { status: 'published', category: 'Heart', q: 'topic42' },
  faqs: { category: 'Pharmacy', q: 'topic42' },
  reviews: { status: 'approved', mine: true, q: 'topic42' },
  questions: { status: 'unanswered', q: 'topic42' },
  prescriptions: { status: 'active', q: 'person', enteredInError: true },
  doctors: { q: 'bulk-doctor-1', approval: 'waiting' },
  records: { kind: 'note', q: 'visit', enteredInError: true },
  allergies: { status: 'active' },
  'lab-requests': { status: 'open' },
  duplicates: { state: 'open' },
  waitlist: { status: 'left', open: true },
  'leave-cases': { status: 'closed', needsCall: false, leaveId: MANY_LEAVE_ID },
  patients: { q: '+91 98000 0010', passwordAsked: true, deceased: true },
};

/** A public list shows an administrator more than a visitor, and a patient the own rows. */
function rolesOf(path: string, { 'x-roles': roles }: Operation): string[] {
  if (!roles.includes('visitor')) return roles;
  return path.endsWith('/reviews') ? ['visitor', 'patient', 'admin'] : ['visitor', 'admin'];
}

/** Frequent values for each filter. */
function sampleOf(path: string, filter: string, people: Record<string, Client>, portal: Portal): unknown {
  const samples: Record<string, unknown> = {
    status: 'accepted',
    doctorId: people.doctor.userId,
    patientId: people.patient.userId,
    actorId: people.patient.userId,
    recordId: people.patient.userId,
    id: people.patient.userId,
    speciality: 'Cardiology',
    preferredDate_gte: dayFromToday(portal, -10),
    preferredDate_lte: dayFromToday(portal, 10),
    acceptedDoctorId: people.doctor.userId,
    appointmentId: people.patient.userId,
    rejectedBy: people.doctor.userId,
    unread: true,
    keptId: people.patient.userId,
    mergedId: people.patient.userId,
    stands: true,
    userId: people.patient.userId,
    type: 'patient',
    atDesk: true,
    unpaid: true,
    critical: true,
    entered: 'awaitingRelease',
    lowStock: true,
    substance: 'substance 7',
    unsplit: true,
    doseForm: 'tablet',
    refundStatus: 'done',
    disputeStatus: 'won',
    paidAt_gte: dayFromToday(portal, -10),
    paidAt_lte: dayFromToday(portal, 0),
    refundedAt_gte: dayFromToday(portal, -10),
    refundedAt_lte: dayFromToday(portal, 0),
    createdAt_gte: dayFromToday(portal, -10),
    createdAt_lte: dayFromToday(portal, 0),
    state: 'sent',
    action: 'payment.paid',
    resource: 'appointments',
    at_gte: dayFromToday(portal, 0),
    at_lte: dayFromToday(portal, 0),
    askedAt_gte: dayFromToday(portal, 0),
    askedAt_lte: dayFromToday(portal, 0),
    date_gte: dayFromToday(portal, -10),
    date_lte: dayFromToday(portal, 10),
    rating: 3,
    purpose: 'appointment',
    condition: 'Pain Relief',
    brand: 'Brand 3',
    group: 'Thyroid',
    // Person filters match the rows of a few people.
    q: 'bulk-patient-10',
    published: true,
    disabled: false,
    used: false,
    holderId: people.patient.userId,
    ofAge: true,
    actingForId: people.patient.userId,
    ...OF_LIST[path.split('/').at(-1)!],
  };
  const value = Object.hasOwn(samples, filter) ? samples[filter] : sampleByContract(path, filter);
  if (value === undefined) throw new Error(`The filter ${filter} of ${path} has no value here yet`);
  return value;
}

/** A value of the filtered column, if its description lists them. */
function sampleByContract(path: string, filter: string): unknown {
  const operation = operations.find(({ name }) => name === `GET ${path}`)!;
  const [media] = Object.values(answersOf(operation)[0].answer.content ?? {});
  const row = resolve(String((media.schema.items as Schema).$ref)) as { properties: Record<string, Schema> };
  const { type, enum: values } = row.properties[filter] ?? {};
  return type === 'boolean' ? true : (values as unknown[] | undefined)?.[0];
}

/** About 600 calls with their query plans, on a shared machine. */
const EVERY_LIST_MS = 300_000;

/** Creating the rows takes up to a minute on a busy machine. */
const TIMEOUT_MS = 180_000;

describe(`How the database answers with ${MANY} rows of a kind`, () => {
  let portal: Portal;
  let people: Record<string, Client>;
  let watch: (act: () => Promise<unknown>) => Promise<ProfiledQuery[]>;

  beforeAll(async () => {
    portal = await startPortal('listplans', { SMTP_URL: '' });
    people = {
      patient: await addPatient(portal),
      doctor: await addDoctor(portal),
      admin: await addAdmin(portal),
      visitor: portal.visitor,
    };
    await addManyRows(portal, { patient: people.patient, doctor: people.doctor });
    portal.app.get(DoctorDirectory).drop();
    watch = await startProfiler(portal.db);
  }, TIMEOUT_MS);
  afterAll(() => portal.close());

  const tell = ({
    collection,
    plan,
    command,
    keysExamined,
    docsExamined,
    returned,
    sortsInMemory,
  }: ProfiledQuery) =>
    `${collection}: ${plan}${sortsInMemory ? ' SORT' : ''}, ${keysExamined} keys, ${docsExamined} documents, ${returned} returned, ${command}`;
  const isPoor = ({ plan, sortsInMemory, docsExamined }: ProfiledQuery) =>
    plan.includes('COLLSCAN') || (sortsInMemory && docsExamined > MAX_SORTED);

  /** Every list of the resource API, with the filters and sorts in its own description. */
  async function listsOf(): Promise<List[]> {
    const { body } = await portal.visitor.get('/api/docs-json');
    const names = (text: string, label: 'Filters' | 'Sorts') => {
      const [, list = ''] =
        (label === 'Filters' ? /Filters: ([^.]*)\./ : /Sorts: ([^.]*)\./).exec(text) ?? [];
      return list
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
    };
    return Object.entries(body.paths as Record<string, { get?: Operation }>)
      .filter(([, { get }]) => get?.description.includes('Sorts: '))
      .flatMap(([path, { get }]) =>
        rolesOf(path, get!).map((role) => ({
          path,
          role,
          filters: names(get!.description, 'Filters'),
          sorts: names(get!.description, 'Sorts'),
        })),
      );
  }

  /** A value for each filter that many rows have. */
  // First, because long counts are cached for some seconds.
  it('counts all appointments without reading them', async () => {
    let answer!: Answer;
    const queries = await watch(async () => (answer = await people.admin.get('/api/v1/appointments')));
    const total = await portal.db.collection('appointments').countDocuments({ status: { $ne: 'held' } });
    expect(answer.headers.get('content-range')).toBe(`appointments 0-24/${total}`);
    expect(queries.filter(({ keysExamined }) => keysExamined > MANY / 10).map(tell)).toEqual([]);
  });

  it(
    'answers every list from an index, under every filter and sort, of columns and values as they are stored',
    async () => {
      const lists = await listsOf();
      expect(lists.map(({ path, role }) => `${role} ${path}`)).toEqual(
        expect.arrayContaining([
          'patient /api/v1/appointments',
          'doctor /api/v1/appointments',
          'admin /api/v1/audit-events',
          'admin /api/v1/mails',
        ]),
      );
      // Its search is for administrators only, so the public description omits it.
      lists.push({ path: '/api/v1/reviews', role: 'admin', filters: ['q'], sorts: ['id', 'rating'] });
      const poor: string[] = [];
      const wrong = watchFilters(portal.db);
      let asked = 0;
      for (const { path, role, filters, sorts } of lists) {
        for (const filter of [null, ...filters]) {
          // The same index serves both directions, so one per sort is enough.
          const orders = filter ? ORDERS.slice(1) : ORDERS;
          for (const [sort, order] of sorts.flatMap((name) => orders.map((one) => [name, one] as const))) {
            const query = new URLSearchParams({ sort: JSON.stringify([sort, order]), range: '[0,24]' });
            if (filter)
              query.set('filter', JSON.stringify({ [filter]: sampleOf(path, filter, people, portal) }));
            const queries = await watch(async () =>
              expect((await people[role].get(`${path}?${query}`)).status).toBe(200),
            );
            expect(queries.length).toBeGreaterThan(0);
            asked += 1;
            poor.push(
              ...queries
                .filter(isPoor)
                .map((one) => `${role} ${path} ${filter} ${sort} ${order}: ${tell(one)}`),
            );
          }
        }
      }
      expect(poor).toEqual([]);
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(100);
    },
    EVERY_LIST_MS,
  );

  it.each(['person42', '+91 98000 0010', 'HP-2026-0000', 'id'])(
    'searches the console for %s by indexes, and sorts few rows',
    async (text) => {
      const q = encodeURIComponent(text === 'id' ? people.patient.userId : text);
      const queries = await watch(async () =>
        expect((await people.admin.get(`/api/v1/console-search?q=${q}`)).status).toBe(200),
      );
      expect(queries.length).toBeGreaterThan(0);
      expect(queries.filter(isPoor).map(tell)).toEqual([]);
    },
  );

  const hot: [name: string, act: () => Promise<unknown>][] = [
    [
      "a patient's appointments",
      () => people.patient.get(`/api/appointments/patient/${people.patient.userId}`),
    ],
    ['what waits for a doctor', () => people.doctor.get(`/api/appointments/doctor/${people.doctor.userId}`)],
    [
      'what a doctor has accepted',
      () => people.doctor.get(`/api/appointments/doctor/${people.doctor.userId}/accepted`),
    ],
    [
      "a doctor's slots",
      () => {
        portal.app.get(TakenTimes).drop();
        return portal.visitor.get(`/api/users/doctors/${people.doctor.userId}/slots?days=61`);
      },
    ],
    ["one's own account", () => people.patient.get(`/api/users/${people.patient.userId}`)],
    ["one's notifications", () => people.patient.get('/api/v1/notifications')],
    ["one's unread notifications", () => people.patient.get('/api/v1/notifications?filter={"unread":true}')],
    ['the number of unread notifications', () => people.patient.get('/api/v1/notifications/unread')],
    ["one's sessions", () => people.patient.get('/api/v1/me/sessions')],
    ["a doctor's accepted week", () => acceptedWeek()],
    ["a doctor's leaves", () => people.doctor.get('/api/v1/leaves')],
    ['the newest notifications', () => people.admin.get('/api/v1/notifications?range=[0,24]')],
    ["a patient's dashboard", () => people.patient.get('/api/v1/dashboard')],
    ["a doctor's dashboard", () => people.doctor.get('/api/v1/dashboard')],
    ["all of one's own data", () => people.patient.get('/api/v1/me/export')],
    ['leave over booked visits', () => leaveOverVisits()],
    ["one's payments", () => people.patient.get('/api/v1/payments')],
    ['the newest mails', () => people.admin.get('/api/v1/mails?range=[0,24]')],
    ['the newest audit events', () => people.admin.get('/api/v1/audit-events?range=[0,24]')],
    [
      'requests that no doctor is left to take',
      () => people.admin.get(`/api/v1/appointments?filter=${encodeURIComponent('{"nobodyLeft":true}')}`),
    ],
    [
      'requests that no doctor took for a day',
      () => people.admin.get(`/api/v1/appointments?filter=${encodeURIComponent('{"nobodyTook":true}')}`),
    ],
    [
      'what a doctor has rejected',
      () => {
        const filter = JSON.stringify({ rejectedBy: people.doctor.userId });
        return people.doctor.get(`/api/v1/appointments?filter=${encodeURIComponent(filter)}`);
      },
    ],
    [
      'visits of a patient at one time',
      () =>
        people.patient.get(
          `/api/v1/appointments/overlaps?doctorId=${people.doctor.userId}&date=${dayFromToday(portal, 1)}&time=10:00`,
        ),
    ],
    ['the newest appointments', () => people.admin.get('/api/v1/appointments?range=[0,24]')],
    [
      'a login',
      () =>
        portal.visitor.post('/api/users/login', { email: 'bulk-patient-1@example.org', password: PASSWORD }),
    ],
    ['a checkout', () => openCheckout(people.patient, wishFor(portal, people.doctor))],
    ['the hold that is asked for again', () => openCheckout(people.patient, wishFor(portal, people.doctor))],
    ['a booking that was paid', () => paidBooking()],
    ['a visit that is paid, booked and accepted', wholeVisit],
    ["a linked patient's account", () => people.doctor.get(`/api/users/${people.patient.userId}`)],
    ['questions that wait', () => people.admin.get('/api/questions/unanswered')],
    ['answered questions', () => people.admin.get('/api/questions/answered')],
    ['a question for the staff', () => people.patient.post('/chat', { message: 'Have you a zeppelin?' })],
    ["one's prescriptions", () => people.patient.get('/api/v1/prescriptions')],
    ["one's records", () => people.patient.get('/api/v1/records')],
    ["one's records at a glance", () => people.patient.get('/api/v1/records/summary')],
    ['the newest records', () => people.admin.get('/api/v1/records?range=[0,24]')],
    [
      "a linked patient's records at a glance",
      () => people.doctor.get(`/api/v1/records/summary?patientId=${people.patient.userId}`),
    ],
    ['the reconciler', () => portal.reconcile()],
    ['the outbox', () => portal.deliver()],
  ];

  async function paidBooking(): Promise<Answer> {
    const { body } = await openCheckout(people.patient, wishFor(portal, people.doctor));
    await payUnheard(portal, body.id);
    return book(people.patient, wishFor(portal, people.doctor));
  }

  /** The queries of a doctor's week view. */
  function weekOfDoctor(): Promise<Answer> {
    const filter = {
      acceptedDoctorId: people.doctor.userId,
      status: ['accepted', 'completed'],
      appointmentDate_gte: dayFromToday(portal, 0),
      appointmentDate_lte: dayFromToday(portal, 6),
    };
    return people.doctor.get(`/api/v1/appointments?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  }

  const acceptedWeek = () =>
    people.doctor.get(
      `/api/appointments/doctor/${people.doctor.userId}/accepted?from=${dayFromToday(portal, 0)}&to=${dayFromToday(portal, 6)}`,
    );

  /** Refused, because the days are full; nothing is written. */
  async function leaveOverVisits(): Promise<void> {
    const days = { from: dayFromToday(portal, 0), to: dayFromToday(portal, 90), reason: 'Conference' };
    const refused = await people.doctor.post('/api/v1/leaves', days);
    expect([refused.status, refused.body.code]).toEqual([409, 'LEAVE_OVER_VISITS']);
  }

  async function wholeVisit(): Promise<void> {
    const { id } = await bookVisit(
      people.patient,
      wishFor(portal, people.doctor, { preferredTime: '11:00' }),
    );
    expect((await people.doctor.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
  }

  it.each(hot)('reads little more than it returns for %s', async (name, act) => {
    await portal.visitor.get('/api/users/doctors'); // fills the directory of doctors outside of requests
    let answer: unknown;
    const queries = await watch(async () => (answer = await act()));
    expect(queries.length).toBeGreaterThan(0);
    // A login of a person without a password is refused; everything else succeeds.
    if (typeof answer === 'object' && name !== 'a login') expect((answer as Answer).status).toBeLessThan(300);
    const counts = (one: ProfiledQuery) => one.command.includes('$count') || one.command.includes('"$sum":1');
    // Requests are sorted by their patients' accounts, each of which is read, too.
    const ranks = (one: ProfiledQuery) => one.command.includes('"$sort":{"rank":1');
    const poor = queries.filter((one) => {
      const most = (ranks(one) ? 3 : 2) * one.returned + 10;
      const wasteful = !counts(one) && one.keysExamined > most;
      return one.plan.includes('COLLSCAN') || (one.sortsInMemory && !ranks(one)) || wasteful;
    });
    expect(poor.map(tell)).toEqual([]);
  });

  it("reads only the week's visits for a doctor's week", async () => {
    let rows = -1;
    const queries = await watch(async () => (rows = ((await weekOfDoctor()).body as unknown as []).length));
    const reads = queries.filter(({ collection }) => collection === 'appointments');
    expect(reads.length).toBeGreaterThan(0);
    const poor = reads.filter(
      ({ plan, keysExamined }) => plan.includes('COLLSCAN') || keysExamined > 2 * rows + 10,
    );
    expect(poor.map(tell)).toEqual([]);
  });

  it('reads the rows of thirty days only for the numbers of the hospital', async () => {
    const queries = await watch(async () =>
      expect((await people.admin.get('/api/v1/statistics')).status).toBe(200),
    );
    const own = queries.filter(({ collection }) => collection !== 'sessions' && collection !== 'users');
    expect(new Set(own.map(({ collection }) => collection)).size).toBeGreaterThan(5);
    const since = new Date(`${dayFromToday(portal, -30)}T00:00:00Z`);
    const recent = await portal.db.collection('payments').countDocuments({ paidAt: { $gte: since } });
    // All orders are from today; visits, accounts and open tasks are counted with keys only.
    const most: Record<string, number> = { payments: recent, orders: MANY };
    const poor = queries.filter(
      ({ collection, plan, docsExamined }) =>
        plan.includes('COLLSCAN') || docsExamined > (most[collection] ?? 1),
    );
    expect(poor.map(tell)).toEqual([]);
    expect(recent).toBeLessThan(MANY / 4);
  });

  it('answers the public list, its pages and its searches without the database', async () => {
    await portal.visitor.get('/api/users/doctors');
    for (const query of ['', '?search=per', '?speciality=Cardiology&sort=-fee', '?page=2']) {
      expect(
        await watch(async () =>
          expect((await portal.visitor.get(`/api/users/doctors${query}`)).status).toBe(200),
        ),
      ).toEqual([]);
    }
  });
});
