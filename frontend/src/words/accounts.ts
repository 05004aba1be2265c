import type { UserType } from '../../../openapi/contract/people/fields.js';

const ROLES: Record<UserType, string> = {
  patient: 'a patient',
  doctor: 'a doctor',
  admin: 'an administrator',
};

export const accountWords = {
  /** Who is logged in, where only others may go on. */
  loggedInAs: (type: UserType) => `You are logged in as ${ROLES[type]}.`,
  loginAsPatientToBook: (type: UserType) => `${accountWords.loggedInAs(type)} Log in as a patient to book.`,
  loginAsPatientToBuy: (type: UserType) =>
    `${accountWords.loggedInAs(type)} Log out, or log in as a patient, to buy.`,
  onlyPatientsBookVisits: 'Only patients can book a visit.',
  onlyPatientsBookLabTests: 'Only patients can book a lab test.',
  onlyPatientsBuy: 'Only visitors and patients can buy medicines.',
} as const;
