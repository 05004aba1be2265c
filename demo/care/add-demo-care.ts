import type { Appointment } from '../../backend/src/appointments/appointment.schema.js';
import { paragraph } from '../../backend/src/pdf/document-text.js';
import { measuredResults } from '../../backend/src/lab-bookings/reports/measured-results.js';
import { ownerOn } from '../../backend/src/lab-bookings/reports/tested-person.js';
import { recordColumns } from '../../backend/src/records/record-store.js';
import type { RecordFile } from '../../backend/src/records/record.schema.js';
import type { User } from '../../backend/src/users/user.schema.js';
import type { Speciality } from '../../openapi/contract/people/fields.js';
import { addAllergy } from './add-allergy.js';
import { addLabRequests } from './add-lab-requests.js';
import { demoDocuments, demoPrescriptions, demoReports, demoVitals } from './demo-patient.js';
import { drawVaccinationCard } from './vaccination-card.js';
import { DEMO_DOCTOR_EMAIL } from '../doctors.js';
import { idOf, put, putDrawing } from '../context.js';
import type { Context } from '../context.js';
import { measuresOfTest } from '../lab/measures.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';
import { addPrescription, addRecord } from './put-care.js';

/** How far before its day the visit may lie that something was written at, in days. */
const NEAR_DAYS = 5;

/** The demo patient's half year: measurements, reports, prescriptions in every state, and uploaded documents. */
export async function addDemoCare(
  visits: Appointment[],
  people: Map<string, User>,
  context: Context,
): Promise<void> {
  const everyone = [...people.values()];
  const patient = everyone.find(({ email, type }) => email === DEMO_PATIENT_EMAIL && type === 'patient')!;
  const own = visits.filter(({ patientId }) => patientId.equals(patient._id));
  /** Doctors who saw the patient: for the heart the demo doctor. */
  const doctorOf = (speciality: Speciality): User => {
    const seen = own.find((visit) => visit.speciality === speciality);
    return speciality === 'Cardiology' || !seen
      ? everyone.find(({ email, type }) => email === DEMO_DOCTOR_EMAIL && type === 'doctor')!
      : people.get(String(seen.acceptedDoctorId))!;
  };
  const dayOf = (day: number) => context.clock.addDays(context.clock.today(), day);
  /** What was written about a day that was no working day belongs to the visit shortly before. */
  const visitNear = (day: number, speciality: Speciality) =>
    own.find(
      ({ acceptedDoctorId, appointmentDate }) =>
        doctorOf(speciality)._id.equals(acceptedDoctorId) &&
        appointmentDate! <= dayOf(day) &&
        appointmentDate! >= dayOf(day - NEAR_DAYS),
    );
  const dateOf = (day: number, speciality: Speciality) =>
    visitNear(day, speciality)?.appointmentDate ?? dayOf(day);
  const by = (day: number, speciality: Speciality) => ({
    patientId: patient._id,
    doctor: doctorOf(speciality),
    at: context.clock.instant(dateOf(day, speciality), '12:00'),
  });
  for (const [day, speciality, vitals] of demoVitals) {
    const entry = { ...by(day, speciality), kind: 'vitalSigns' as const, title: 'Vital signs', vitals };
    await addRecord(`demo vitals ${day}`, entry, context);
  }
  for (const [day, speciality, title, values] of demoReports) {
    const given = Object.entries(values).map(([name, value]) => ({ name, value, unit: '' }));
    const person = ownerOn(dateOf(day, speciality), patient);
    const results = measuredResults(given, measuresOfTest(title), person);
    const entry = { ...by(day, speciality), kind: 'report' as const, title, results };
    await addRecord(`demo report ${title} ${day}`, entry, context);
  }
  for (const { day, speciality, ...written } of demoPrescriptions) {
    const { diagnosis } = written;
    const entry = { ...by(day, speciality), kind: 'diagnosis' as const, title: diagnosis };
    await addRecord(`demo diagnosis ${day}`, entry, context);
    const appointmentId = visitNear(day, speciality)?._id ?? null;
    const date = dateOf(day, speciality);
    const at = context.clock.instant(date, '12:30');
    const prescription = { ...written, date, at, appointmentId };
    await addPrescription(`demo ${day}`, prescription, patient, doctorOf(speciality), context);
  }
  await addLabRequests(own, doctorOf('Cardiology'), context);
  await addAllergy(
    patient._id,
    {
      ...{ text: 'Sulfa drugs', reaction: 'Itching rash on the arms', severity: 'moderate' },
      ...{ by: doctorOf('Cardiology'), recordedByType: 'doctor' },
      recordedAt: context.clock.instant(dateOf(-150, 'Cardiology'), '12:00'),
    },
    context,
  );
  for (const { day, title, kind } of demoDocuments) {
    const at = context.clock.instant(dayOf(day), '18:00');
    const file = kind === 'card' ? await putCard(patient, context) : await putLetter(patient, at, context);
    const author = { authorId: patient._id, authorName: patient.fullName, authorType: 'patient' as const };
    const record = {
      kind: 'document' as const,
      patientId: patient._id,
      ...author,
      recordedAt: at,
      title,
      file,
    };
    await put(context.records, {
      _id: idOf(`demo document ${title}`, at),
      ...recordColumns(record),
      createdAt: at,
    });
  }
}

async function putCard({ _id: ownerId }: User, context: Context): Promise<RecordFile> {
  const drawing = { kind: 'document' as const, ownerId, width: 1000, height: 700 };
  const stored = await putDrawing(drawVaccinationCard(), drawing, context);
  return { stored, contentType: 'image/webp', size: await sizeOf(stored, context) };
}

/** A letter such as another hospital gives to a patient. */
async function putLetter(patient: User, at: Date, context: Context): Promise<RecordFile> {
  const stored = `${String(idOf('demo letter', at))}${String(patient._id).slice(0, 8)}.pdf`;
  const data = await context.pdf.render({
    title: 'Discharge letter',
    reference: [patient.fullName],
    facts: [
      ['Patient', patient.fullName],
      ['Reason', 'Fracture of the left wrist after a fall'],
    ],
    body: [
      paragraph(
        'The wrist was set and kept in plaster for five weeks. The last picture shows good healing. No medicines at discharge; exercises as shown.',
      ),
    ],
    notes: ['A made-up letter for the demo hospital.'],
  });
  const file = {
    kind: 'document',
    ownerId: patient._id,
    uploaderId: patient._id,
    bytes: data.length,
    contentType: 'application/pdf',
    data,
    createdAt: at,
  };
  await put(context.files, { _id: stored, ...file });
  return { stored, contentType: 'application/pdf', size: await sizeOf(stored, context) };
}

/** In bytes, of what is stored: a second run makes other bytes and leaves these. */
async function sizeOf(stored: string, { files }: Context): Promise<number> {
  const [file] = await files.aggregate<{ size: number }>([
    { $match: { _id: stored } },
    { $project: { size: { $binarySize: '$data' } } },
  ]);
  return file.size;
}
