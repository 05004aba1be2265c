import { Types } from 'mongoose';
import { Appointment } from '../src/appointments/appointment.schema.js';
import { LeaveCase } from '../src/appointments/leave-cases/leave-case.schema.js';
import { about, listed, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import { DOCTOR_A, acceptedVisit } from './access-records.js';
import type { Scene } from './access-records.js';
import { dayFromToday } from './support/visits.js';

const CASES = '/api/v1/leave-cases';
const HOLIDAYS = '/api/v1/holidays';

/** Patient A's visit during doctor A's absence. */
async function leaveCase(scene: Scene, overrides: Partial<LeaveCase> = {}): Promise<LeaveCase> {
  const { portal, people } = scene;
  const appointmentId = new Types.ObjectId(await acceptedVisit(scene));
  const row = await portal.model<LeaveCase>(LeaveCase).create({
    leaveId: new Types.ObjectId(),
    cause: 'leave',
    appointmentId,
    patientId: people.patientA.userId,
    patientName: 'Asha Rao',
    doctorId: people.doctorA.userId,
    doctorName: DOCTOR_A,
    speciality: 'Cardiology',
    date: dayFromToday(portal, 5),
    status: 'open',
    answerBy: new Date(Date.now() + 3_600_000),
    ...overrides,
  });
  const leaveCase = row._id;
  await portal.model<Appointment>(Appointment).updateOne({ _id: appointmentId }, { leaveCase });
  return row.toObject<LeaveCase>();
}

let holidays = 0;
/** No test has visits from here on. */
const FIRST_HOLIDAY = 200;
const holidayOf = ({ portal }: Scene) => ({
  from: dayFromToday(portal, FIRST_HOLIDAY + (holidays += 1)),
  name: 'Republic Day',
});

async function holiday(scene: Scene): Promise<string> {
  const { status, body } = await scene.people.admin.post<{ id: string }>(HOLIDAYS, holidayOf(scene));
  if (status !== 201) throw new Error(`The holiday was answered with ${status}`);
  return body.id;
}

const id = async (scene: Scene) => String((await leaveCase(scene))._id);

/** The calls of leave cases. */
export const LEAVE_CASE_CALLS: Record<string, Prepare> = {
  'GET /api/v1/leaves/{id}/cases': about(leaveCase, (as, { leaveId }) =>
    as.get(`/api/v1/leaves/${String(leaveId)}/cases`),
  ),
  'GET /api/v1/holidays': listed(HOLIDAYS, holiday),
  'POST /api/v1/holidays': (scene) => (as) => as.post(HOLIDAYS, holidayOf(scene)),
  'DELETE /api/v1/holidays/{id}': about(holiday, (as, one) => as.delete(`${HOLIDAYS}/${one}`)),
  'GET /api/v1/leave-cases': listed(CASES, id),
  'GET /api/v1/leave-cases/{id}': readRecord(CASES, id),
  'GET /api/v1/leave-cases/{id}/offers': about(id, (as, one) => as.get(`${CASES}/${one}/offers`)),
  'POST /api/v1/leave-cases/{id}/answer': about(id, (as, one) =>
    as.post(`${CASES}/${one}/answer`, { choice: 'refund' }),
  ),
  'POST /api/v1/leave-cases/{id}/call': about(
    (scene) => leaveCase(scene, { status: 'unanswered', needsCall: true }),
    (as, { _id }) => as.post(`${CASES}/${String(_id)}/call`, {}),
  ),
};
