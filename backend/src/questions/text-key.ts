import { nameKeyOf } from '../common/name-key.js';

/** "Is there  PARKING?!" → "is there parking": two messages with the same key ask the same. */
export const textKeyOf = (message: string): string =>
  nameKeyOf(message)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
