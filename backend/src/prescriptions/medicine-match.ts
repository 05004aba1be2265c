import { MAX_QUANTITY } from '../../../openapi/contract/shop/medicines.js';
import { nameKeyOf } from '../common/name-key.js';

/** Words at the end of a medicine's name that doctors often leave out. */
const FORMS = ['tablets', 'capsules', 'syrup', 'inhaler', 'solution', 'sachets', 'cream', 'gel', 'eye drops'];
const SHORT_FORMS: Record<string, string> = {
  tab: 'tablets',
  tabs: 'tablets',
  tablet: 'tablets',
  cap: 'capsules',
  caps: 'capsules',
  capsule: 'capsules',
};

/** Units in a box whose name says nothing: a strip. */
const UNITS_IN_A_STRIP = 10;
/** How long a bottle, a tube or an inhaler lasts. */
const DAYS_OF_A_BOTTLE = 30;
const COUNTED = /\b(tablets?|capsules?|sachets?|patches)\b/i;

/** A name as a doctor writes it, in the spelling of the pharmacy: "Tab. Metformin 500mg" is "metformin 500 mg tablets". */
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

/** "metformin 500 mg tablets (ardhika)" without its brand. */
const withoutBrand = (name: string): string => name.trim().replace(/ \([^()]*\)$/, '');

/** What every name begins with that may stand for this one: it without the brand and the form that a doctor added. */
export const prescribedStem = (name: string): string =>
  prescribedKey(withoutBrand(name)).replace(/ (tablets|capsules)$/, '');

/**
 * The medicine that is meant: the one of this very name, else of this name without its brand, else in one of the usual
 * forms. Two forms of one name are not guessed; two brands of one are the same medicine, and the first is taken.
 */
export function matchOf<T extends { nameKey: string }>(name: string, medicines: readonly T[]): T | null {
  const [typed, key] = [nameKeyOf(name).trim(), prescribedKey(name)];
  const exact =
    medicines.find(({ nameKey }) => nameKey === typed) ??
    medicines.find(({ nameKey }) => [typed, key].includes(withoutBrand(nameKey)));
  if (exact) return exact;
  const forms = FORMS.map((form) => `${key} ${form}`);
  const near = medicines.filter(({ nameKey }) => forms.includes(withoutBrand(nameKey)));
  return new Set(near.map(({ nameKey }) => withoutBrand(nameKey))).size === 1 ? near[0] : null;
}

/**
 * The same substance, strength and form in other brands than the medicine that is meant, also when that very brand is
 * not sold here.
 */
export function othersOf<T extends { nameKey: string }>(name: string, medicines: readonly T[]): T[] {
  const meant = matchOf(name, medicines);
  const same = meant ?? matchOf(withoutBrand(name), medicines);
  if (!same) return [];
  const substance = withoutBrand(same.nameKey);
  return medicines.filter((one) => one !== meant && withoutBrand(one.nameKey) === substance);
}

/**
 * Boxes of a medicine for a course, at least one and at most what a cart takes.
 * @param units tablets or the like for the whole course, null when unknown
 * @param days days of the course, null when unknown
 */
export function boxesFor(medicineName: string, units: number | null, days: number | null): number {
  const inBox = Number(/\b(?:pack|box) of (\d+)\b/i.exec(medicineName)?.[1] ?? UNITS_IN_A_STRIP);
  const countable = COUNTED.test(medicineName);
  const boxes = countable ? (units ?? 1) / inBox : (days ?? 1) / DAYS_OF_A_BOTTLE;
  return Math.min(MAX_QUANTITY, Math.max(1, Math.ceil(boxes)));
}
