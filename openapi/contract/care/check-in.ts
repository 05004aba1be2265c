/** Patients check themselves in from so many hours before their visit on; the desk does all day. */
export const CHECK_IN_HOURS = 2;
/** Who has not come so many minutes after the start may be marked so; until then patients check themselves in. */
export const NO_SHOW_AFTER_MINUTES = 30;
