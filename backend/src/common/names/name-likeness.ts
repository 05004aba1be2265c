import { foldedWords } from './fold-name.js';
import { joinedWords } from './name-forms.js';
import { soundOf } from './name-sound.js';

/** How alike two words are; the order is the order of search results. */
const SAME = 1;
const BEGINS = 0.95;
const SAME_SOUND = 0.9;
const SOUND_BEGINS = 0.85;
const ONE_ERROR = 0.8;
const INITIAL = 0.7;
const DIFFERENT = 0;
/** Likeness from which two names may belong to one person: every word of the shorter name has a counterpart. */
export const SIMILAR_NAMES = 0.7;
const MIN_LETTERS_FOR_ERRORS = 3;

/** Whether one letter is missing, too many or wrong, or two neighbours are swapped. */
export function isOneErrorApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}

const isInitialOf = (initial: string, word: string): boolean =>
  [...initial].length === 1 && soundOf(word).startsWith(soundOf(initial));

/** From 0 to 1 for two folded words. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return SAME;
  const [soundA, soundB] = [soundOf(a), soundOf(b)];
  if (soundA === soundB && soundA !== '') return SAME_SOUND;
  if (isInitialOf(a, b) || isInitialOf(b, a)) return INITIAL;
  const isLong = Math.min(soundA.length, soundB.length) >= MIN_LETTERS_FOR_ERRORS;
  return isLong && isOneErrorApart(soundA, soundB) ? ONE_ERROR : DIFFERENT;
}

/** The likeness of each word of the shorter name to its best counterpart that no other word has. */
function pairedLikeness(short: string[], long: string[]): number[] {
  const rest = [...long];
  return short.map((word) => {
    const likeness = rest.map((other) => wordLikeness(word, other));
    const best = Math.max(...likeness, DIFFERENT);
    if (best > DIFFERENT) rest.splice(likeness.indexOf(best), 1);
    return best;
  });
}

/**
 * From 0 (different) to 1 (the same words): how alike two full names are, in any order, script and spelling, with
 * initials and one wrong letter per word. A word without a counterpart, as a middle name, costs a little; a word that
 * contradicts makes the names different.
 */
export function nameLikeness(a: string, b: string): number {
  const [first, second] = [foldedWords(a), foldedWords(b)];
  if (first.length === 0 || second.length === 0) return DIFFERENT;
  if (soundOf(first.join('')) === soundOf(second.join('')))
    return first.join() === second.join() ? SAME : SAME_SOUND;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const likeness = pairedLikeness(short, long);
  const isInitialsOnly = likeness.every((one) => one <= INITIAL);
  if (likeness.includes(DIFFERENT) || isInitialsOnly) return DIFFERENT;
  const mean = likeness.reduce((sum, one) => sum + one, 0) / likeness.length;
  return mean - 0.05 * (long.length - short.length);
}

/** Whether two full names may be those of one person, who is known by something else, as a date of birth. */
export const areSimilarNames = (a: string, b: string): boolean => nameLikeness(a, b) >= SIMILAR_NAMES;

const isOneSoundApart = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= MIN_LETTERS_FOR_ERRORS - 1 && isOneErrorApart(a, b);

/** How well the best of the words fits the typed one. */
function fit(typed: string, words: string[]): number {
  const sound = soundOf(typed);
  const fits = words.map((word) => {
    if (word === typed) return SAME;
    if (word.startsWith(typed)) return BEGINS;
    const wordSound = soundOf(word);
    if (wordSound === sound) return SAME_SOUND;
    if (sound && wordSound.startsWith(sound)) return SOUND_BEGINS;
    return isOneSoundApart(sound, wordSound) ? ONE_ERROR : DIFFERENT;
  });
  return Math.max(...fits, DIFFERENT);
}

/** "Mary Ann" fits "maryann" a little less than "Maryann" does. */
const JOINED = 0.99;

function nameFit(typed: string, fullName: string): number {
  const words = foldedWords(fullName);
  return Math.max(fit(typed, words), JOINED * fit(typed, joinedWords(words)));
}

/** Whether each typed word is the beginning of a word of the name, sounds like it, or has one typing error. */
export const isNearName = (typed: string[], fullName: string): boolean =>
  typed.every((word) => nameFit(word, fullName) > DIFFERENT);

/**
 * How well a name fits the typed text: exact hits have the highest value. Compare values of one text only.
 */
export function searchFit(typed: string, fullName: string): number {
  const [asked, words] = [foldedWords(typed), foldedWords(fullName)];
  if (asked.length === 0) return DIFFERENT;
  const isWholeName = asked.join(' ') === words.join(' ') ? 1 : 0;
  const isOneWord = asked.join('') === words.join('') ? 1 : 0;
  const fits = asked.map((word) => nameFit(word, fullName));
  return isWholeName + isOneWord + Math.min(...fits) + fits.reduce((sum, one) => sum + one, 0) / fits.length;
}
