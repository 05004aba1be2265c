/** A time of day, HH:mm. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const MINUTES_PER_HOUR = 60;

/** Minutes from midnight to a time of day (HH:mm). */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}
