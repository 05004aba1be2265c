import { BookOnBehalf } from '../../../../openapi/contract/care/book-visit.js';
import { fieldErrors, filledIn } from '../data/validate';
import { tAdminAppointment } from '../../messages/admin/appointments';

// The contract's own sentences speak to a program or to the patient; here an administrator books for another person.
const MISSING: Record<string, string> = {
  patientId: tAdminAppointment('choosePatient'),
  doctorId: tAdminAppointment('chooseDoctor'),
  preferredDate: tAdminAppointment('chooseDate'),
  preferredTime: tAdminAppointment('chooseTime'),
  reasonForAppointment: tAdminAppointment('reasonRequired'),
};

/** Sentences for the fields that the server would refuse; empty when the booking can be sent. */
export function bookingErrors(values: Record<string, unknown>): Record<string, string> {
  const fields = filledIn(values);
  const sentence = ([field, message]: [string, string]): [string, string] => [
    field,
    field in fields ? message : (MISSING[field] ?? message),
  ];
  return Object.fromEntries(Object.entries(fieldErrors(BookOnBehalf, fields)).map(sentence));
}

/** Way to the form, with the patient chosen already. */
export const bookForPath = (patientId: string) =>
  `/admin/appointments/create?patientId=${encodeURIComponent(patientId)}`;
