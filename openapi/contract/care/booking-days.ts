/** Maximum number of days ahead that a visit can be booked. */
export const BOOKING_DAYS_AHEAD = 60;
