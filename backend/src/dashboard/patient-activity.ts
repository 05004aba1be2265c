import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { Order } from '../orders/order.schema.js';
import type { Prescription } from '../prescriptions/prescription.schema.js';
import type { MedicalRecord } from '../records/record.schema.js';
import { patientActivityWords } from '../words/activity.js';

/** Rows of the site that show more. */
export const PATIENT_PATHS = {
  appointment: '/patientlogin/patientapps',
  order: '/patientlogin/orders',
  labBooking: '/patientlogin/lab-bookings',
  prescription: '/patientlogin/prescriptions',
  record: '/patientlogin/patient-records',
} as const;

type Kind = keyof typeof PATIENT_PATHS;

const activity = (kind: Kind, at: Date, text: string): Activity => ({
  at: at.toISOString(),
  kind,
  text,
  path: PATIENT_PATHS[kind],
});

/** The last thing that happened to a row with a history. */
const lastOf = ({ history, createdAt }: { history: { at: Date }[]; createdAt: Date }): Date =>
  history.at(-1)?.at ?? createdAt;

export function visitActivity(row: Appointment): Activity {
  const doctor = row.acceptedDoctorName ?? row.doctorName ?? patientActivityWords.anyDoctor(row.speciality);
  return activity('appointment', lastOf(row), patientActivityWords.visit(doctor)[row.status]);
}

export const orderActivity = (row: Order): Activity =>
  activity('order', lastOf(row), patientActivityWords.order(row.number)[row.status]);

export const labActivity = (row: LabBooking): Activity =>
  activity('labBooking', lastOf(row), patientActivityWords.labTest(row.test.name)[row.status]);

export const prescriptionActivity = (row: Prescription): Activity =>
  activity('prescription', row.createdAt, patientActivityWords.prescribed(row.doctorName));

export const recordActivity = (row: MedicalRecord): Activity =>
  activity('record', row.createdAt, patientActivityWords.recorded(row.title));
