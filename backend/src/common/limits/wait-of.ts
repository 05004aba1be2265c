const MOST_IN_SECONDS = 90;
const MOST_IN_MINUTES = 90;

/** How long a person has to wait, in words: "45 seconds", "12 minutes", "3 hours". */
export function waitOf(seconds: number): string {
  if (seconds <= MOST_IN_SECONDS) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MOST_IN_MINUTES ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
