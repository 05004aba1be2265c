const MAX_IN_SECONDS = 90;
const MAX_IN_MINUTES = 90;

/** How long a person has to wait, in words: "45 seconds", "12 minutes", "3 hours". */
export function waitOf(seconds: number): string {
  if (seconds <= MAX_IN_SECONDS) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MAX_IN_MINUTES ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
