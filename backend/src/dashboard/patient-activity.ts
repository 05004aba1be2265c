import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import { capitalised } from '../../../openapi/contract/words/sentence.js';
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
  const doctor = row.acceptedDoctorName ?? row.doctorName ?? anyDoctorOf(row);
  const texts: Record<Appointment['status'], string> = {
    held: patientActivityWords.visit.held(doctor),
    pending: patientActivityWords.visit.pending(doctor),
    accepted: patientActivityWords.visit.accepted(capitalised(doctor)),
    rejected: patientActivityWords.visit.rejected(capitalised(doctor)),
    completed: patientActivityWords.visit.completed(doctor),
    cancelled: patientActivityWords.visit.cancelled(doctor),
  };
  return activity('appointment', lastOf(row), texts[row.status]);
}

const anyDoctorOf = ({ speciality }: Appointment): string =>
  speciality ? patientActivityWords.anyDoctorOf(speciality) : patientActivityWords.anyDoctor;

export function orderActivity(row: Order): Activity {
  const texts: Record<Order['status'], string> = {
    reserved: patientActivityWords.order.reserved(row.number),
    lapsed: patientActivityWords.order.lapsed(row.number),
    placed: patientActivityWords.order.placed(row.number),
    packed: patientActivityWords.order.packed(row.number),
    shipped: patientActivityWords.order.shipped(row.number),
    delivered: patientActivityWords.order.delivered(row.number),
    cancelled: patientActivityWords.order.cancelled(row.number),
  };
  return activity('order', lastOf(row), texts[row.status]);
}

export function labActivity(row: LabBooking): Activity {
  const { name } = row.test;
  const texts: Record<LabBooking['status'], string> = {
    held: patientActivityWords.labTest.held(name),
    lapsed: patientActivityWords.labTest.lapsed(name),
    requested: patientActivityWords.labTest.requested(name),
    confirmed: patientActivityWords.labTest.confirmed(name),
    sampleCollected: patientActivityWords.labTest.sampleCollected(name),
    reported: patientActivityWords.labTest.reported(name),
    cancelled: patientActivityWords.labTest.cancelled(name),
  };
  return activity('labBooking', lastOf(row), texts[row.status]);
}

export const prescriptionActivity = (row: Prescription): Activity =>
  activity('prescription', row.createdAt, patientActivityWords.prescribed(row.doctorName));

export const recordActivity = (row: MedicalRecord): Activity =>
  activity('record', row.createdAt, patientActivityWords.recorded(row.title));
