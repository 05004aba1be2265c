import { tDependant } from '../../messages/people/dependants.js';

/** The guardian's page of dependants. */
export const FAMILY = { link: '/patientlogin/family', linkText: tDependant('myFamily') };
