/** Time zone of dates until the hospital's own has loaded. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
