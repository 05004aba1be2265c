import { formatRupees, formatVisit } from '../../common/format/format';
import { tAdminCommon } from '../../messages/admin/common';
import { type LabelledState, isLabelledState, tAdminState } from '../../messages/admin/states';

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

/** The label of a state: "Sample collected" for `sampleCollected`. An unknown state is shown as it is. */
export const stateText = (state: string): string => (isLabelledState(state) ? tAdminState(state) : state);

/** States as the choices of a react-admin input. */
export const stateChoices = (states: readonly LabelledState[]) =>
  states.map((id) => ({ id, name: tAdminState(id) }));
