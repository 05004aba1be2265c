import type { LabMeasure } from '../../openapi/contract/care/lab/measures.js';
import { BookingMeasures } from '../../openapi/contract/care/lab/measures.js';
import type { LabResult } from '../../openapi/contract/care/lab/results.js';
import { MedicalRecordDto } from '../../openapi/contract/care/records.js';
import type { RecordsSummary } from '../../openapi/contract/care/records.js';
import type { EarlierLabReport } from '../../openapi/contract/shop/lab-reports.js';
import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import { MAX_CORRECTIONS } from '../../openapi/contract/shop/lab-reports.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { OutboxRow } from '../src/outbox/outbox.schema.js';
import { filtered } from './support/care.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const everyAge = { ageFrom: null, ageTo: null };
const HAEMOGLOBIN: LabMeasure = {
  name: 'Haemoglobin',
  unit: 'g/dL',
  ranges: [
    { gender: 'female', ageFrom: 18, ageTo: null, low: 12.1, high: 15.1 },
    { gender: 'male', ageFrom: 18, ageTo: null, low: 13.8, high: 17.2 },
    { gender: null, ageFrom: 5, ageTo: 11, low: 11.5, high: null },
  ],
};
const PLATELETS: LabMeasure = {
  name: 'Platelets',
  unit: '10³/µL',
  ranges: [{ gender: null, ...everyAge, low: 150, high: 400 }],
};
const typed = (value: number | string, name = 'Haemoglobin') => ({ results: [{ name, value }] });

