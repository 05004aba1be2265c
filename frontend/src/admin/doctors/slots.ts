const MINUTES_PER_HOUR = 60;
const SLOT_MINUTES = 30;

const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
};

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / MINUTES_PER_HOUR)).padStart(2, '0')}:${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`;

/** Times of day (HH:mm) every half hour, both ends included: ['10:00', '10:30', …]. */
export function halfHours(first: string, last: string): string[] {
  const times: string[] = [];
  for (let at = toMinutes(first); at <= toMinutes(last); at += SLOT_MINUTES) times.push(toTime(at));
  return times;
}

/** Merges two lists of times, sorted and without duplicates. */
export const mergeTimes = (times: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...times, ...more])].sort();

export const MORNING = halfHours('10:00', '12:30');
export const EVENING = halfHours('16:00', '18:30');
