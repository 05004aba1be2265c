import type { ScheduleEntry } from '../../../openapi/contract/care/dashboard.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import type { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import type { Prescription } from '../prescriptions/prescription.schema.js';
import { PATIENT_PATHS } from './patient-activity.js';

/** A visit that is accepted, or one that was asked for and waits. */
export function visitEntry(row: Appointment): ScheduleEntry {
  const { status, speciality, acceptedDoctorName, doctorName } = row;
  const path = `${PATIENT_PATHS.appointment}?visit=${String(row._id)}`;
  if (status === 'accepted')
    return { ...whenOf(row), title: `Visit to ${acceptedDoctorName}`, detail: speciality ?? '', path };
  const asked = doctorName ?? `any doctor of ${speciality}`;
  return { ...whenOf(row), title: `Request to ${asked}`, detail: 'Waiting for doctor acceptance', path };
}

export const labEntry = (row: LabBooking): ScheduleEntry => ({
  date: row.date,
  time: row.window?.from ?? null,
  title: row.test.name,
  detail: row.place === 'home' ? 'Sample taken at home' : 'At the hospital',
  path: PATIENT_PATHS.labBooking,
});

/** The day for which there is medicine last, gone by or not; a short course has none. */
export const refillEntry = ({ refillDueOn, medicines }: Prescription, today: string): ScheduleEntry[] =>
  refillDueOn === null
    ? []
    : [
        {
          date: refillDueOn,
          time: null,
          title: refillDueOn < today ? 'Medicines ran out' : 'Medicines run out',
          detail: medicines.map(({ name }) => name).join(', '),
          path: PATIENT_PATHS.prescription,
        },
      ];
