import type { ScheduleEntry } from '../../../openapi/contract/care/dashboard.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { Prescription } from '../prescriptions/prescription.schema.js';
import { PATIENT_PATHS } from './patient-activity.js';
import { tCommon } from '../messages/common.js';
import { tDashboard } from '../messages/people/dashboard.js';

/** An accepted visit or a pending request. */
export function visitEntry(row: Appointment): ScheduleEntry {
  const { status, speciality, acceptedDoctorName, doctorName } = row;
  const path = `${PATIENT_PATHS.appointment}?visit=${String(row._id)}`;
  if (status === 'accepted')
    return {
      ...whenOf(row),
      title: tDashboard('visitTo', { acceptedDoctorName }),
      detail: speciality ?? '',
      path,
    };
  const asked = doctorName ?? tDashboard('anyDoctor', { speciality });
  return {
    ...whenOf(row),
    title: tDashboard('requestTo', { asked }),
    detail: tDashboard('awaitingDoctor'),
    path,
  };
}

export const labEntry = (row: LabBooking): ScheduleEntry => ({
  date: row.date,
  time: row.window?.from ?? null,
  title: row.test.name,
  detail: row.place === 'home' ? tDashboard('sampleTakenAtHome') : tCommon('atHospital'),
  path: PATIENT_PATHS.labBooking,
});

/** The last day of a medicine's supply; a past one is a to-do. */
export const refillEntry = ({ refillDueOn, medicines }: Prescription): ScheduleEntry => ({
  date: refillDueOn,
  time: null,
  title: tDashboard('medicinesRunOut'),
  detail: medicines.map(({ name }) => name).join(', '),
  path: PATIENT_PATHS.prescription,
});
