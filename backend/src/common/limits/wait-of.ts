import { tCount } from '../../../../openapi/contract/messages/counts.js';

const MAX_IN_SECONDS = 90;
const MAX_IN_MINUTES = 90;

/** A waiting time as text: "45 seconds", "12 minutes", "3 hours". */
export function waitOf(seconds: number): string {
  if (seconds <= MAX_IN_SECONDS) return tCount('seconds', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MAX_IN_MINUTES
    ? tCount('minutes', { count: minutes })
    : tCount('hours', { count: Math.ceil(minutes / 60) });
}
