import { Types } from 'mongoose';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import type { Appointment } from '../../src/appointments/appointment.schema.js';
import { Appointment as AppointmentModel } from '../../src/appointments/appointment.schema.js';
import type { Answer, Client } from './client.js';
import { form } from './client.js';
import type { Portal } from './portal.js';
import { ageOn } from '../../../openapi/contract/people/age.js';
import { addLabTest, picture } from './shop.js';
import { dayFromToday } from './visits.js';
import { slotOf } from '../../src/appointments/slots/visit-slot.js';

/** The smallest valid PDF. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n46\n%%EOF\n',
);

/** Shared by all files of a process. */
let minutes = 0;

/** A visit of this patient with this doctor, accepted by default; returns its id. */
export async function link(
  portal: Portal,
  patient: Client,
  doctor: Client,
  overrides: Partial<Appointment> = {},
): Promise<string> {
  minutes += 1;
  const date = dayFromToday(portal, 1 + Math.floor(minutes / 60));
  // At night, when no test's doctor has times, so that no booking conflicts.
  const time = `03:${String(minutes % 60).padStart(2, '0')}`;
  const row = await portal.model<Appointment>(AppointmentModel).create({
    status: 'accepted',
    reason: 'Chest tightness.',
    speciality: 'Cardiology',
    patientId: patient.userId,
    patientName: 'Asha Rao',
    doctorId: doctor.userId,
    doctorName: 'Dr. Vikram Nair',
    acceptedDoctorId: doctor.userId,
    acceptedDoctorName: 'Dr. Vikram Nair',
    preferredDate: date,
    preferredTime: time,
    appointmentDate: date,
    slot: slotOf({ doctorId: new Types.ObjectId(doctor.userId), date, time, minutes: 1 }),
    history: [{ status: 'accepted', at: new Date(), by: doctor.userId }],
    ...overrides,
  });
  return String(row._id);
}

export const METFORMIN = {
  name: 'Metformin 500 mg tablets',
  dosage: '1 tablet',
  frequency: 'twice daily',
  duration: '1 month',
};

/** The prescription form as the page sends it; also for patients whose record has another name. */
export const prescriptionForm = (
  portal: Portal,
  patient: Client,
  overrides: Record<string, unknown> = {},
) => ({
  patientId: patient.userId,
  patientName: 'Asha Rao',
  age: ageOn('1990-05-17', dayFromToday(portal, 0)),
  gender: 'female',
  contact: '9812345678',
  date: dayFromToday(portal, 0),
  symptoms: 'Thirst and tiredness.',
  medicines: [METFORMIN],
  confirmPerson: true,
  ...overrides,
});

export const prescribe = (
  portal: Portal,
  doctor: Client,
  patient: Client,
  overrides: Record<string, unknown> = {},
): Promise<Answer<PrescriptionDto & { code?: string; errors?: Record<string, string> }>> =>
  doctor.post('/api/v1/prescriptions', prescriptionForm(portal, patient, overrides));

export const note = (
  doctor: Client,
  patient: Client,
  overrides: Record<string, unknown> = {},
): Promise<Answer<MedicalRecordDto & { code?: string; errors?: Record<string, string> }>> =>
  doctor.post('/api/v1/records', {
    patientId: patient.userId,
    kind: 'note',
    text: 'Feels well.',
    ...overrides,
  });

/** Uploads a document; a small picture by default. */
export const upload = async (
  client: Client,
  fields: Record<string, string | undefined> = {},
  bytes?: Buffer,
  type = 'image/png',
): Promise<Answer<MedicalRecordDto & { code?: string; errors?: Record<string, string> }>> => {
  const file = { field: 'file', bytes: bytes ?? (await picture('png', 40)), type };
  return client.post('/api/v1/records/documents', form({ title: 'Discharge letter', ...fields }, file));
};

/** A lab test of this patient, booked, collected and reported; returns the booking's id. */
export async function reportedLabBooking(portal: Portal, patient: Client, admin: Client): Promise<string> {
  const id = await collectedLabBooking(portal, patient, admin);
  const answer = await admin.post(`/api/v1/lab-bookings/${id}/report`, LAB_REPORT);
  if (answer.status !== 200) throw new Error(`The report answered ${answer.status}`);
  return id;
}

export const LAB_REPORT = {
  results: [{ name: 'TSH', value: 5.2, unit: 'mIU/L', low: 0.45, high: 4.12 }],
  remark: 'High.',
};

/** A lab test with a collected sample; returns the booking's id. */
export async function collectedLabBooking(
  portal: Portal,
  patient: Client,
  admin: Client,
  fullName = 'Asha Rao',
): Promise<string> {
  const { body } = await patient.post('/api/v1/lab-bookings', {
    labTestId: String((await addLabTest(portal))._id),
    fullName,
    phone: '9812345678',
    date: dayFromToday(portal, 1),
    place: 'hospital',
    payment: 'atCollection',
  });
  const { id } = body.booking as { id: string };
  for (const step of ['confirm', 'collect']) {
    const answer = await admin.post(`/api/v1/lab-bookings/${id}/${step}`);
    if (answer.status !== 200) throw new Error(`${step} answered ${answer.status}`);
  }
  return id;
}

/** A list of the resource surface with a filter. */
export const filtered = (client: Client, resource: string, filter: Record<string, unknown>) =>
  client.get(`/api/v1/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
