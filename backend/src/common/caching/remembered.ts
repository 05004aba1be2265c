/** So many are kept; then it begins anew. */
const MAX_REMEMBERED = 10_000;

/**
 * The same text in one piece. V8 keeps what was put together as the tree of its parts, and an ObjectId writes its own byte by
 * byte: a Map that is asked for by such texts has 260 bytes for each instead of 75.
 */
export const inOnePiece = (text: string): string => Buffer.from(text).toString();

/** What was worked out for this key before, or is now: for what is asked again and again and stays as it is. */
export function remembered<T>(known: Map<string, T>, key: string, workOut: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const now = workOut();
  known.set(inOnePiece(key), now);
  return now;
}
