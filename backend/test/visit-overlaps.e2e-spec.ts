import { z } from 'zod';
import { VisitOverlap } from '../../openapi/contract/care/book-visit.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import type { Client } from './support/client.js';
import { expectFailure } from './support/failures.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';

describe('Visits of a patient at the same time', () => {
  let portal: Portal;
  let admin: Client;
  let heart: Client;
  let skin: Client;
  let patient: Client;
  let visitId: string;

  beforeAll(async () => {
    portal = await startPortal('overlaps');
    admin = await addAdmin(portal);
    heart = await addDoctor(portal, 'Dr. Lakshmi Menon');
    skin = await addDoctor(portal, 'Dr. Arun Das', { timeSlots: ['09:50', '10:00', '10:20', '10:30'] });
    patient = await addPatient(portal);
    visitId = (await bookVisit(patient, wishFor(portal, heart))).id;
  });
  afterAll(() => portal.close());

  const query = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      doctorId: skin.userId,
      date: dayFromToday(portal, 3),
      time: '10:00',
      ...change,
    });
  async function overlaps(as: Client, change: Record<string, string> = {}): Promise<VisitOverlap[]> {
    const { status, body } = await as.get(`/api/v1/appointments/overlaps?${query(change)}`);
    expect(status).toBe(200);
    return z.array(VisitOverlap).parse(body);
  }

  it('names the other visit, also for the desk', async () => {
    const expected = [
      {
        id: visitId,
        status: 'pending',
        doctorName: 'Dr. Lakshmi Menon',
        date: dayFromToday(portal, 3),
        time: '10:00',
      },
    ];
    expect(await overlaps(patient)).toEqual(expected);
    expect(await overlaps(admin, { patientId: patient.userId })).toEqual(expected);
  });

  // The doctors' visits take 30 minutes, or until the doctor's next time: 10:00 to 10:30 and 10:20 to 10:30.
  it.each([
    ['10:20', 1],
    ['10:30', 0],
  ])('compares minutes, not beginnings: %s', async (time, found) =>
    expect(await overlaps(patient, { time })).toHaveLength(found),
  );

  it('names no visit with the same doctor, on another day, or of another patient', async () => {
    expect(await overlaps(patient, { doctorId: heart.userId })).toEqual([]);
    expect(await overlaps(patient, { date: dayFromToday(portal, 4) })).toEqual([]);
    expect(await overlaps(await addPatient(portal))).toEqual([]);
  });

  it('names no visit that was called off', async () => {
    const other = await addPatient(portal);
    const { id } = await bookVisit(other, wishFor(portal, heart, { preferredTime: '10:30' }));
    expect(await overlaps(other, { time: '10:30' })).toHaveLength(1);
    await portal.model<Appointment>(Appointment).updateOne({ _id: id }, { status: 'cancelled' });
    expect(await overlaps(other, { time: '10:30' })).toEqual([]);
  });

  it('names it for the patient’s doctor, for the doctor’s own times only', async () => {
    const asDoctor = (change: Record<string, string> = {}) =>
      skin.get(`/api/v1/appointments/overlaps?${query({ patientId: patient.userId, ...change })}`);
    expectFailure(await asDoctor(), { status: 404, code: 'NOT_FOUND' });
    const { id } = await bookVisit(patient, wishFor(portal, skin, { preferredTime: '10:30' }));
    expect((await skin.post(`/api/v1/appointments/${id}/accept`, {})).status).toBe(200);
    expect((await asDoctor()).body).toMatchObject([{ id: visitId, doctorName: 'Dr. Lakshmi Menon' }]);
    expectFailure(await asDoctor({ doctorId: heart.userId }), { status: 403, code: 'NOT_YOURS' });
    expectFailure(await skin.get(`/api/v1/appointments/overlaps?${query()}`), {
      status: 422,
      fields: ['patientId'],
    });
  });

  it('lets the visit be booked all the same', async () => {
    const { id } = await bookVisit(patient, wishFor(portal, skin));
    expect(id).not.toBe(visitId);
  });

  it('is for oneself, and for the desk only with a patient', async () => {
    const other = await addPatient(portal);
    expectFailure(await other.get(`/api/v1/appointments/overlaps?${query({ patientId: patient.userId })}`), {
      status: 403,
      code: 'NOT_YOURS',
    });
    expectFailure(await admin.get(`/api/v1/appointments/overlaps?${query()}`), {
      status: 422,
      fields: ['patientId'],
    });
    const nobody = 'a'.repeat(24);
    expectFailure(await patient.get(`/api/v1/appointments/overlaps?${query({ doctorId: nobody })}`), {
      status: 422,
      fields: ['doctorId'],
    });
  });
});
