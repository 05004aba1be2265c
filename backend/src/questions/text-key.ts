import { nameKeyOf } from '../common/name-key.js';

/** "Is there  PARKING?!" → "is there parking": equal keys mean the same question. */
export const textKeyOf = (message: string): string =>
  nameKeyOf(message)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
