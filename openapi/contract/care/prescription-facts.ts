/** Limits for a prescription and the lab tests of a visit, separate from the schemas that check them. */
export { GENDERS as PRESCRIPTION_GENDERS } from '../people/field-lists.js';
/** Maximum number of medicines per prescription; a cart has the same limit. */
export const MAX_MEDICINES = 30;
/** Maximum number of days that a prescription may be dated back. */
export const PRESCRIPTION_DAYS_BACK = 30;
/** Maximum number of lab tests requested in one call. */
export const MAX_ASKED_TESTS = 20;
