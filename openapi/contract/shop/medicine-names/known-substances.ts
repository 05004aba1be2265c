import { cleaned } from './spelling.js';
import { COMBINATIONS, SUBSTANCES } from './substances.js';
import type { Combination } from './substances.js';

const NAMES = new Map(
  [...SUBSTANCES].flatMap(([name, synonyms]) => [name.toLowerCase(), ...synonyms].map((one) => [one, name])),
);
const COMBINED = new Map(COMBINATIONS.flatMap((one) => one.names.map((name) => [name, one])));

/** The name under which a substance is stored: "Acetaminophen" is paracetamol. An unknown name stays as it is. */
export function substanceOf(text: string): string {
  const name = cleaned(text);
  return NAMES.get(name) ?? name;
}

/** All names of a stored substance, its own first. */
export const synonymsOf = (substance: string): readonly string[] => [
  substance,
  ...(SUBSTANCES.get(substance) ?? []),
];

/** Whether a name, as `substanceOf` gives it, is in the table. */
export const isKnownSubstance = (name: string): boolean =>
  NAMES.has(name.toLowerCase()) || COMBINED.has(name);

/** The substances of a name: "co-amoxiclav" is two. */
export const substancesOf = (text: string): readonly string[] =>
  COMBINED.get(cleaned(text))?.substances ?? [substanceOf(text)];

/** The amounts in mg that one number on the box adds up to; null when the table does not say. */
export function amountsOfTotal(substances: readonly string[], total: number): readonly number[] | null {
  const isMeant = ({ substances: names }: Combination) =>
    names.length === substances.length && names.every((name, index) => name === substances[index]);
  return COMBINATIONS.find(isMeant)?.totals[total] ?? null;
}
