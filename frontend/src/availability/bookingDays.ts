/** How far ahead visits can be booked, in days: the contract's number without its schemas, for public pages. */
export const BOOKING_DAYS_AHEAD = 60;
