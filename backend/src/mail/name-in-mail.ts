import { isPersonName } from '../../../openapi/contract/people/names.js';

/** Longer ones are cut out of letters to strangers: they are texts rather than names. */
const MAX_LENGTH = 60;
/** As in a phone number or an amount. */
const NUMBER = /\d{4}/;

/** A name as a letter shows it, which may go to a stranger: also of those that were stored before there was a rule. */
export const nameInMail = (name: string, otherwise: string): string =>
  name.length <= MAX_LENGTH && !NUMBER.test(name) && isPersonName(name) ? name : otherwise;
