/** How far ahead a visit can be booked, in days. */
export const BOOKING_DAYS_AHEAD = 60;
