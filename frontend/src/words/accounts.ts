import type { UserType } from '../../../openapi/contract/people/fields.js';

/** What a person reads who is logged in where only others may go on. */
export const accountWords = {
  loggedInAs: (type: UserType) =>
    type === 'patient'
      ? 'You are logged in as a patient.'
      : type === 'doctor'
        ? 'You are logged in as a doctor.'
        : 'You are logged in as an administrator.',
  loginAsPatientToBook: (type: UserType) =>
    type === 'doctor'
      ? 'You are logged in as a doctor. Log in as a patient to book.'
      : 'You are logged in as an administrator. Log in as a patient to book.',
  loginAsPatientToBuy: (type: UserType) =>
    type === 'doctor'
      ? 'You are logged in as a doctor. Log out, or log in as a patient, to buy.'
      : 'You are logged in as an administrator. Log out, or log in as a patient, to buy.',
  onlyPatientsBookVisits: 'Only patients can book a visit.',
  onlyPatientsBookLabTests: 'Only patients can book a lab test.',
  onlyPatientsBuy: 'Only visitors and patients can buy medicines.',
} as const;
