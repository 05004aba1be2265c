import { Types } from 'mongoose';
import { APPOINTMENT_STATUSES } from '../../openapi/contract/care/appointments.js';
import type { AppointmentStatus } from '../../openapi/contract/care/appointments.js';
import { Appointment } from '../src/appointments/appointment.schema.js';
import type { Client } from './support/client.js';
import { addAdmin, addDoctor, addPatient } from './support/people.js';
import { startPortal } from './support/portal.js';
import type { Portal } from './support/portal.js';
import { bookVisit, dayFromToday, wishFor } from './support/visits.js';
import { slotOf } from '../src/appointments/slots/visit-slot.js';

const ACTORS = ['visitor', 'patient', 'otherPatient', 'doctor', 'otherDoctor', 'admin'] as const;
type ActorName = (typeof ACTORS)[number];

/** The life cycle of an appointment by the design: all allowed steps. */
const LEGAL: Record<AppointmentStatus, AppointmentStatus[]> = {
  pending: ['accepted', 'rejected', 'cancelled'],
  accepted: ['completed', 'cancelled'],
  rejected: [],
  completed: [],
  cancelled: [],
};
const VERB: Partial<Record<AppointmentStatus, string>> = {
  accepted: 'accept',
  rejected: 'reject',
  completed: 'complete',
  cancelled: 'cancel',
};

/** The expected response. */
function expected(actor: ActorName, from: AppointmentStatus, to: AppointmentStatus): number {
  if (to === 'pending') return 404; // only the patient of a moved visit returns, through another call
  if (actor === 'visitor') return 401;
  const answers = to !== 'cancelled';
  if (answers && (actor === 'patient' || actor === 'otherPatient')) return 403;
  if (actor === 'otherPatient' || actor === 'otherDoctor') return 404;
  const repeated = from === 'cancelled' && to === 'cancelled';
  return repeated || LEGAL[from].includes(to) ? 200 : 409;
}

