import type { Activity } from '../../../openapi/contract/care/dashboard.js';
import { capitalised } from '../../../openapi/contract/messages/sentence.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { Order } from '../orders/order.schema.js';
import type { Prescription } from '../prescriptions/prescription.schema.js';
import type { MedicalRecord } from '../records/record.schema.js';
import { tPatientActivity } from '../messages/activity.js';

/** Pages of the site for each row. */
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

/** The last change of a row with a history. */
const lastOf = ({ history, createdAt }: { history: { at: Date }[]; createdAt: Date }): Date =>
  history.at(-1)?.at ?? createdAt;

export function visitActivity(row: Appointment): Activity {
  const doctor = row.acceptedDoctorName ?? row.doctorName ?? anyDoctorOf(row);
  const texts: Record<Appointment['status'], string> = {
    held: tPatientActivity('visit.held', { doctor }),
    pending: tPatientActivity('visit.pending', { doctor }),
    accepted: tPatientActivity('visit.accepted', { doctor: capitalised(doctor) }),
    rejected: tPatientActivity('visit.rejected', { doctor: capitalised(doctor) }),
    completed: tPatientActivity('visit.completed', { doctor }),
    cancelled: tPatientActivity('visit.cancelled', { doctor }),
  };
  return activity('appointment', lastOf(row), texts[row.status]);
}

const anyDoctorOf = ({ speciality }: Appointment): string =>
  speciality ? tPatientActivity('anyDoctorOf', { speciality }) : tPatientActivity('anyDoctor');

export function orderActivity(row: Order): Activity {
  const texts: Record<Order['status'], string> = {
    reserved: tPatientActivity('order.reserved', { number: row.number }),
    lapsed: tPatientActivity('order.lapsed', { number: row.number }),
    placed: tPatientActivity('order.placed', { number: row.number }),
    packed: tPatientActivity('order.packed', { number: row.number }),
    shipped: tPatientActivity('order.shipped', { number: row.number }),
    delivered: tPatientActivity('order.delivered', { number: row.number }),
    cancelled: tPatientActivity('order.cancelled', { number: row.number }),
  };
  return activity('order', lastOf(row), texts[row.status]);
}

export function labActivity(row: LabBooking): Activity {
  const { name } = row.test;
  const texts: Record<LabBooking['status'], string> = {
    held: tPatientActivity('labTest.held', { name }),
    lapsed: tPatientActivity('labTest.lapsed', { name }),
    requested: tPatientActivity('labTest.requested', { name }),
    confirmed: tPatientActivity('labTest.confirmed', { name }),
    sampleCollected: tPatientActivity('labTest.sampleCollected', { name }),
    sampleRejected: tPatientActivity('labTest.sampleRejected', { name }),
    reported: tPatientActivity('labTest.reported', { name }),
    cancelled: tPatientActivity('labTest.cancelled', { name }),
  };
  return activity('labBooking', lastOf(row), texts[row.status]);
}

export const prescriptionActivity = (row: Prescription): Activity =>
  activity('prescription', row.createdAt, tPatientActivity('prescribed', { doctor: row.doctorName }));

export const recordActivity = (row: MedicalRecord): Activity =>
  activity('record', row.createdAt, tPatientActivity('recorded', { title: row.title }));
