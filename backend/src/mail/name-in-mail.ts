import { isPersonName } from '../../../openapi/contract/people/names.js';

/** Longer names are truncated in mails to strangers, because they are likely texts. */
const MAX_LENGTH = 60;
/** As in a phone number or an amount. */
const NUMBER = /\d{4}/;

/** A name for mails, which may go to a stranger; also for names stored before there was a rule. */
export const nameInMail = (name: string, otherwise: string): string =>
  name.length <= MAX_LENGTH && !NUMBER.test(name) && isPersonName(name) ? name : otherwise;
