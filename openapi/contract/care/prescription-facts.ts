/** What a prescription and the tests of a visit are held to, apart from what checks them. */
export const PRESCRIPTION_GENDERS = ['male', 'female', 'other'] as const;
/** Most medicines on one prescription; a cart holds as many. */
export const MAX_MEDICINES = 30;
/** How far back a prescription may be dated, in days. */
export const PRESCRIPTION_DAYS_BACK = 30;
/** Most lab tests that are asked for in one save. */
export const MAX_ASKED_TESTS = 20;
