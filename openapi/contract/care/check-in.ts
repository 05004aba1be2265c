/** Patients can check in this many hours before their visit; the desk can check them in all day. */
export const CHECK_IN_HOURS = 2;
/** A no-show can be marked this many minutes after the start; patients can check in until then. */
export const NO_SHOW_AFTER_MINUTES = 30;
