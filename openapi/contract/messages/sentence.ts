/** A typed text as a sentence: with a full stop unless it ends with one. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** "Tests" for "tests": the first word of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How long something takes, as a part of a sentence: "within 12 hours". Administrators write it in words of their own;
 * those that are no bare length of time stand as they are: "by the next morning".
 */
export const inTime = (turnaround: string): string =>
  /^\d/.test(turnaround) ? `within ${turnaround}` : turnaround.charAt(0).toLowerCase() + turnaround.slice(1);
