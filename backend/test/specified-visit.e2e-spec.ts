import type { Client } from './support/client.js';
import { form } from './support/client.js';
import { PASSWORD, addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { issueDoctorId, newDoctor, register } from './support/registration.js';
import { Client as Caller } from './support/client.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

/** dd-mm-yyyy, as the specification has a doctor type it. */
const typed = (date: string) => date.split('-').toReversed().join('-');

describe("The specification's visit, from the registration of the doctor to its end", () => {
  let portal: Portal;
  let admin: Client;
  let patient: Client;

  beforeAll(async () => {
    portal = await startPortal('specifiedvisit');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    patient = await addPatient(portal, 'Meera Iyer');
  });

  /** Registers with exactly the specification's fields and logs in. */
  async function newcomer(registrar: Client, fields: Record<string, string | undefined>) {
    const person = newDoctor(fields);
    expect((await register(registrar, person)).status).toBe(201);
    const login = { email: person.email, password: PASSWORD, type: 'doctor' };
    const { status, body } = await portal.visitor.post('/api/users/login', login);
    expect(status).toBe(200);
    return {
      login,
      answer: body,
      doctor: new Caller(portal.url, body.token as string, body.userId as string),
    };
  }
  const ask = async (fields: Record<string, string | undefined> = {}) => {
    const { status, body } = await patient.post(
      '/api/appointments/create',
      form({ patientId: patient.userId, speciality: 'Neurology', reason: 'Headache', ...fields }),
    );
    expect(status).toBe(201);
    return body.value.id as string;
  };
  const respond = (who: Client, id: string, status: string, appointmentDate?: string | null) =>
    who.put(`/api/appointments/${id}/respond`, { status, doctorId: who.userId, appointmentDate });
  const stored = (id: string) => portal.model<Appointment>(Appointment).findById(id).lean<Appointment>();

  it.each(['DoctorId', 'Add Doctor'])('works for a doctor registered by %s', async (way) => {
    const byCode = way === 'DoctorId';
    const d_id = byCode ? (await issueDoctorId(admin)).code : undefined;
    const { doctor } = await newcomer(byCode ? portal.visitor : admin, { d_id });
    const date = dayFromToday(portal, 5);
    const id = await ask({ preferredDate: date });
    const waiting = await doctor.get(`/api/appointments/doctor/${doctor.userId}`);
    expect((waiting.body as { id: string }[]).map((one) => one.id)).toContain(id);

    const accepted = await respond(doctor, id, 'accepted', typed(date));
    expect([accepted.status, accepted.body.msg]).toEqual([200, 'success']);
    expect(accepted.body.value).toMatchObject({
      status: 'accepted',
      appointmentDate: date,
      appointmentTime: null,
      acceptedDoctorId: { _id: doctor.userId },
    });
    expect((await stored(id))!.slot).toBeUndefined();
    const upcoming = await doctor.get(`/api/appointments/doctor/${doctor.userId}/accepted`);
    expect((upcoming.body as { id: string }[]).map((one) => one.id)).toEqual([id]);

    const completed = await respond(doctor, id, 'completed');
    expect([completed.status, completed.body.value?.status]).toEqual([200, 'completed']);
    const [past] = (await patient.get(`/api/appointments/patient/${patient.userId}`)).body as Appointment[];
    expect(past.status).toBe('completed');
  });

  it('lets any number of requests have one day of a doctor without times', async () => {
    const { doctor } = await newcomer(admin, {});
    const date = dayFromToday(portal, 6);
    const ids = [await ask({ preferredDate: date }), await ask({ preferredDate: date })];
    for (const id of ids) expect((await respond(doctor, id, 'accepted')).status).toBe(200);
    const papers = await patient.get(`/api/v1/appointments/${ids[0]}/calendar`);
    expect(papers.status).toBe(200);
  });

  it('takes today without a time when the times of the day are over', async () => {
    const doctor = await addDoctor(portal, 'Dr. Early', { speciality: 'Neurology', timeSlots: ['00:00'] });
    const id = await ask({ preferredDate: dayFromToday(portal, 0) });
    const answer = await respond(doctor, id, 'accepted');
    expect([answer.status, answer.body.value?.appointmentTime]).toEqual([200, null]);
  });

  it('says that a time is taken only where one is', async () => {
    const doctor = await addDoctor(portal, 'Dr. Full', { speciality: 'Neurology', timeSlots: ['10:00'] });
    const date = dayFromToday(portal, 8);
    await bookVisit(await addPatient(portal), wishFor(portal, doctor, { preferredDate: date }));
    const id = await ask({ preferredDate: date });
    const at = { status: 'accepted', doctorId: doctor.userId, appointmentTime: '10:00' };
    const refused = await doctor.put(`/api/appointments/${id}/respond`, at);
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN']);
    const dayAlone = await respond(doctor, id, 'accepted', typed(date));
    expect([dayAlone.status, dayAlone.body.value?.appointmentTime]).toEqual([200, null]);
  });

  it('refuses a past date, no date and leave, with the name of the field, and writes nothing', async () => {
    const { doctor } = await newcomer(admin, {});
    const id = await ask();
    const leave = { from: dayFromToday(portal, 20), to: dayFromToday(portal, 21), reason: 'Conference' };
    expect((await doctor.post('/api/v1/leaves', leave)).status).toBe(201);
    const refused: [string | null, number][] = [
      [null, 422],
      [typed(dayFromToday(portal, -1)), 422],
      ['31-02-2027', 422],
      [typed(leave.from), 422],
    ];
    for (const [date, status] of refused) {
      const answer = await respond(doctor, id, 'accepted', date);
      expect([date, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
        date,
        status,
        ['appointmentDate'],
      ]);
    }
    expect(await stored(id)).toMatchObject({
      status: 'pending',
      acceptedDoctorId: null,
      appointmentDate: null,
    });
    const early = await respond(doctor, id, 'completed');
    expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('keeps leave off a day with a visit that has no time', async () => {
    const { doctor } = await newcomer(admin, {});
    const date = dayFromToday(portal, 9);
    const id = await ask({ preferredDate: date });
    await respond(doctor, id, 'accepted');
    const leave = { from: date, to: date, reason: 'Conference' };
    const refused = await doctor.post('/api/v1/leaves', leave);
    expect([refused.status, refused.body.code]).toEqual([409, 'LEAVE_OVER_VISITS']);
    expect(refused.body.visits).toEqual([{ id, date, time: null, patientName: 'Meera Iyer' }]);
    expect((await doctor.delete(`/api/appointments/${id}`)).status).toBe(200);
    expect((await doctor.post('/api/v1/leaves', leave)).status).toBe(201);
  });

  it('gives a day to a visit without a time or to leave, never to both', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { doctor } = await newcomer(admin, {});
      const date = dayFromToday(portal, 10 + round);
      const id = await ask({ preferredDate: date });
      const [accepted, left] = await Promise.all([
        respond(doctor, id, 'accepted'),
        doctor.post('/api/v1/leaves', { from: date, to: date, reason: 'Conference' }),
      ]);
      outcomes.push(`${accepted.status} ${left.status}`);
    }
    expect(outcomes.filter((outcome) => !['200 409', '422 201'].includes(outcome))).toEqual([]);
  });

  describe('missing settings of a new doctor', () => {
    it('is named by the first login alone, until nothing is missing', async () => {
      const { login, answer, doctor } = await newcomer(admin, {});
      expect(answer.toSetUp).toEqual(['fee', 'availableDays', 'timeSlots']);
      const again = await portal.visitor.post('/api/users/login', login);
      expect([again.status, again.body.toSetUp]).toEqual([200, undefined]);
      const { body } = await doctor.get('/api/v1/availability');
      expect(body).toMatchObject({ fee: null, availableDays: [], timeSlots: [], hours: null, version: 1 });
    });

    it('is empty for a complete doctor and for a patient', async () => {
      const practice = { fee: '500', availableDays: '["Monday"]', timeSlots: '10:00' };
      expect((await newcomer(admin, practice)).answer).not.toHaveProperty('toSetUp');
    });

    it('makes the doctor bookable once it is set', async () => {
      const { doctor } = await newcomer(admin, {});
      const wish = {
        doctorId: doctor.userId,
        preferredDate: dayFromToday(portal, 3),
        preferredTime: '10:00',
      };
      const checkout = () =>
        patient.post('/api/payment/create-checkout-session', {
          ...wish,
          doctorName: 'Dr. Ravi Menon',
          doctorFee: 650,
          reason: 'Headache',
        });
      expect((await checkout()).body.code).toBe('NOT_BOOKABLE');
      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
      const practice = { availableDays: days, timeSlots: ['10:00'], fee: 650, version: 1 };
      const saved = await doctor.put('/api/v1/availability', practice);
      expect([saved.status, saved.body.fee]).toEqual([200, 650]);
      expect((await checkout()).status).toBe(201);
      const kept = await doctor.put('/api/v1/availability', {
        availableDays: days,
        timeSlots: ['10:00', '10:30'],
        version: 2,
      });
      expect([kept.status, kept.body.fee]).toEqual([200, 650]);
    });
  });
});
