import { BookOnBehalf } from '../../../../openapi/contract/care/book-visit.js';
import { fieldErrors, filledIn } from '../data/validate';
import { tAdminAppointment } from '../../messages/admin/appointments';

// The contract's messages address a program or the patient; here an administrator books for another person.
const MISSING: Record<string, string> = {
  patientId: tAdminAppointment('choosePatient'),
  doctorId: tAdminAppointment('chooseDoctor'),
  preferredDate: tAdminAppointment('chooseDate'),
  preferredTime: tAdminAppointment('chooseTime'),
  reasonForAppointment: tAdminAppointment('reasonRequired'),
};

/** Error messages of the fields that the server would refuse; empty for a valid booking. */
export function bookingErrors(values: Record<string, unknown>): Record<string, string> {
  const fields = filledIn(values);
  const sentence = ([field, message]: [string, string]): [string, string] => [
    field,
    field in fields ? message : (MISSING[field] ?? message),
  ];
  return Object.fromEntries(Object.entries(fieldErrors(BookOnBehalf, fields)).map(sentence));
}

/** The form's address with a chosen patient. */
export const bookForPath = (patientId: string) =>
  `/admin/appointments/create?patientId=${encodeURIComponent(patientId)}`;
