import { tDependant } from '../../messages/people/dependants.js';

/** Where a holder sees whom they look after. */
export const FAMILY = { link: '/patientlogin/family', linkText: tDependant('myFamily') };
