import type { Appointment } from '../../backend/src/appointments/appointment.schema.js';
import { recordReports } from './record-reports.js';
import type { User } from '../../backend/src/users/user.schema.js';
import { addDemoCare } from './add-demo-care.js';
import { findings } from './findings.js';
import type { Context } from '../context.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';
import { addPrescription, addRecord } from './put-care.js';
import { randomFrom } from '../random.js';
import type { Random } from '../random.js';

export interface Counts {
  records: number;
  prescriptions: number;
}

/** What doctors wrote at completed visits, what the lab reported, and the demo patient's half year; gives how many. */
export async function addCare(context: Context): Promise<Counts> {
  const visits = await context.appointments
    .find({ status: 'completed' })
    .sort({ appointmentDate: 1, _id: 1 })
    .lean<Appointment[]>();
  const people = new Map(
    (await context.users.find({}).lean<User[]>()).map((user) => [String(user._id), user]),
  );
  const turns = new Map<string, number>();
  for (const visit of visits) {
    const patient = people.get(String(visit.patientId))!;
    const doctor = people.get(String(visit.acceptedDoctorId))!;
    const turn = turns.get(doctor.speciality!) ?? 0;
    turns.set(doctor.speciality!, turn + 1);
    await addVisit({ visit, patient, doctor, turn }, context);
  }
  await recordReports(context.connection);
  await addDemoCare(visits, people, context);
  const [records, prescriptions] = [context.records, context.prescriptions].map((all) =>
    all.countDocuments(),
  );
  return { records: await records, prescriptions: await prescriptions };
}

interface SeenVisit {
  visit: Appointment;
  patient: User;
  doctor: User;
  /** Which of the speciality's findings it has. */
  turn: number;
}

/** Of the demo patient only notes: values and prescriptions are told month by month elsewhere. */
async function addVisit({ visit, patient, doctor, turn }: SeenVisit, context: Context): Promise<void> {
  const known = findings[doctor.speciality!];
  const finding = known[turn % known.length];
  const at = writtenAt(visit, context);
  const name = `visit ${String(visit._id)}`;
  const by = { patientId: patient._id, doctor, at };
  await addRecord(`${name} note`, { ...by, kind: 'note', title: 'Visit', text: finding.note }, context);
  if (patient.email === DEMO_PATIENT_EMAIL) return;
  await addRecord(`${name} diagnosis`, { ...by, kind: 'diagnosis', title: finding.diagnosis }, context);
  const vitals = vitalsOf(randomFrom(name));
  await addRecord(`${name} vitals`, { ...by, kind: 'vitalSigns', title: 'Vital signs', vitals }, context);
  if (finding.medicines.length === 0) return;
  const written = { ...finding, notes: null, date: visit.appointmentDate!, at, appointmentId: visit._id };
  await addPrescription(name, written, patient, doctor, context);
}

/** At the hour of the visit; of one that is over before its hour, when it was completed. */
function writtenAt({ appointmentDate, slot, history }: Appointment, { clock }: Context): Date {
  const hour = clock.instant(appointmentDate!, slot?.time ?? '12:00');
  const completed = history.findLast(({ status }) => status === 'completed')?.at;
  return completed && completed < hour ? completed : hour;
}

const vitalsOf = (random: Random) => ({
  systolic: 108 + random.below(40),
  diastolic: 66 + random.below(26),
  pulse: 62 + random.below(30),
  temperature: Math.round(365 + random.below(9)) / 10,
  oxygenSaturation: 96 + random.below(4),
  weight: Math.round(520 + random.below(360)) / 10,
});
