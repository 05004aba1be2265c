import type { User } from '../backend/src/users/user.schema.js';
import { DAY_MS, idOf, put } from './context.js';
import type { Context } from './context.js';
import { DEMO_DOCTOR_EMAIL } from './doctors.js';
import { DEMO_PATIENT_EMAIL, patients } from './patients.js';

/** How many people have asked before the demo patient. */
const AHEAD = 2;

/** The demo patient waits, as the third, for the demo doctor in the days of the leave; gives how many wait. */
export async function addWaitlist(context: Context): Promise<number> {
  const doctor = await context.users.findOne({ email: DEMO_DOCTOR_EMAIL, type: 'doctor' }).lean<User>();
  const leave = doctor && (await context.leaves.findOne({ doctorId: doctor._id }).lean());
  if (!leave) throw new Error('The demo doctor has no leave yet.');
  const emails = [...patients.slice(1, 1 + AHEAD).map(({ email }) => email), DEMO_PATIENT_EMAIL];
  for (const [index, email] of emails.entries()) {
    const patient = await context.users.findOne({ email, type: 'patient' }).lean<User>();
    if (!patient) throw new Error(`The demo patient ${email} is not there yet.`);
    const askedAt = new Date(Date.now() - (emails.length - index) * DAY_MS);
    await put(context.waitlist, {
      _id: idOf(`waits ${email}`, askedAt),
      patientId: patient._id,
      patientName: patient.fullName,
      doctorId: doctor._id,
      doctorName: doctor.fullName,
      speciality: doctor.speciality,
      wish: `doctor:${String(doctor._id)}`,
      from: leave.from,
      to: leave.to,
      part: 'any',
      status: 'waiting',
      open: true,
      seat: 0,
      passed: [],
      missed: 0,
      askedAt,
      createdAt: askedAt,
      updatedAt: askedAt,
    });
  }
  return emails.length;
}
