import type { RecordsSummary } from '../../openapi/contract/care/records.js';
import { LabBookingDto } from '../../openapi/contract/shop/lab-bookings.js';
import type { LabSubjectInput } from '../../openapi/contract/shop/lab-subject.js';
import { LabBooking } from '../src/lab-bookings/lab-booking.schema.js';
import { decideLabSubjects } from '../src/lab-bookings/subjects/decide-subjects.js';
import { LabTest } from '../src/lab/lab-test.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { addLabTest } from './support/shop.js';
import { dayFromToday } from './support/visits.js';

const PATH = '/api/v1/lab-bookings';
const everyAge = { ageFrom: null, ageTo: null };
const HAEMOGLOBIN = {
  name: 'Haemoglobin',
  unit: 'g/dL',
  ranges: [
    { gender: 'female' as const, ...everyAge, low: 12.1, high: 15.1 },
    { gender: 'male' as const, ...everyAge, low: 13.8, high: 17.2 },
  ],
};

describe('The subject of a lab booking', () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;
  let test: LabTest;

  beforeAll(async () => {
    portal = await startPortal('lab_subjects');
    admin = await addAdmin(portal);
    test = await addLabTest(portal, { measures: [HAEMOGLOBIN] });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal, 'Rohan Mehta', { gender: 'male', dob: '1990-05-17' });
  });

  const book = (fullName: string, subject?: object) =>
    patient.post(PATH, {
      labTestId: String(test._id),
      fullName,
      subject,
      phone: '9812345678',
      place: 'hospital',
      date: dayFromToday(portal, 1),
      payment: 'atCollection',
    });
  const booked = async (fullName: string, subject?: LabSubjectInput): Promise<LabBookingDto> => {
    const { status, body } = await book(fullName, subject);
    expect(status).toBe(201);
    return LabBookingDto.parse(body.booking);
  };
  const report = async ({ id }: LabBookingDto): Promise<LabBookingDto> => {
    for (const step of ['confirm', 'collect']) await admin.post(`${PATH}/${id}/${step}`);
    const results = [{ name: 'Haemoglobin', value: 13 }];
    const { status, body } = await admin.post(`${PATH}/${id}/report`, { results });
    expect(status).toBe(200);
    return LabBookingDto.parse(body);
  };
  const trends = async () =>
    (await patient.get<RecordsSummary>('/api/v1/records/summary')).body.trends.map(({ name }) => name);
  const set = (id: string, subject: object) => admin.post(`${PATH}/${id}/subject`, { subject });

  it('is chosen, whatever the name looks like, and stays when the name of the account changes', async () => {
    const booking = await booked('ROHAN MEHTA', { who: 'patient' });
    await portal.model(User).updateOne({ fullName: 'Rohan Mehta' }, { fullName: 'Rohan K. Mehta' });
    const { report: result } = await report(booking);
    expect(result?.person).toMatchObject({ gender: 'male' });
    expect(result?.results[0]).toMatchObject({ low: 13.8, flag: 'low' });
    expect(await trends()).toEqual(['Haemoglobin']);
  });

  it('of another person has the ranges of that person and no place in the trends of the patient', async () => {
    const subject = { who: 'other', gender: 'female', age: 62 } as const;
    const reported = await report(await booked('Rohan Mehta', subject));
    expect(reported.subject).toEqual({ ...subject, dob: null });
    expect(reported.report?.person).toMatchObject({ gender: 'female', age: 62 });
    expect(reported.report?.results[0]).toMatchObject({ low: 12.1, flag: 'normal' });
    expect(await trends()).toEqual([]);
    const { body } = await patient.get('/api/v1/records');
    expect(body).toMatchObject([{ sampleOf: 'Rohan Mehta' }]);
  });

  it('is decided once for calls without it, and set by the desk with a trace', async () => {
    expect((await booked('Rohan Mehta')).subject.who).toBe('patient');
    const reported = await report(await booked('Rohan Meta'));
    expect(reported.subject.who).toBe('notStated');
    expect(reported.report?.results[0]).toMatchObject({ flag: null });
    expect(await trends()).toEqual([]);
    const { status, body } = await set(reported.id, { who: 'patient' });
    expect([status, body.subject.who]).toEqual([200, 'patient']);
    expect(await trends()).toEqual(['Haemoglobin']);
    const filter = encodeURIComponent(
      JSON.stringify({ recordId: reported.id, action: 'lab-booking.set-subject' }),
    );
    const audit = await admin.get(`/api/v1/audit-events?filter=${filter}`);
    expect(audit.body).toHaveLength(1);
  });

  it.each([
    [{ who: 'me' }, 400, 'subject.who'],
    [{ who: 'other', age: 4 }, 400, 'subject.gender'],
    [{ who: 'other', gender: 'male' }, 400, 'subject.age'],
    [{ who: 'other', gender: 'male', age: 4, dob: '2020-01-01' }, 400, 'subject.age'],
    [{ who: 'other', gender: 'male', dob: '2099-01-01' }, 422, 'subject.dob'],
    [{ who: 'patient', age: 4 }, 400, 'subject.age'],
  ])('%j is refused', async (subject, status, field) => {
    const answer = await book('Rohan Mehta', subject);
    expectFailure(answer, { status });
    expect(Object.keys(answer.body.errors as object)).toEqual([field]);
  });

  it('is decided once for bookings of an earlier version', async () => {
    const bookings = portal.model(LabBooking);
    const own = await booked('Rohan Mehta');
    const others = await booked('Someone Else');
    await bookings.updateMany({}, { $unset: { subject: 1 } });
    await decideLabSubjects(bookings.db);
    const who = async (id: string) => (await bookings.findById(id).lean<LabBooking>())?.subject.who;
    expect([await who(own.id), await who(others.id)]).toEqual(['patient', 'notStated']);
    await bookings.updateOne({ _id: own.id }, { patientName: 'Another Name' });
    await decideLabSubjects(bookings.db);
    expect(await who(own.id)).toBe('patient');
  });
});
