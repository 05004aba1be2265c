import { dependantWords } from '../../words/people/dependants.js';

/** Where a holder sees whom they look after. */
export const FAMILY = { link: '/patientlogin/family', linkText: dependantWords.myFamily };
