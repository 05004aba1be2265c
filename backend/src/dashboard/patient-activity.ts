import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { Order } from '../orders/order.schema.js';
import type { Prescription } from '../prescriptions/prescription.schema.js';
import type { MedicalRecord } from '../records/record.schema.js';

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
  const doctor = row.acceptedDoctorName ?? row.doctorName ?? `The doctor (${row.speciality})`;
  const texts: Record<Appointment['status'], string> = {
    held: `You are paying for a visit to ${doctor}.`,
    pending: `You asked ${row.doctorName ?? `for a doctor (${row.speciality})`} for an appointment.`,
    accepted: `${doctor} accepted your appointment.`,
    rejected: `${doctor} could not accept your appointment.`,
    completed: `Your visit to ${doctor} was completed.`,
    cancelled: `Your appointment${row.doctorName ? ` with ${row.doctorName}` : ''} was cancelled.`,
  };
  return activity('appointment', lastOf(row), texts[row.status]);
}

export function orderActivity(row: Order): Activity {
  const words: Record<Order['status'], string> = {
    reserved: 'is being paid',
    lapsed: 'was not paid',
    placed: 'was placed',
    packed: 'was packed',
    shipped: 'is on its way',
    delivered: 'was delivered',
    cancelled: 'was cancelled',
  };
  return activity('order', lastOf(row), `Your order ${row.number} ${words[row.status]}.`);
}

export function labActivity(row: LabBooking): Activity {
  const words: Record<LabBooking['status'], string> = {
    held: 'is being paid',
    lapsed: 'was not paid',
    requested: 'was booked',
    confirmed: 'was confirmed',
    sampleCollected: 'is being examined',
    reported: 'has its report',
    cancelled: 'was cancelled',
  };
  return activity('labBooking', lastOf(row), `${row.test.name} ${words[row.status]}.`);
}

export const prescriptionActivity = (row: Prescription): Activity =>
  activity('prescription', row.createdAt, `${row.doctorName} wrote you a prescription.`);

export const recordActivity = (row: MedicalRecord): Activity =>
  activity('record', row.createdAt, `${row.title} was added to your records.`);
