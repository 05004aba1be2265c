/** So many are kept; then it begins anew. */
const MAX_REMEMBERED = 10_000;

/** What was worked out for this key before, or is now: for what is asked again and again and stays as it is. */
export function remembered<T>(known: Map<string, T>, key: string, workOut: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const now = workOut();
  known.set(key, now);
  return now;
}
