/** A source of repeatable choices. */
export interface Random {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<const T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

/** FNV-1a, so that names that differ by one letter start from different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

/**
 * Repeatable choices (mulberry32) that follow from a text: the same text gives the same choices on every machine.
 * @throws RangeError by `pick` and `below` when there is nothing to choose from
 */
export function randomFrom(text: string): Random {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => {
    if (limit < 1) throw new RangeError('There is nothing to choose from.');
    return Math.floor(next() * limit);
  };
  return { below, pick: (from) => from[below(from.length)], chance: (probability) => next() < probability };
}
