const MINUTES_PER_HOUR = 60;
const LAST_MINUTE = 24 * MINUTES_PER_HOUR - 1;
/** Usual visit lengths in minutes; the shortest that fits is offered. */
const STEPS = [10, 15, 20, 30, 60];
const USUAL_STEP = 30;

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** "09:30" for 570 minutes from midnight; at most the last minute of the day. */
export const toTime = (minutes: number): string => {
  const at = Math.min(minutes, LAST_MINUTE);
  return `${twoDigits(Math.floor(at / MINUTES_PER_HOUR))}:${twoDigits(at % MINUTES_PER_HOUR)}`;
};

/** The regular distance of a doctor's times (HH:mm) in minutes; otherwise half an hour. */
export function stepOf(times: string[]): number {
  const minutes = times.map(toMinutes).sort((a, b) => a - b);
  const gaps = minutes.slice(1).map((at, index) => at - (minutes[index] ?? 0));
  const shortest = Math.min(...gaps);
  return STEPS.includes(shortest) ? shortest : USUAL_STEP;
}

/** Times of day (HH:mm), the end excluded: ['08:00', '08:30', …] for 30 minutes. */
export function timesOfDay(first: string, last: string, stepMinutes: number): string[] {
  const times: string[] = [];
  for (let at = toMinutes(first); at < toMinutes(last); at += stepMinutes) times.push(toTime(at));
  return times;
}
