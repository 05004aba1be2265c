import { nameKeyOf } from '../common/name-key.js';

const SHORT_FORMS: Record<string, string> = {
  tab: 'tablets',
  tabs: 'tablets',
  tablet: 'tablets',
  cap: 'capsules',
  caps: 'capsules',
  capsule: 'capsules',
};

/** A name as a doctor writes it, in one spelling: "Tab. Metformin 500mg" is "metformin 500 mg tablets". */
export function prescribedKey(name: string): string {
  const words = nameKeyOf(name)
    .replace(/\.(?!\d)/g, ' ')
    .replace(/(\d)(mg|mcg|g|ml|iu)\b/g, '$1 $2')
    .trim()
    .split(/\s+/);
  const short = SHORT_FORMS[words[0]];
  if (short) return [...words.slice(1), short].join(' ');
  const last = SHORT_FORMS[words.at(-1)!];
  return last ? [...words.slice(0, -1), last].join(' ') : words.join(' ');
}
