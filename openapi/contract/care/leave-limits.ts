/** Maximum number of days per leave, and how far ahead its last day may be. */
export const LONGEST_LEAVE_DAYS = 92;
export const FURTHEST_LEAVE_DAYS = 366;
