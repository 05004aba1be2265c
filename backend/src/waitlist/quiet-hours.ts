/**
 * Whether a time of day (HH:mm) is within the quiet hours, which may include midnight; equal ends mean none.
 */
export function isQuiet(time: string, from: string, to: string): boolean {
  if (from === to) return false;
  return from < to ? from <= time && time < to : time >= from || time < to;
}
