import { Dependant } from '../../openapi/contract/people/dependants.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { AuditEvent } from '../src/audit/audit-event.schema.js';
import { Payment } from '../src/payments/payment.schema.js';
import { User } from '../src/users/user.schema.js';
import { form } from './support/client.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { paidVisit } from './support/leave-cases.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { dayFromToday, openCheckout, wishFor } from './support/visits.js';

const CHILD = { fullName: 'Meera Rao', dob: '2017-04-02', gender: 'female', relationship: 'child' };

describe('A family', () => {
  let portal: Portal;
  let holder: Client;
  let desk: Client;

  beforeAll(async () => {
    portal = await startPortal('family');
    desk = await addAdmin(portal);
  });
  beforeEach(async () => {
    holder = await addPatient(portal, 'Asha Rao');
  });
  afterAll(() => portal.close());

  const add = async (overrides: object = {}, by = holder): Promise<Dependant> => {
    const { status, body } = await by.post('/api/v1/dependants', { ...CHILD, ...overrides });
    expect({ status, body }).toMatchObject({ status: 201 });
    return Dependant.parse(body);
  };

  const letBeToday = (id: string) =>
    portal
      .model<Appointment>(Appointment)
      .updateOne({ _id: id }, { appointmentDate: dayFromToday(portal, 0) });

  it('is kept by its holder: added, listed, read, changed', async () => {
    const meera = await add({ allergies: 'Penicillin' });
    expect(meera).toMatchObject({ ...CHILD, allergies: 'Penicillin', ofAge: false, invitation: null });
    expect(meera.holder).toMatchObject({ _id: holder.userId, fullName: 'Asha Rao', relationship: 'child' });
    const list = await holder.get('/api/v1/dependants');
    expect(list.body).toEqual([meera]);
    const changed = await holder.put(`/api/v1/dependants/${meera.id}`, { ...meera, allergies: 'Nuts' });
    expect(changed.body).toMatchObject({ allergies: 'Nuts', fullName: 'Meera Rao', version: 2 });
    expectFailure(await holder.put(`/api/v1/dependants/${meera.id}`, { version: 1, fullName: 'M' }), {
      status: 409,
      code: 'EDIT_CONFLICT',
    });
    const seen = await desk.get(`/api/v1/patients/${meera.id}`);
    expect(seen.body).toMatchObject({
      email: null,
      allergies: 'Nuts',
      heldBy: { fullName: 'Asha Rao', mobile: '+919812345678' },
    });
  });

  it('refuses bad fields by their names, and keeps nothing', async () => {
    const send = (body: object) => holder.post('/api/v1/dependants', { ...CHILD, ...body });
    expectFailure(await send({ fullName: ' ' }), { status: 400, fields: ['fullName'] });
    expectFailure(await send({ dob: '2017-02-30' }), { status: 400, fields: ['dob'] });
    expectFailure(await send({ dob: '2099-01-01' }), { status: 422, fields: ['dob'] });
    expectFailure(await send({ relationship: 'pet' }), { status: 400, fields: ['relationship'] });
    expectFailure(await send({ gender: undefined }), { status: 400, fields: ['gender'] });
    expectFailure(await send({ heldBy: holder.userId }), { status: 400, fields: ['heldBy'] });
    expect((await holder.get('/api/v1/dependants')).body).toEqual([]);
  });

  it('has at most six people, also with concurrent additions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        holder.post('/api/v1/dependants', { ...CHILD, fullName: `Child ${n}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    for (const one of answers.filter(({ status }) => status !== 201))
      expectFailure(one, { status: 409, code: 'TOO_MANY_DEPENDANTS' });
    const kept = await portal.model<User>(User).countDocuments({ heldBy: holder.userId });
    expect(kept).toBe(6);
  });

  it('rejects a seventh person before it hashes a password', async () => {
    for (let n = 0; n < 6; n += 1) await add({ fullName: `Child ${n}` });
    // The hash queue has fifty places: more at once would be refused.
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => holder.post('/api/v1/dependants', CHILD)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  });

  it('lets the holder book for the person chosen, by the calls as they are', async () => {
    const meera = await add();
    const forMeera = holder.actFor(meera.id);
    const draft = { patientId: meera.id, reason: 'Fever.', speciality: 'Pediatrics' };
    const asked = await forMeera.post('/api/appointments/create', form(draft));
    expect(asked.status).toBe(201);
    const own = await holder.get(`/api/appointments/patient/${holder.userId}`);
    const hers = await forMeera.get(`/api/appointments/patient/${meera.id}`);
    expect(own.body).toEqual([]);
    expect(hers.body).toMatchObject([{ patientId: { _id: meera.id, fullName: 'Meera Rao' } }]);
    expectFailure(await holder.get(`/api/appointments/patient/${meera.id}`), {
      status: 403,
      code: 'NOT_YOURS',
    });
    expectFailure(await holder.post('/api/appointments/create', form(draft)), {
      status: 403,
      code: 'NOT_YOURS',
    });
  });

  it('is named to staff wherever a visit, booking or order of theirs is listed, with the holder', async () => {
    const doctor = await addDoctor(portal, 'Dr. Lists');
    const meera = await add();
    const [child, mother] = [holder.actFor(meera.id), holder];
    const [asked, visitId] = [
      await paidVisit(portal, { doctor, patient: child, date: dayFromToday(portal, 4), status: 'pending' }),
      await paidVisit(portal, { doctor, patient: child, date: dayFromToday(portal, 5) }),
    ];
    const ownId = await paidVisit(portal, { doctor, patient: mother, date: dayFromToday(portal, 6) });
    const heldBy = { fullName: 'Asha Rao', gender: 'female', relationship: 'child', mobile: null };
    const toDesk = { ...heldBy, mobile: '+919812345678' };
    const named = async (as: Client, path: string) => {
      const rows = (await as.get<{ _id: string; heldBy: unknown }[]>(path)).body;
      return Object.fromEntries(rows.map((row) => [row._id, row.heldBy]));
    };
    const list = `/api/appointments/doctor/${doctor.userId}`;
    expect(await named(doctor, list)).toEqual({ [asked]: heldBy });
    expect(await named(doctor, `${list}/accepted`)).toEqual({ [visitId]: heldBy, [ownId]: null });
    expect(await named(doctor, '/api/v1/appointments')).toMatchObject({ [visitId]: heldBy, [ownId]: null });
    expect(await named(desk, '/api/v1/appointments')).toMatchObject({ [asked]: toDesk, [ownId]: null });
    const family = await named(child, `/api/appointments/patient/${meera.id}`);
    expect(family).toEqual({ [asked]: null, [visitId]: null });
    await letBeToday(visitId);
    const today = `/api/v1/queue/${doctor.userId}/visits`;
    expect(await named(doctor, today)).toEqual({ [visitId]: heldBy });
    const { body } = await doctor.get<{ todaysVisits: { heldBy: unknown }[] }>('/api/v1/dashboard');
    expect(body.todaysVisits.map((visit) => visit.heldBy)).toEqual([heldBy]);

    // No guardian is named after the takeover.
    await portal.model<User>(User).updateOne({ _id: meera.id }, { $unset: { heldBy: 1 } });
    expect(await named(desk, '/api/v1/appointments')).toMatchObject({ [asked]: null, [visitId]: null });
  });

  it('does not multiply the unpaid holds of one login, and lets the guardian pay', async () => {
    const doctor = await addDoctor(portal);
    const [one, two] = [await add(), await add({ fullName: 'Ravi Rao' })];
    const days = [3, 4, 5, 6].map((days) =>
      wishFor(portal, doctor, { preferredDate: dayFromToday(portal, days) }),
    );
    const people = [holder, holder.actFor(one.id), holder.actFor(two.id), holder.actFor(two.id)];
    const answers = [];
    for (const [n, by] of people.entries()) answers.push(await openCheckout(by, days[n]));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409]);
    expect(answers[3].body.code).toBe('TOO_MANY_HOLDS');
    const holderRow = await portal.model<User>(User).findById(holder.userId).lean<User>();
    const payments = await portal.model<Payment>(Payment).find({ patientId: one.id }).lean<Payment[]>();
    expect(payments).toMatchObject([{ payer: { name: 'Asha Rao', email: holderRow!.email } }]);
    const acted = await portal
      .model<AuditEvent>(AuditEvent)
      .find({ actingForId: one.id })
      .lean<AuditEvent[]>();
    expect(acted.map(({ actorId }) => String(actorId))).toContain(holder.userId);
    const filter = encodeURIComponent(JSON.stringify({ actingForId: one.id }));
    const [event] = (await desk.get(`/api/v1/audit-events?filter=${filter}`)).body as { text: string }[];
    expect(event.text).toMatch(/^Asha Rao, for Meera Rao, /);
  });

  it('removes a person without records, and never erases a guardian of others', async () => {
    const [meera, ravi] = [await add(), await add({ fullName: 'Ravi Rao' })];
    const draft = { patientId: ravi.id, reason: 'Fever.', speciality: 'Pediatrics' };
    await holder.actFor(ravi.id).post('/api/appointments/create', form(draft));
    expect((await holder.delete(`/api/v1/dependants/${meera.id}`)).status).toBe(200);
    expectFailure(await holder.delete(`/api/v1/dependants/${meera.id}`), { status: 404 });
    expectFailure(await holder.delete(`/api/v1/dependants/${ravi.id}`), {
      status: 409,
      code: 'DEPENDANT_HAS_RECORDS',
    });
    const user = await portal.model<User>(User).findById(holder.userId).lean<User>();
    const erase = (id: string, confirm: string) =>
      desk.post(`/api/v1/users/${id}/erase`, { confirm, reason: 'Asked for by letter' });
    expectFailure(await erase(holder.userId, user!.email!), { status: 409, code: 'HOLDS_DEPENDANTS' });
    expectFailure(await erase(ravi.id, 'Somebody Else'), { status: 422, fields: ['confirm'] });
    const taken = await holder.get('/api/v1/me/export');
    expect(taken.body.dependants).toMatchObject([{ fullName: 'Ravi Rao' }]);
    expect(JSON.stringify(taken.body)).not.toContain('passwordHash');
  });

  it('denies acting to dependants, and to guardians for other people’s dependants', async () => {
    const meera = await add();
    const stranger = await addPatient(portal, 'Bela Shah');
    const doctor = await addDoctor(portal);
    for (const other of [stranger, doctor, desk])
      expectFailure(await other.actFor(meera.id).get('/api/v1/appointments'), {
        status: 403,
        code: 'NOT_HELD',
      });
    for (const id of [stranger.userId, holder.userId])
      expectFailure(await holder.actFor(id).get('/api/v1/appointments'), { status: 403, code: 'NOT_HELD' });
    expectFailure(await holder.actFor('me').get('/api/v1/appointments'), {
      status: 400,
      fields: ['Acting-For'],
    });
    expectFailure(await portal.visitor.actFor(meera.id).get('/api/v1/appointments'), { status: 401 });
    expectFailure(await holder.actFor(meera.id).post('/api/v1/dependants', CHILD), {
      status: 400,
      code: 'ACTING_REFUSED',
    });
    expectFailure(await stranger.get(`/api/v1/dependants/${meera.id}`), { status: 404 });
    expectFailure(await stranger.put(`/api/v1/dependants/${meera.id}`, { fullName: 'X' }), { status: 404 });
  });
});