describe('Lab reports', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let test: LabTest;

  beforeAll(async () => {
    portal = await startPortal('lab_reports');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal, 'Asha Rao', { gender: 'female', dob: '1990-05-17' });
    test = await addLabTest(portal, { measures: [HAEMOGLOBIN, PLATELETS] });
  });

  const collected = async (fullName = 'Asha Rao'): Promise<string> => {
    const wish = { labTestId: String(test._id), fullName, phone: '9812345678', place: 'hospital' };
    const date = dayFromToday(portal, 1);
    const { body } = await patient.post(PATH, { ...wish, date, payment: 'atCollection' });
    for (const step of ['confirm', 'collect']) await admin.post(`${PATH}/${body.booking.id}/${step}`);
    return body.booking.id as string;
  };
  const report = (id: string, body: object) => admin.post(`${PATH}/${id}/report`, body);
  const reported = async (value = 9.5): Promise<string> => {
    const id = await collected();
    expect((await report(id, typed(value))).status).toBe(200);
    return id;
  };
  const correct = (id: string, overrides: object = {}) =>
    admin.post(`${PATH}/${id}/correct-report`, {
      ...typed(12.5),
      reason: 'The sample was mistaken for another one.',
      version: 1,
      ...overrides,
    });
  const recordsOf = async (id: string): Promise<MedicalRecordDto[]> => {
    const { body } = await filtered(patient, 'records', { kind: 'report' });
    return (body as MedicalRecordDto[]).filter(({ labBookingId }) => labBookingId === id);
  };

  describe('the parameters of a test', () => {
    const fields = { testName: 'Blood count', description: 'Counts.', price: '350', turnaround: '1 day' };
    const add = (measures: unknown) =>
      admin.send(
        'POST',
        '/lab/add',
        form({ ...fields, testName: `Count ${Math.random()}`, measures: JSON.stringify(measures) }),
      );

    it('is kept by the form and the resource, and stays when a form leaves it out', async () => {
      const { status, body } = await add([HAEMOGLOBIN]);
      expect([status, body.value.measures]).toEqual([201, [HAEMOGLOBIN]]);
      const { id, testName } = body.value as { id: string; testName: string };
      const plain = await admin.send('PUT', `/lab/${id}`, form({ ...fields, testName }));
      expect(plain.body.value.measures).toEqual([HAEMOGLOBIN]);
      const changed = await admin.put(`/api/v1/lab-tests/${id}`, {
        ...plain.body.value,
        measures: [PLATELETS],
      });
      expect([changed.status, changed.body.measures]).toEqual([200, [PLATELETS]]);
      const emptied = await admin.send('PUT', `/lab/${id}`, form({ ...fields, testName, measures: '[]' }));
      expect(emptied.body.value.measures).toEqual([]);
      expect((await portal.visitor.get(`/api/v1/lab-tests/${id}`)).body.measures).toBeUndefined();
    });

    const range = PLATELETS.ranges[0];
    it.each([
      ['not JSON', 'measures'],
      [[{ ...PLATELETS, name: ' ' }], 'measures.0.name'],
      [[PLATELETS, { ...PLATELETS, name: 'platelets' }], 'measures'],
      [[{ ...PLATELETS, ranges: [{ ...range, low: null, high: null }] }], 'measures.0.ranges.0.low'],
      [[{ ...PLATELETS, ranges: [{ ...range, low: 401 }] }], 'measures.0.ranges.0.low'],
      [[{ ...PLATELETS, ranges: [{ ...range, ageFrom: 19, ageTo: 18 }] }], 'measures.0.ranges.0.ageFrom'],
      [[{ ...PLATELETS, ranges: [{ ...range, ageFrom: 1.5 }] }], 'measures.0.ranges.0.ageFrom'],
      [[{ ...PLATELETS, ranges: [range, { ...range, gender: 'male' }] }], 'measures.0.ranges.1.low'],
      [[{ ...PLATELETS, ranges: [{ ...range, gender: 'men' }] }], 'measures.0.ranges.0.gender'],
      [[{ ...PLATELETS, ranges: [{ ...range, gender: 'other' }] }], 'measures.0.ranges.0.gender'],
    ])('is refused as %j naming %s', async (measures, field) => {
      const { status, body } = await add(measures);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    });
  });

  describe('units and ranges', () => {
    it("comes from the test's definition, by sex and age on the sample's day", async () => {
      const id = await collected();
      const { body: basis } = await admin.get(`${PATH}/${id}/measures`);
      expect(BookingMeasures.parse(basis).measures).toEqual([HAEMOGLOBIN, PLATELETS]);
      expect(basis.person.gender).toBe('female');
      expect(basis.person.age).toBeGreaterThanOrEqual(36);
      const { body } = await report(id, { results: [{ name: 'haemoglobin ', value: '11,9' }] });
      expect(LabBookingDto.parse(body).report).toMatchObject({
        version: 1,
        person: basis.person as unknown,
        results: [{ name: 'Haemoglobin', value: 11.9, unit: 'g/dL', low: 12.1, high: 15.1, flag: 'low' }],
      });
    });

    it.each([
      [{ gender: 'male', age: 40 }, 13.8, 'low'],
      [{ gender: 'female', age: 18 }, 12.1, 'normal'],
      [{ gender: 'female', age: 11 }, 11.5, 'normal'],
      [{ gender: 'female', age: 12 }, null, null],
      [{ gender: 'other', age: 40 }, null, null],
      [{ gender: 'undisclosed', age: 40 }, null, null],
      [{ gender: 'other', age: 11 }, 11.5, 'normal'],
      [{ gender: null, age: 40 }, null, null],
      [{ gender: 'female', age: null }, null, null],
    ])('is those of %j', async (person, low, flag) => {
      const id = await collected('Ravi Rao');
      // An account that books for another person says nothing about that person.
      expect((await admin.get(`${PATH}/${id}/measures`)).body.person).toMatchObject({
        gender: null,
        age: null,
      });
      const { body } = await report(id, { ...typed(12.5), person });
      expect(body.report.results[0]).toMatchObject({ unit: 'g/dL', low, flag });
    });

    it.each([
      [{ unit: 'g/L' }, 'results.0.unit'],
      [{ low: 1 }, 'results.0.low'],
      [{ high: 99 }, 'results.0.high'],
    ])('is not typed otherwise: %j', async (others, field) => {
      const id = await collected();
      const refused = await report(id, { results: [{ name: 'Haemoglobin', value: 12, ...others }] });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
      expect((await patient.get(`${PATH}/${id}`)).body.status).toBe('sampleCollected');
      const same = { name: 'Haemoglobin', value: 12, unit: 'g/dL', low: 12.1, high: 15.1 };
      const further = { name: 'Clot', value: 'none', unit: 'seen', low: null };
      const { body } = await report(id, { results: [same, further] });
      expect(body.report.results.map(({ unit }: LabResult) => unit)).toEqual(['g/dL', 'seen']);
    });

    it.each([
      ['18 500', 'results.0.value', /^Enter one number|not possible/],
      ['12.5*', 'results.0.value', /without marks/],
      ['12.5 mmol/L', 'results.0.value', /^Enter one number for Haemoglobin/],
      ['141', 'results.0.value', /^141 is not possible for Haemoglobin/],
    ])('refuses %s at its field', async (value, field, sentence) => {
      test = await addLabTest(portal, { measures: [{ ...HAEMOGLOBIN, possibleLow: 1, possibleHigh: 30 }] });
      const { status, body } = await report(await collected(), typed(value));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.errors).toEqual({ [field]: expect.stringMatching(sentence) as string });
    });

    it('compares a coded value, and keeps findings of several lines', async () => {
      const codes = [
        { value: 'Negative', abnormal: false },
        { value: '3+', abnormal: true },
      ];
      const protein: LabMeasure = { name: 'Urine protein', unit: '', kind: 'coded', codes, ranges: [] };
      const finding: LabMeasure = { name: 'Finding', unit: '', kind: 'text', ranges: [] };
      test = await addLabTest(portal, { measures: [protein, finding] });
      const text = `Culture:\n${'growth '.repeat(500)}`.trim();
      const results = [
        { name: 'Urine protein', value: '3 +' },
        { name: 'Finding', value: text },
      ];
      const { body } = await report(await collected(), { results });
      expect(body.report.results).toMatchObject([
        { value: '3+', flag: 'abnormal', notCompared: null },
        { value: text, flag: null, notCompared: 'noRange' },
      ]);
    });

    it('wants critical values and large changes to be confirmed', async () => {
      const range = { gender: null, ...everyAge, low: 12, high: 15, criticalLow: 7 };
      const measure: LabMeasure = { ...HAEMOGLOBIN, deltaPercent: 30, ranges: [range] };
      test = await addLabTest(portal, { measures: [measure] });
      expect((await report(await collected(), typed(13))).status).toBe(200);
      const id = await collected();
      const changed = await report(id, typed(8.5));
      expect([changed.status, changed.body.code]).toEqual([422, 'RESULTS_UNCONFIRMED']);
      expect(changed.body.errors['results.0.value']).toMatch(
        /^Haemoglobin 8.5 g\/dL differs by 35 % from 13 g\/dL/,
      );
      const critical = await report(id, typed(6.9));
      expect(critical.body.errors['results.0.value']).toMatch(/^Haemoglobin 6.9 g\/dL is critical/);
      expect((await patient.get(`${PATH}/${id}`)).body.status).toBe('sampleCollected');
      const { status, body } = await report(id, { ...typed(6.9), confirmed: true });
      expect([status, body.report.results[0].flag]).toEqual([200, 'criticalLow']);
    });

    it('stays in a report as they were when a definition is edited, or the test is gone', async () => {
      const id = await reported();
      const before = (await patient.get(`${PATH}/${id}`)).body.report;
      const ranges = [{ gender: null, ...everyAge, low: 1, high: 2 }];
      const one = `/api/v1/lab-tests/${String(test._id)}`;
      const edited = await admin.put(one, { measures: [{ ...HAEMOGLOBIN, unit: 'g/L', ranges }] });
      expect(edited.status).toBe(200);
      expect((await patient.get(`${PATH}/${id}`)).body.report).toEqual(before);
      expect((await recordsOf(id))[0].results).toEqual(before.results);
      await admin.delete(one);
      expect((await patient.get(`${PATH}/${id}`)).body.report).toEqual(before);
      const { body } = await correct(id, typed(120));
      expect(body.report.results[0]).toMatchObject({ unit: 'g/L', low: 1, high: 2 });
      expect(body.earlierReports[0].results).toEqual(before.results);
    });
  });

  it("is of the sample's date, whenever it is reported", async () => {
    const id = await collected();
    const at = new Date(Date.now() - 9 * 86_400_000);
    await portal
      .model(LabBooking)
      .updateOne({ _id: id, 'history.status': 'sampleCollected' }, { $set: { 'history.$.at': at } });
    const { body } = await report(id, typed(12.5));
    expect(body.report.sampledAt).toBe(at.toISOString());
    expect(body.report.reportedAt > at.toISOString()).toBe(true);
    expect((await recordsOf(id))[0].recordedAt).toBe(at.toISOString());
    const { body: summary } = await patient.get<RecordsSummary>('/api/v1/records/summary');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);
    expect(summary.trends[0].points).toMatchObject([{ date: day, value: 12.5 }]);
  });

  describe('a correction', () => {
    it('puts a new report in the place of the old one, which stays readable and is marked', async () => {
      const id = await reported();
      const old = (await patient.get(`${PATH}/${id}`)).body.report;
      const { status, body } = await correct(id, { remark: 'Repeated.' });
      expect(status).toBe(200);
      expect(LabBookingDto.parse(body)).toMatchObject({
        status: 'reported',
        report: {
          version: 2,
          reason: 'The sample was mistaken for another one.',
          remark: 'Repeated.',
          results: [{ value: 12.5, flag: 'normal' }],
        },
      });
      const [earlier] = body.earlierReports as EarlierLabReport[];
      expect(earlier).toMatchObject({ ...old, correctedAt: body.report.reportedAt });
      const own = (await patient.get(`${PATH}/${id}`)).body as LabBookingDto;
      const addresses = [own.reportUrl!, own.earlierReports[0].url];
      const pdfs = await Promise.all(addresses.map((address) => fetch(`${portal.url}${address}`)));
      expect(pdfs.map((pdf) => [pdf.status, pdf.headers.get('content-type')])).toEqual(
        Array(2).fill([200, 'application/pdf']),
      );
      const names = pdfs.map((pdf) => pdf.headers.get('content-disposition'));
      expect(names[1]).toBe(names[0]!.replace('.pdf', '-version-1.pdf'));
    });

    it('is in the records with the marked old one, and only it counts in the trends', async () => {
      const id = await reported();
      const { body } = await correct(id);
      const [fresh, marked] = await recordsOf(id);
      expect(MedicalRecordDto.parse(fresh)).toMatchObject({
        correctedAt: null,
        correction: 'The sample was mistaken for another one.',
        results: [{ value: 12.5 }],
      });
      expect(MedicalRecordDto.parse(marked)).toMatchObject({
        correctedAt: body.report.reportedAt as unknown,
        correction: null,
        results: [{ value: 9.5 }],
      });
      expect(marked.recordedAt).toBe(fresh.recordedAt);
      const { body: summary } = await patient.get<RecordsSummary>('/api/v1/records/summary');
      expect(summary.trends[0].points.map(({ value }) => value)).toEqual([12.5]);
    });

    it('notifies the patient by notification and mail, without results', async () => {
      const id = await reported();
      await correct(id);
      const title = 'Your lab report has been corrected';
      const { body: news } = await patient.get('/api/v1/notifications');
      expect(news[0]).toMatchObject({ title, link: '/patientlogin/lab-bookings' });
      const mail = await portal
        .model<OutboxRow>(OutboxRow)
        .findOne({ dedupeKey: `mail:labBooking:${id}:corrected:2:${patient.userId}` })
        .lean<OutboxRow>();
      expect(mail!.mail!.subject).toBe(title);
      expect(JSON.stringify(mail!.mail)).not.toMatch(/12\.5|mistaken/);
    });

    it('is one of several that are sent at once', async () => {
      const id = await reported();
      const answers = await Promise.all([10, 11, 12, 13, 14].map((value) => correct(id, typed(value))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
      const lost = answers.filter(({ status }) => status === 409);
      expect(lost.map(({ body }) => body.code)).toEqual(Array(4).fill('EDIT_CONFLICT'));
      const { body } = await patient.get(`${PATH}/${id}`);
      expect([body.report.version, body.earlierReports.length]).toEqual([2, 1]);
      const records = await recordsOf(id);
      expect(records.map(({ correctedAt }) => correctedAt === null)).toEqual([true, false]);
      expect(records[0].results).toEqual(body.report.results);
      const { body: news } = await patient.get('/api/v1/notifications');
      const told = (news as { title: string }[]).filter(({ title }) => title.endsWith('been corrected'));
      expect(told).toHaveLength(1);
      const { body: trail } = await filtered(admin, 'audit-events', { action: 'lab-booking.correct-report' });
      expect((trail as { recordId: string }[]).filter(({ recordId }) => recordId === id)).toHaveLength(1);
    });

    it('itself is corrected, newest first, up to a bound', async () => {
      const id = await reported();
      for (const version of [1, 2]) expect((await correct(id, { version })).status).toBe(200);
      const { body } = await patient.get(`${PATH}/${id}`);
      expect(body.earlierReports.map(({ version }: EarlierLabReport) => version)).toEqual([2, 1]);
      expect((await correct(id, { version: 1 })).body.code).toBe('EDIT_CONFLICT');
      await portal.model(LabBooking).updateOne({ _id: id }, { 'report.version': MAX_CORRECTIONS + 1 });
      expect((await correct(id, { version: MAX_CORRECTIONS + 1 })).body.code).toBe('WRONG_STATE');
    });

    it.each([
      [{ reason: ' ' }, 'reason', 400],
      [{ reason: undefined }, 'reason', 400],
      [{ version: 0 }, 'version', 400],
      [{ version: undefined }, 'version', 400],
      [{ results: [] }, 'results', 400],
      [{ person: { gender: 'female', age: -1 } }, 'person.age', 400],
      [{ results: [{ name: 'Haemoglobin', value: 1, unit: 'mg' }] }, 'results.0.unit', 422],
    ])('is refused with %j and leaves the report as it is', async (overrides, field, status) => {
      const id = await reported();
      const refused = await correct(id, overrides);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([status, [field]]);
      expect((await patient.get(`${PATH}/${id}`)).body.earlierReports).toEqual([]);
    });

    it('needs a report', async () => {
      const { status, body } = await correct(await collected());
      expect([status, body.code]).toEqual([409, 'WRONG_STATE']);
    });

    it('leaves each report to its patient and to administrators', async () => {
      const id = await reported();
      await correct(id);
      const clients = [portal.visitor, await addPatient(portal), await addDoctor(portal), patient, admin];
      for (const version of [1, 2]) {
        const path = `${PATH}/${id}/reports/${version}`;
        const answers = await Promise.all(clients.map((client) => client.get(path)));
        expect(answers.map(({ status }) => status)).toEqual([401, 404, 403, 200, 200]);
      }
      for (const version of ['3', '0', 'x'])
        expect((await patient.get(`${PATH}/${id}/reports/${version}`)).status).toBe(404);
      const signed = (await patient.get(`${PATH}/${id}`)).body.earlierReports[0].url as string;
      const other = signed.replace('/versions/1', '/versions/2');
      expect((await fetch(`${portal.url}${other}`)).status).toBe(403);
    });
  });
});
