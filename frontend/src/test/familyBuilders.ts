import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import { PATIENT_ID } from './builders';

export const DEPENDANT_ID = '00000000000000000000a901';

/** A child with the guardian Asha Rao. */
export const buildDependant = (overrides: Partial<Dependant> = {}): Dependant => {
  const _id = overrides._id ?? DEPENDANT_ID;
  return {
    _id,
    id: _id,
    fullName: 'Aarav Rao',
    dob: '2017-04-02',
    gender: 'male',
    relationship: 'child',
    hospitalNumber: '100000028',
    address: null,
    allergies: 'Penicillin',
    ofAge: false,
    invitation: null,
    holder: {
      _id: PATIENT_ID,
      fullName: 'Asha Rao',
      mobile: '+919812345678',
      email: 'asha@demo.test',
      gender: 'female',
      relationship: 'child',
      since: '2026-01-05T06:00:00.000Z',
    },
    version: 1,
    createdAt: '2026-01-05T06:00:00.000Z',
    ...overrides,
  };
};
