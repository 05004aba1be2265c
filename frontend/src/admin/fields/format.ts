import { formatRupees, formatVisit } from '../../common/format/format';
import { capitalize } from '../../common/format/text';
import { tAdminCommon } from '../../messages/admin/common';

/** "2026-11-24" to "24-11-2026", the form in which a visit's date is typed. */
export const toTypedDate = (date: string): string => date.split('-').reverse().join('-');

/** An amount in rupees; a dash when there is none. */
export const rupeesText = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '–' : formatRupees(amount);

/** A date and, when one is fixed, its time in the hospital's zone; "Not fixed yet" without a date. */
export const visitText = (date: string | null, time: string | null, timeZone: string): string =>
  date ? formatVisit(date, time, timeZone) : tAdminCommon('notFixedYet');

/** Weekdays in short: "Mon, Wed, Fri"; a dash for none. */
export const daysText = (days: readonly string[]): string =>
  days.map((each) => each.slice(0, 3)).join(', ') || '–';

/** A state's code as words: "sampleCollected" to "Sample collected". */
export const stateText = (state: string): string =>
  capitalize(state.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** States as the choices of a react-admin input. */
export const stateChoices = (states: readonly string[]) => states.map((id) => ({ id, name: stateText(id) }));
