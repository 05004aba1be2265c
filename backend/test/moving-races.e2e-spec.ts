import { Types } from 'mongoose';
import { slotOf } from '../src/appointments/slots/visit-slot.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../src/appointments/appointment.status.js';
import type { Answer, Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday } from './support/visits.js';

const PATIENTS = 200;
const AT_A_TIME = 20;
const ROUNDS = 10;
const TIMES = Array.from(
  { length: 20 },
  (_, n) => `${String(8 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);

describe('Many at once: moving', () => {
  let portal: Portal;
  let admin: Client;
  let doctor: Client;

  beforeAll(async () => {
    portal = await startPortal('movingraces');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    doctor = await addDoctor(portal, 'Dr. Vikram Nair', { timeSlots: TIMES });
  });
  afterEach(async () => {
    const rows = await visits()
      .find({ status: { $in: LIVE_STATUSES } })
      .lean<Appointment[]>();
    const slots = rows.map(({ slot }) => `${String(slot!.doctorId)} ${slot!.date} ${slot!.time}`);
    expect(slots).toHaveLength(new Set(slots).size);
  });

  const visits = () => portal.model<Appointment>(Appointment);
  const day = (days: number) => dayFromToday(portal, days);
  const stored = async (id: string) => (await visits().findById(id).lean<Appointment>())!;
  const move = (who: Client, id: string, date: string, time: string, more: object = {}) =>
    who.post<{ code?: string; error?: string }>(`/api/v1/appointments/${id}/move`, { date, time, ...more });
  const codes = (answers: Answer<{ code?: string }>[]) =>
    answers.map(({ status, body }) => (status === 200 ? 'moved' : `${status} ${body.code}`)).toSorted();

  /** Accepted visits of these patients, each at its own time. */
  async function book(patients: Client[], fromDay = 5): Promise<string[]> {
    const doctorId = new Types.ObjectId(doctor.userId);
    const rows = patients.map((patient, n) => {
      const [date, time] = [day(fromDay + Math.floor(n / TIMES.length)), TIMES[n % TIMES.length]];
      return {
        _id: new Types.ObjectId(),
        status: 'accepted',
        reason: 'Cough',
        speciality: 'Cardiology',
        patientId: new Types.ObjectId(patient.userId),
        patientName: 'Asha Rao',
        doctorId,
        doctorName: 'Dr. Vikram Nair',
        acceptedDoctorId: doctorId,
        acceptedDoctorName: 'Dr. Vikram Nair',
        preferredDate: date,
        preferredTime: time,
        appointmentDate: date,
        slot: slotOf({ doctorId, date, time, minutes: 30 }),
        history: [{ status: 'accepted', at: new Date(), by: null }],
      };
    });
    await visits().insertMany(rows);
    return rows.map(({ _id }) => String(_id));
  }

  it(`gives one time to one of ${PATIENTS} patients, and keeps the visits of the others`, async () => {
    const crowd: Client[] = [];
    while (crowd.length < PATIENTS)
      crowd.push(...(await Promise.all(Array.from({ length: AT_A_TIME }, () => addPatient(portal)))));
    const ids = await book(crowd);
    const answers = await Promise.all(crowd.map((patient, n) => move(patient, ids[n], day(30), '10:00')));
    expect(codes(answers)).toEqual([
      ...Array.from({ length: PATIENTS - 1 }, () => '409 SLOT_TAKEN'),
      'moved',
    ]);
    const there = await visits()
      .find({ 'slot.date': day(30) })
      .lean<Appointment[]>();
    expect(there.map(({ status, moves }) => [status, moves?.length])).toEqual([['pending', 1]]);
    expect(
      await visits().countDocuments({
        'slot.doctorId': new Types.ObjectId(doctor.userId),
        status: 'accepted',
      }),
    ).toBe(PATIENTS - 1);
  });

  it(`has one outcome when its patient moves it and the doctor cancels (${ROUNDS} rounds)`, async () => {
    const illegal: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await addPatient(portal);
      const [id] = await book([patient], 5 + round);
      const steps = [
        () => move(patient, id, day(30 + round), '10:00'),
        () => doctor.post<{ code?: string }>(`/api/v1/appointments/${id}/cancel`, { reason: 'Ill.' }),
      ];
      const turned = round % 2 ? steps.toReversed() : steps;
      const both = await Promise.all(turned.map((step) => step()));
      const [moved, cancelled] = round % 2 ? both.toReversed() : both;
      const row = await stored(id);
      const isMoved = row.status === 'pending' && row.slot!.date === day(30 + round) && !row.cancellation;
      const isCancelled = row.status === 'cancelled' && row.cancellation!.byType === 'doctor';
      const asExpected =
        moved.status === 200
          ? // The doctor read it before the move, or cancelled the moved visit.
            (isMoved && cancelled.status === 409 && cancelled.body.code === 'VISIT_MOVED') ||
            (isCancelled && cancelled.status === 200)
          : isCancelled && cancelled.status === 200 && moved.body.code === 'WRONG_STATE';
      if (!asExpected)
        illegal.push(
          `${row.status}: ${moved.status} ${cancelled.status} ${JSON.stringify(both.map(({ body }) => body))}`,
        );
    }
    expect(illegal).toEqual([]);
  });

  it(`lets one of two concurrent movers win and refuses the other (${ROUNDS} rounds)`, async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await addPatient(portal);
      const [id] = await book([patient], 5 + round);
      const { version } = (await doctor.get<{ version: number }>(`/api/v1/appointments/${id}`)).body;
      const answers = await Promise.all([
        move(admin, id, day(30 + round), '10:00', { version }),
        move(doctor, id, day(30 + round), '11:00', { version }),
      ]);
      const [lost, won] = codes(answers);
      expect([lost, won]).toEqual([expect.stringMatching(/^409 (VISIT_MOVED|EDIT_CONFLICT)$/), 'moved']);
      seen.add(lost);
      const row = await stored(id);
      expect(row.moves).toHaveLength(1);
      expect(row.slot!.time).toBe(answers[0].status === 200 ? '10:00' : '11:00');
      const refused = answers.find(({ status }) => status !== 200)!;
      expect(refused.body.error).toMatch(/in the meantime\. Please look at it again\.$/);
    }
    expect(seen).toContain('409 VISIT_MOVED');
  });

  it('refuses two visits that swap times at the same moment', async () => {
    const patients = [await addPatient(portal), await addPatient(portal)];
    const ids = await book(patients);
    const answers = await Promise.all([
      move(doctor, ids[0], day(5), TIMES[1]),
      move(doctor, ids[1], day(5), TIMES[0]),
    ]);
    expect(codes(answers)).toEqual(['409 SLOT_TAKEN', '409 SLOT_TAKEN']);
  });

  it(`gives a day to a leave or to the visit that is moved there (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const patient = await addPatient(portal);
      const [id] = await book([patient], 5 + round);
      const to = day(30 + round);
      const [moved, leave] = await Promise.all([
        move(patient, id, to, '10:00'),
        doctor.post<{ code?: string }>('/api/v1/leaves', { from: to, to, reason: 'Conference' }),
      ]);
      expect([moved.status, leave.status].filter((status) => status < 300)).toHaveLength(1);
      expect((await stored(id)).slot!.date === to).toBe(moved.status === 200);
    }
  });

  it('does not move a visit twice on a double click', async () => {
    const patient = await addPatient(portal);
    const [id] = await book([patient]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(patient, id, day(30), '10:00')));
    expect(codes(answers).filter((code) => code === 'moved')).toHaveLength(1);
    for (const code of codes(answers)) expect(['moved', '409 VISIT_MOVED', '422 SAME_TIME']).toContain(code);
    expect((await stored(id)).moves).toHaveLength(1);
  });
});
