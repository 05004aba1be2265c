/** Zone that dates are shown in until the hospital has told its own. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
