import type { WrittenStrength, WrittenSubstance } from './facts.js';
import { amountsOfTotal, substanceOf, substancesOf } from './known-substances.js';
import type { Part } from './parts.js';

interface Entry {
  name: string | null;
  strengths: WrittenStrength[];
  /** Directly after a strength, as "forte" in "Metformin 500 forte". */
  followsStrength: boolean;
}

/** Gathers names with the strengths directly after them. */
function entriesOf(parts: readonly Part[]): Entry[] {
  const entries: Entry[] = [];
  let isSeparated = true;
  for (const part of parts) {
    const last = entries.at(-1);
    if (part.kind === 'separator') {
      isSeparated = true;
    } else if (part.kind === 'strength') {
      if (isSeparated || !last)
        entries.push({ name: null, strengths: [part.strength], followsStrength: false });
      else last.strengths.push(part.strength);
      isSeparated = false;
    } else {
      if (!isSeparated && last && last.strengths.length === 0) last.name += ` ${part.text}`;
      else entries.push({ name: part.text, strengths: [], followsStrength: !isSeparated });
      isSeparated = false;
    }
  }
  return entries;
}

/** "500 mg Metformin" and "Metformin 500 forte": one name, with what stands before and after its strength. */
function joined(entries: Entry[]): Entry[] {
  const [first, second] = entries;
  if (entries.length !== 2 || !second.followsStrength || second.strengths.length > 0) return entries;
  const name = first.name === null ? second.name : `${first.name} ${second.name}`;
  return [{ name, strengths: first.strengths, followsStrength: false }];
}

/** "30/70" after an insulin is the share of its two kinds, and part of its name. */
function withInsulinMix(entries: Entry[]): Entry[] {
  const [first, second, ...others] = entries;
  if (!first?.name || !/insulin|mix/.test(first.name) || second?.name !== null) return entries;
  const [soluble, isophane] = [first.strengths[0], second.strengths[0]];
  if (first.strengths.length !== 1 || soluble.unit !== null || isophane.unit !== null) return entries;
  if (soluble.value + isophane.value !== 100) return entries;
  const mix = [soluble.value, isophane.value].toSorted((a, b) => a - b).join('/');
  return [
    { ...first, name: `${substanceOf(first.name)} ${mix}`, strengths: second.strengths.slice(1) },
    ...others,
  ];
}

/** "500/125 mg" and "200 mg + 28.5 mg/5 ml": unit and volume of the last number are those of all. */
function withSharedUnits(strengths: WrittenStrength[]): WrittenStrength[] {
  const last = strengths.at(-1);
  if (!last) return strengths;
  return strengths.map((one) => ({
    value: one.value,
    unit: one.unit ?? last.unit,
    perValue: one.perUnit === null ? last.perValue : one.perValue,
    perUnit: one.perUnit ?? last.perUnit,
  }));
}

const pair = (names: readonly string[], strengths: readonly (WrittenStrength | null)[]): WrittenSubstance[] =>
  names.map((substance, index) => ({ substance, strength: strengths[index] ?? null }));

/** One number for a combination: known sums only, such as 625 for 500 mg and 125 mg. */
function ofTotal(names: string[], { value, unit, perUnit }: WrittenStrength): WrittenSubstance[] | null {
  if (perUnit !== null || (unit !== null && unit !== 'mg')) return null;
  const amounts = amountsOfTotal(names, value);
  return (
    amounts &&
    pair(
      names,
      amounts.map((amount) => ({ value: amount, unit: 'mg', perValue: null, perUnit: null })),
    )
  );
}

/** Every name with at most one strength of its own; null when a strength could belong to two names. */
function ofOwnStrengths(entries: Entry[], names: string[]): WrittenSubstance[] | null {
  if (names.length !== entries.length || entries.some(({ strengths }) => strengths.length > 1)) return null;
  const own = entries.map(({ strengths }) => strengths.at(0) ?? null);
  const firstMissing = own.indexOf(null);
  if (firstMissing >= 0 && own.slice(firstMissing).some((one) => one !== null)) return null;
  const volume = own.at(-1);
  const isShared =
    volume && volume.perUnit !== null && own.slice(0, -1).every((one) => one?.perUnit === null);
  if (!isShared) return pair(names, own);
  const { perValue, perUnit } = volume;
  return pair(
    names,
    own.map((one) => one && { ...one, perValue, perUnit }),
  );
}

/**
 * Gives each substance its strength. null when names and numbers do not fit: a strength is never given to a substance
 * by guess.
 */
export function assignStrengths(parts: readonly Part[]): WrittenSubstance[] | null {
  const entries = joined(withInsulinMix(entriesOf(parts)));
  const named = entries.filter(({ name }) => name !== null);
  const names = named.flatMap(({ name }) => substancesOf(name!));
  if (names.length === 0 || new Set(names).size !== names.length) return null;
  if (entries.some((one, index) => one.name === null && index < named.length)) return null;
  if (named.some((one) => one.followsStrength && one.strengths.length === 0)) return null;
  const own = ofOwnStrengths(entries, names);
  if (own) return own;
  const strengths = withSharedUnits(entries.flatMap((one) => one.strengths));
  const isListed = named.slice(0, -1).every((one) => one.strengths.length === 0);
  if (!isListed) return null;
  if (strengths.length === names.length) return pair(names, strengths);
  if (strengths.length === 0) return pair(names, []);
  return strengths.length === 1 ? ofTotal(names, strengths[0]) : null;
}
