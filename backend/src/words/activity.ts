import { capitalised } from '../../../openapi/contract/words/sentence.js';

/** What has happened to patients, on their dashboards. */
export const patientActivityWords = {
  /** Any doctor of the speciality, if none is named. */
  anyDoctor: (speciality: string | null): string => (speciality ? `a doctor of ${speciality}` : 'a doctor'),
  visit: (doctor: string) => ({
    held: `You are paying for a visit to ${doctor}.`,
    pending: `You asked for an appointment with ${doctor}.`,
    accepted: `${capitalised(doctor)} accepted your appointment.`,
    rejected: `${capitalised(doctor)} could not accept your appointment request.`,
    completed: `Your visit to ${doctor} was completed.`,
    cancelled: `Your appointment with ${doctor} was cancelled.`,
  }),
  order: (number: string) => ({
    reserved: `Your order ${number} is being paid.`,
    lapsed: `Your order ${number} was not paid.`,
    placed: `Your order ${number} was placed.`,
    packed: `Your order ${number} was packed.`,
    shipped: `Your order ${number} is on its way.`,
    delivered: `Your order ${number} was delivered.`,
    cancelled: `Your order ${number} was cancelled.`,
  }),
  labTest: (name: string) => ({
    held: `You are paying for the lab test ${name}.`,
    lapsed: `The lab test ${name} was not paid.`,
    requested: `You booked the lab test ${name}.`,
    confirmed: `Your lab test ${name} is confirmed.`,
    sampleCollected: `The sample for ${name} is being examined.`,
    reported: `The report on ${name} is ready.`,
    cancelled: `Your lab test ${name} was cancelled.`,
  }),
  prescribed: (doctor: string) => `${doctor} wrote you a prescription.`,
  recorded: (title: string) => `${title} was added to your records.`,
} as const;

/** What doctors did, on their dashboards; `who` is the patient. */
export const doctorActivityWords = {
  somePatient: 'a patient',
  accepted: (who: string) => `You accepted the appointment of ${who}.`,
  rejected: (who: string) => `You rejected the request of ${who}.`,
  leftToColleagues: (who: string) => `You left the request of ${who} to your colleagues.`,
  completed: (who: string) => `You completed the visit of ${who}.`,
  cancelled: (who: string) => `You cancelled the appointment of ${who}.`,
  followUpBooked: (who: string) => `You booked a follow-up for ${who}.`,
  prescribed: (who: string) => `You wrote a prescription for ${who}.`,
  recorded: (who: string) => `You added an entry to the records of ${who}.`,
  leavePlanned: () => 'You planned leave.',
} as const;
