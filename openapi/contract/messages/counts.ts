import counts from '../../../messages/en/shared/counts.json' with { type: 'json' };
import { createMessages } from './create-messages.js';
import { LOCALE } from './language.js';

/** "2 boxes", "1 box": what is counted in more than one feature, or by the server and the site. */
export const tCount = createMessages('shared/counts', counts);

const digits = new Intl.NumberFormat(LOCALE);

/** "1,20,000": a number for people. */
export const inDigits = (count: number): string => digits.format(count);
