import type {
  Appointment,
  Attendance,
  StatusChange,
} from '../../backend/src/appointments/appointment.schema.js';
import { acceptedVisit } from '../../backend/src/booking/accepted-visit.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_DOCTOR_EMAIL } from '../doctors.js';
import { patients } from '../patients.js';

const MINUTE_MS = 60_000;
/** Of a doctor without hours. */
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'];

interface Guest {
  /** Place in the list of patients. */
  patient: number;
  reason: string;
  /** Minutes before now: when the patient came, was called, was with the doctor, and left. */
  arrived?: number;
  called?: number;
  started?: number;
  left?: number;
  isMissed?: true;
}

/** A morning of the demo doctor: two are over, one is inside, three wait or are called, others are yet to come. */
const GUESTS: Guest[] = [
  { patient: 10, reason: 'Blood pressure check', arrived: 75, called: 55, started: 52, left: 38 },
  { patient: 15, reason: 'Swollen ankles in the evening', arrived: 60, called: 37, started: 35, left: 19 },
  { patient: 24, reason: 'Second opinion about a stent', isMissed: true },
  { patient: 17, reason: 'Short of breath on stairs', arrived: 40, called: 18, started: 12 },
  { patient: 19, reason: 'Palpitations at night', arrived: 30 },
  { patient: 23, reason: 'Result of the stress test', arrived: 12 },
  { patient: 5, reason: 'Cholesterol review' },
];

/** Today of the demo doctor, with who has arrived; written once a day. */
export async function addDay(context: Context): Promise<void> {
  const date = context.clock.today();
  const doctor = await context.users.findOne({ email: DEMO_DOCTOR_EMAIL, type: 'doctor' }).lean<User>();
  const emails = GUESTS.map(({ patient }) => patients[patient % patients.length].email);
  const people = await context.users.find({ type: 'patient', email: { $in: emails } }).lean<User[]>();
  const times = doctor!.timeSlots.length >= GUESTS.length ? doctor!.timeSlots : TIMES;
  let token = 0;
  for (const [n, guest] of GUESTS.entries()) {
    const patient = people.find(({ email }) => email === emails[n]);
    const isTaken = { 'slot.doctorId': doctor!._id, 'slot.date': date, 'slot.time': times[n] };
    if (!patient || (await context.appointments.exists(isTaken))) continue;
    if (guest.arrived) token += 1;
    const booking = { doctor: doctor!, patient, date, time: times[n], reason: guest.reason };
    const visit = acceptedVisit(booking, doctor!._id);
    await put(context.appointments, {
      ...visit,
      ...courseOf(visit, guest, token),
      _id: idOf(`day ${date} ${n}`, visit.createdAt),
    });
  }
  const day = { _id: `${String(doctor!._id)}:${date}` };
  await context.connection
    .collection<typeof day>('doctordays')
    .updateOne(day, { $max: { lastToken: token } }, { upsert: true });
}

function courseOf(visit: Appointment, guest: Guest, token: number): Partial<Appointment> {
  const at = (minutes: number | undefined) =>
    minutes === undefined ? undefined : new Date(Date.now() - minutes * MINUTE_MS);
  const { arrived, called, started, left } = guest;
  const bookedAt = at(26 * 60)!;
  const [accepted] = visit.history;
  const asked = { status: 'pending', at: bookedAt, by: visit.patientId } as const;
  const history: StatusChange[] = [asked, { ...accepted, at: new Date(bookedAt.getTime() + MINUTE_MS) }];
  if (left) history.push({ ...accepted, status: 'completed', at: at(left)! });
  const own = { doctorId: visit.acceptedDoctorId!, date: visit.appointmentDate! };
  const state = started ? 'inConsultation' : called ? 'called' : arrived ? 'arrived' : 'noShow';
  const attendance: Attendance = {
    ...own,
    state,
    ...(arrived && { token, arrivedAt: at(arrived) }),
    ...(called && { calledAt: at(called) }),
    ...(started && { startedAt: at(started) }),
  };
  return {
    createdAt: bookedAt,
    ...((arrived ?? guest.isMissed) && { attendance }),
    ...(left && { status: 'completed' as const }),
    history,
    updatedAt: history.at(-1)!.at,
  };
}
