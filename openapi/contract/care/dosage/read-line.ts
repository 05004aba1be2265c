import { MASS_UNITS } from './dosage-facts.js';
import type { Dosage } from './dosage.js';
import { statedDose } from './grammar/dose-phrases.js';
import { hasNameWord } from './grammar/name-form.js';
import { otherPhrase, routePhrase } from './grammar/other-phrases.js';
import { anyOf, phrase } from './grammar/phrases.js';
import { readTokens } from './read-dosage.js';
import { timing } from './grammar/timing-phrases.js';
import { tokensOf } from './grammar/tokens.js';
import type { Token } from './grammar/tokens.js';

export interface PrescribedLine {
  name: string;
  dosages: Dosage[];
}

interface Candidate extends PrescribedLine {
  /** Number of tokens of the name. */
  length: number;
}

/** A strength belongs to the name: "500 mg", "120 mg/5 ml", "100 IU/ml". */
const strength = anyOf([
  phrase('# mg|mcg|g|gm', () => []),
  phrase('# mg|mcg|g|gm|iu|unit|units / # ml|g|gm', () => []),
  phrase('# mg|mcg|g|gm|iu|unit|units / ml|g|gm', () => []),
]);
const dosagePart = anyOf([statedDose, timing, otherPhrase]);

/** Words that are a part of a dosage, or that turn it round, and never of a name. */
const NO_NAME = new Set(
  [
    'once twice thrice times time daily weekly monthly hourly hrly every each alternate day days week weeks month months',
    'one two three four five six seven eight nine ten twelve half quarter',
    'for x then now if when until till upto max maximum minimum take give apply instil inhale inject put',
    'unit units iu ml tsp tbsp teaspoon teaspoons puff puffs amp',
    'iv im sc sl po subcut right left both mouth',
    'not no never skip except avoid stop omit hold unless without off dont only before after increase decrease reduce taper',
  ].flatMap((words) => words.split(' ')),
);

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number' && token.spaced;

/** "1/3", "½"; the 30/70 of an insulin is a strength. */
const isPart = ({ kind, text, under }: Token): boolean =>
  (kind === 'fraction' && under <= 12) || (kind === 'number' && /[½¼¾]/.test(text));

/** A small number is a dose rather than a strength when words follow: "2 tabelts". */
const isSmall = (token: Token): boolean => isNumber(token) && token.value <= 4;

/** The end of a strength at a position; the position itself without one. */
const pastStrength = (tokens: readonly Token[], at: number): number =>
  Math.max(at, ...strength(tokens, at).map(({ next }) => next));

/** Where a name can end: no part of a dosage may get lost in it. */
function nameEnds(tokens: readonly Token[]): number[] {
  const ends: number[] = [];
  let [at, limit] = [0, tokens.length - 1];
  while (at < limit) {
    const past = pastStrength(tokens, at);
    if (past > at) {
      // "Azithromycin 500 mg 2": the second number is a dose whose rest was not understood.
      if (isNumber(tokens[past])) limit = Math.min(limit, past);
      at = past;
    } else {
      const token = tokens[at];
      if (isPart(token) || NO_NAME.has(token.text)) break;
      const isGlued = !token.spaced && tokens[at - 1].kind === 'word';
      const parts = isGlued ? [] : dosagePart(tokens, at);
      limit = Math.min(limit, ...parts.map(({ next }) => next - 1));
      if (isSmall(token) || (isNumber(token) && isNumber(tokens[at + 1]))) limit = Math.min(limit, at + 1);
      at += 1;
    }
    if (at <= limit) ends.push(at);
  }
  return ends.filter((end) => !endsInRoute(tokens, end));
}

/** "Ceftriaxone 1 g IV": the route belongs to the dosage. */
const endsInRoute = (tokens: readonly Token[], end: number): boolean =>
  tokens.some((_, at) => at > 0 && at < end && routePhrase(tokens, at).some(({ next }) => next === end));

/** Words after the number of a strength: "Metformin 500 SR". */
const AFTER_STRENGTH = new Set(
  'sr xr er cr mr la xl ds dsr duo plus forte h am d tab tabs tablet tablets cap caps capsule capsules mg mcg g gm iu'
    .split(' ')
    .concat([
      'inhaler',
      'cream',
      'gel',
      'ointment',
      'lotion',
      'syrup',
      'injection',
      'inj',
      'patch',
      'respules',
      'ml',
    ]),
);

/** A number before an unknown word may have been a dose: "Insulin 14 unitss". */
const mayHideDose = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      isNumber(token) && tokens[at + 1]?.kind === 'word' && !AFTER_STRENGTH.has(tokens[at + 1].text),
  );

const isMass = ({ dose }: Dosage): boolean => dose !== null && MASS_UNITS.includes(dose.unit);

/** "Paracetamol 500 mg BD": the 500 mg is a strength when a longer name with it leaves a dosage. */
const hasStrengthLeft = (candidate: Candidate, all: Candidate[]): boolean =>
  candidate.dosages.every(isMass) &&
  all.some(({ length, dosages }) => length > candidate.length && !dosages.some(isMass));

/** Every split of the line into a name and a dosage. */
function candidatesOf(line: string): Candidate[] {
  const tokens = tokensOf(line);
  return nameEnds(tokens).flatMap((length): Candidate[] => {
    if (!tokens[length].spaced && ![':', ','].includes(tokens[length].text)) return [];
    const name = line.slice(0, tokens[length - 1].end).replace(/[\s:;,(–—-]+$/, '');
    const dosages = hasNameWord(name) ? readTokens(tokens.slice(length), name) : null;
    const isUnsure = dosages?.some(({ dose }) => dose === null) && mayHideDose(tokens.slice(0, length));
    return dosages && !isUnsure ? [{ name, dosages, length }] : [];
  });
}

/**
 * Reads a line as doctors write it: "Tab Metformin 500 1-0-1 x 5d after food". Null unless every word belongs to the name or
 * to the dosage and all ways to divide the line agree on the dosage.
 */
export function readLine(line: string): PrescribedLine | null {
  const all = candidatesOf(line);
  const left = all.filter((candidate) => !hasStrengthLeft(candidate, all));
  if (new Set(left.map(({ dosages }) => JSON.stringify(dosages))).size !== 1) return null;
  const { name, dosages } = left[0];
  return { name, dosages };
}
