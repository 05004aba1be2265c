/** Facts of the contract for the account forms, without loading its schemas on public pages. */
import type { Speciality } from '../../../openapi/contract/people/fields.js';

type Login = typeof import('../../../openapi/contract/people/login.js');
type Accounts = typeof import('../../../openapi/contract/people/accounts.js');

export const PASSWORD_MIN_LENGTH: Login['PASSWORD_MIN_LENGTH'] = 8;
export const PICTURE_MAX_BYTES: Accounts['PICTURE_MAX_BYTES'] = 2_097_152;

// A record, so that the compiler requires each speciality of the contract.
const SPECIALITIES: Record<Speciality, true> = {
  Cardiology: true,
  Dermatology: true,
  Pediatrics: true,
  Orthopedics: true,
  Neurology: true,
  Gynecology: true,
  Dentistry: true,
  Ophthalmology: true,
  Psychiatry: true,
  'General Medicine': true,
};

/** The specialities, in the order of the contract. */
export const specialities = Object.keys(SPECIALITIES);
