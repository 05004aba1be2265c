import { randomBytes } from 'node:crypto';
import { DoctorId } from '../src/users/doctors/doctor-id.schema.js';
import { User } from '../src/users/user.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { PASSWORD, addAdmin } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { issueDoctorId, newDoctor, register } from './support/registration.js';
import type { Fields } from './support/registration.js';
import { dayFromToday } from './support/visits.js';

const INVALID = { status: 422, code: 'DOCTOR_ID_INVALID', fields: ['d_id'] };

describe('Registration of a doctor', () => {
  let portal: Portal;
  let admin: Client;

  beforeAll(async () => {
    portal = await startPortal('doctor-registration');
    admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const account = (email: string) => portal.model<User>(User).findOne({ email, type: 'doctor' }).lean<User>();

  const verify = (d_id: string) => portal.visitor.post('/api/users/doctor-ids/verify', { d_id });

  it('needs a code that was issued and is unused', async () => {
    const [used, revoked] = [await issueDoctorId(admin), await issueDoctorId(admin)];
    expect((await register(portal.visitor, newDoctor({ d_id: used.code }))).status).toBe(201);
    expect((await admin.delete(`/api/v1/doctor-ids/${revoked.id}`)).status).toBe(200);
    for (const code of ['HSP-WRONG', used.code, revoked.code, `${used.code}X`, '*', '$ne']) {
      const fields = newDoctor({ d_id: code });
      const answer = await register(portal.visitor, fields);
      expectFailure(answer, INVALID);
      expect(answer.body.error).toBe('Invalid Doctor ID');
      expect(await account(fields.email)).toBeNull();
      expectFailure(await verify(code), INVALID);
    }
    for (const d_id of [undefined, ''])
      expectFailure(await register(portal.visitor, newDoctor({ d_id })), { status: 422, fields: ['d_id'] });
    expectFailure(await register(portal.visitor, newDoctor({ speciality: undefined, d_id: 'HSP-WRONG' })), {
      status: 422,
      fields: ['speciality'],
    });
  });

  it('takes the code in any case, notes whose it is, and publishes the doctor', async () => {
    const { code, id } = await issueDoctorId(admin, 'HSP-NEU-0001');
    expect(code).toMatch(/^HSP-NEU-0001-[0-9A-Z]{13}$/);
    expect((await verify(` ${code.toLowerCase()} `)).body).toEqual({ msg: 'success' });
    const { body } = await register(portal.visitor, newDoctor({ d_id: code.toLowerCase() }));
    expect(body.d_id).toBe(code);
    expect(await portal.model<DoctorId>(DoctorId).findById(id).lean<DoctorId>()).toMatchObject({
      usedByName: 'Dr. Ravi Menon',
    });
    expectFailure(await admin.delete(`/api/v1/doctor-ids/${id}`), { status: 409, code: 'CODE_USED' });
    const { body: found } = await portal.visitor.get(`/api/v1/doctors/${body.userId}`);
    expect(found).toMatchObject({
      fullName: 'Dr. Ravi Menon',
      d_id: code,
      fee: null,
      availableDays: [],
      timeSlots: [],
    });
  });

  it('lets one of 20 at once have the code', async () => {
    const { code } = await issueDoctorId(admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(portal.visitor, newDoctor({ d_id: code }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectFailure(answer, INVALID);
    expect(await portal.model<User>(User).countDocuments({ d_id: code })).toBe(1);
  });

  it('leaves the code unused when the account cannot be made', async () => {
    const { code } = await issueDoctorId(admin);
    const { email } = newDoctor();
    await register(portal.visitor, newDoctor({ email, d_id: (await issueDoctorId(admin)).code }));
    expectFailure(await register(portal.visitor, newDoctor({ email, d_id: code })), {
      status: 409,
      code: 'EMAIL_TAKEN',
    });
    expect((await verify(code)).status).toBe(200);
  });

  const practice = {
    experience: '12',
    qualification: 'MBBS, MD',
    fee: '750.50',
    availableDays: '["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]',
    timeSlots: '11:30, 09:00,10:00',
    description: 'Headache and sleep in adults and children.',
  };

  it.each([
    ['a given code', 'hsp-own-0001'],
    ['a code of our own', undefined],
  ])('is whole when an admin adds one with %s', async (_case, d_id) => {
    const fields = newDoctor({ ...practice, d_id, fullName: `Dr. Zubin ${randomBytes(3).toString('hex')}` });
    const { status, body } = await register(admin, fields);
    expect([status, body.d_id]).toEqual([
      201,
      d_id?.toUpperCase() ?? (expect.stringMatching(/^HSP-[0-9A-Z]{13}$/) as string),
    ]);
    const login = await portal.visitor.post('/api/users/login', {
      email: fields.email,
      password: PASSWORD,
      type: 'doctor',
    });
    expect(login.body).toMatchObject({ type: 'doctor', userId: body.userId as string });
    const whole = (await portal.visitor.get('/api/users/doctors')).body.value as { _id: string }[];
    expect(whole.find(({ _id }) => _id === body.userId)).toMatchObject({
      experience: 12,
      qualification: 'MBBS, MD',
      fee: 750.5,
      timeSlots: ['09:00', '10:00', '11:30'],
      description: practice.description,
      d_id: body.d_id as string,
    });
    const found = await portal.visitor.get(`/api/users/doctors?search=${fields.fullName.slice(4)}`);
    expect(found.body.value.map(({ _id }: { _id: string }) => _id)).toEqual([body.userId]);
    const slots = await portal.visitor.get(
      `/api/users/doctors/${body.userId}/slots?from=${dayFromToday(portal, 1)}&days=7`,
    );
    expect(slots.body).toHaveLength(7);
    expect(slots.body[0].slots.map(({ time }: { time: string }) => time)).toEqual([
      '09:00',
      '10:00',
      '11:30',
    ]);
    expectFailure(await register(admin, newDoctor({ d_id: body.d_id as string })), INVALID);
    expectFailure(await register(portal.visitor, newDoctor({ d_id: body.d_id as string })), INVALID);
  });

  it.each<[string, Fields, string]>([
    ['a fee below 0', { fee: '-1' }, 'fee'],
    ['a fee with three decimals', { fee: '10.005' }, 'fee'],
    ['an endless fee', { fee: '1e999' }, 'fee'],
    ['half a year', { experience: '1.5' }, 'experience'],
    ['a day that is none', { availableDays: '["Funday"]' }, 'availableDays.0'],
    ['a day twice', { availableDays: 'Monday,Monday' }, 'availableDays'],
    ['a time that is none', { timeSlots: '25:00' }, 'timeSlots.0'],
    ['a time twice', { timeSlots: '10:00,10:00' }, 'timeSlots'],
    ['no list', { timeSlots: '{"a":1}' }, 'timeSlots.0'],
  ])('is refused at the field for %s', async (_case, fields, field) => {
    expectFailure(await register(admin, newDoctor(fields)), { status: 400, fields: [field] });
  });
});