describe('The life of an appointment', () => {
  let portal: Portal;
  const people = {} as Record<ActorName, Client>;
  let slots = 0;

  beforeAll(async () => {
    portal = await startPortal('appointmentstates');
    people.visitor = portal.visitor;
    people.patient = await addPatient(portal);
    people.otherPatient = await addPatient(portal);
    people.doctor = await addDoctor(portal);
    people.otherDoctor = await addDoctor(portal);
    people.admin = await addAdmin(portal);
  });
  afterAll(() => portal.close());

  const appointments = () => portal.model<Appointment>(Appointment);

  async function appointmentIn(status: AppointmentStatus): Promise<string> {
    slots += 1;
    const time = `${String(8 + (slots % 12)).padStart(2, '0')}:00`;
    const date = dayFromToday(portal, 2 + Math.floor(slots / 12));
    const doctorId = new Types.ObjectId(people.doctor.userId);
    const answered = status === 'accepted' || status === 'completed';
    const row = await appointments().create({
      status,
      patientId: people.patient.userId,
      patientName: 'Asha Rao',
      doctorId,
      doctorName: 'Dr. Vikram Nair',
      preferredDate: date,
      preferredTime: time,
      slot: slotOf({ doctorId, date, time, minutes: 30 }),
      ...(answered && {
        acceptedDoctorId: doctorId,
        acceptedDoctorName: 'Dr. Vikram Nair',
        appointmentDate: dayFromToday(portal, -1), // its time has come
      }),
      history: [{ status, at: new Date(), by: doctorId }],
    });
    return String(row._id);
  }

  const cases = APPOINTMENT_STATUSES.flatMap((from) => ACTORS.map((actor) => [from, actor] as const));

  it.each(cases)('allows only the steps of a %s appointment, called by %s', async (from, actor) => {
    for (const to of APPOINTMENT_STATUSES) {
      const id = await appointmentIn(from);
      const answer = await people[actor].post(
        `/api/v1/appointments/${id}/${VERB[to] ?? to}`,
        to === 'accepted' ? {} : undefined,
      );
      const status = expected(actor, from, to);
      expect([to, answer.status]).toEqual([to, status]);
      if (status === 409) expect(answer.body.code).toBe('WRONG_STATE');
      const row = (await appointments().findById(id).lean<Appointment>())!;
      const moved = status === 200 && from !== to;
      expect([row.status, row.history.map((change) => change.status)]).toEqual(
        moved ? [to, [from, to]] : [from, [from]],
      );
      const audited = await portal.db
        .collection('auditevents')
        .countDocuments({ recordId: id, outcome: 'success' });
      expect(audited).toBe(moved ? 1 : 0);
      if (moved) expect(String(row.history[1].by)).toBe(people[actor].userId);
    }
  });

  it("applies the same table to the specification's single call", async () => {
    for (const from of APPOINTMENT_STATUSES) {
      for (const to of ['accepted', 'rejected', 'completed'] as const) {
        const id = await appointmentIn(from);
        const answer = await people.doctor.put(`/api/appointments/${id}/respond`, {
          status: to,
          doctorId: people.doctor.userId,
        });
        expect([from, to, answer.status]).toEqual([from, to, expected('doctor', from, to)]);
      }
      const id = await appointmentIn(from);
      for (const to of ['pending', 'cancelled', 'held', '', null]) {
        expect(
          (
            await people.doctor.put(`/api/appointments/${id}/respond`, {
              status: to,
              doctorId: people.doctor.userId,
            })
          ).status,
        ).toBe(400);
      }
    }
  });

  describe("with another patient's appointment", () => {
    let id: string;
    let paymentId: string;
    beforeAll(async () => {
      ({ id } = await bookVisit(
        people.patient,
        wishFor(portal, people.doctor, { preferredDate: dayFromToday(portal, 40) }),
      ));
      paymentId = String((await appointments().findById(id).lean<Appointment>())!.paymentId);
    });

    it.each<[string, string, (self: string, foreign: string) => [path: string, body?: object], number]>([
      ['read', 'GET', () => [`/api/v1/appointments/${id}`], 404],
      ['list', 'GET', (_self, foreign) => [`/api/appointments/patient/${foreign}`], 403],
      ['cancel', 'DELETE', () => [`/api/appointments/${id}`], 404],
      ['cancel by name', 'POST', () => [`/api/v1/appointments/${id}/cancel`], 404],
      ['accept', 'POST', () => [`/api/v1/appointments/${id}/accept`, {}], 403],
      [
        'answer',
        'PUT',
        (self) => [`/api/appointments/${id}/respond`, { status: 'accepted', doctorId: self }],
        403,
      ],
      ['read the payment', 'GET', () => [`/api/v1/payments/${paymentId}`], 404],
      ['read the account', 'GET', (_self, foreign) => [`/api/users/${foreign}`], 404],
      [
        'book for them',
        'POST',
        (_self, foreign) => [
          '/api/appointments/create/specific',
          { patientId: foreign, ...wishFor(portal, people.doctor) },
        ],
        403,
      ],
      ["see the doctor's list", 'GET', () => [`/api/appointments/doctor/${people.doctor.userId}`], 403],
      [
        "see the doctor's visits",
        'GET',
        () => [`/api/appointments/doctor/${people.doctor.userId}/accepted`],
        403,
      ],
    ])('does not let one %s', async (_name, method, request, status) => {
      const [path, body] = request(people.otherPatient.userId, people.patient.userId);
      const answer = await people.otherPatient.send(method, path, body);
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.body)).not.toContain('Chest tightness');
      expect((await appointments().findById(id).lean<Appointment>())!.status).toBe('pending');
    });

    it('does not list it for an unrelated patient or doctor', async () => {
      for (const who of [people.otherPatient, people.otherDoctor]) {
        for (const query of [
          '',
          `?filter=${encodeURIComponent(JSON.stringify({ id }))}`,
          `?filter=${encodeURIComponent(JSON.stringify({ patientId: people.patient.userId }))}`,
        ]) {
          expect((await who.get(`/api/v1/appointments${query}`)).body).toEqual([]);
        }
      }
      expect((await people.otherPatient.get('/api/v1/payments')).body).toEqual([]);
      expect((await people.otherDoctor.get(`/api/appointments/doctor/${people.doctor.userId}`)).status).toBe(
        403,
      );
      expect((await people.otherDoctor.get('/api/v1/payments')).status).toBe(403);
    });
  });
});
