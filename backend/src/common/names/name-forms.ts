import { foldedWords } from './fold-name.js';
import { isIndianScript, soundOf } from './name-sound.js';

/** Marks the sound of a word, and a sound with one letter missing, so that neither is taken for a word. */
const SOUND = '~';
const SHORTENED = '-';
/** Shorter sounds with a letter less fit every second name. */
const MIN_SOUND_FOR_ERRORS = 3;
/** Maximum number of words of a name that get forms, so that a long text does not fill the index. */
const MAX_WORDS = 12;
/** Beginnings of a shorter sound fit too many names: "Rao" → "ro" would find Rohan. */
const MIN_SOUND_PREFIX = 3;

const initialRun = (words: string[], from: number): string => {
  const end = words.findIndex((word, at) => at >= from && [...word].length > 1);
  return words.slice(from, end === -1 ? undefined : end).join('');
};

/** Neighbouring words in one: "Mary Ann" is also "maryann", and "A. P. J." is "apj". */
export const joinedWords = (words: string[]): string[] =>
  words.flatMap((word, at) => [
    ...(at + 1 < words.length ? [word + words[at + 1]] : []),
    ...([...word].length === 1 ? [initialRun(words, at)] : []),
  ]);

/** A sound without one of its letters: two sounds that differ by one error share such a form or are one. */
const shortened = (sound: string): string[] =>
  [...sound].map((_, at) => SHORTENED + sound.slice(0, at) + sound.slice(at + 1));

const soundForms = (sound: string): string[] => [
  SOUND + sound,
  ...(sound.length >= MIN_SOUND_FOR_ERRORS ? shortened(sound) : []),
];

/** What a name is found by. An index holds these forms, so that each condition below is an equality or a beginning. */
export function nameFormsOf(fullName: string): string[] {
  const words = foldedWords(fullName).slice(0, MAX_WORDS);
  const sounds = [...words, ...joinedWords(words)].map(soundOf).filter(Boolean);
  return [...new Set([...words, ...joinedWords(words), ...sounds.flatMap(soundForms)])];
}

/** A form equals the text, or begins with it. */
export type FormCondition = { equals: string } | { begins: string };

/** How a typed word may match: as the beginning of a word of the name, or by its sound in any script. */
export function exactForms(word: string): FormCondition[] {
  const sound = soundOf(word);
  const isBeginning = sound.length >= MIN_SOUND_PREFIX || isIndianScript(word);
  const bySound = isBeginning ? { begins: SOUND + sound } : { equals: SOUND + sound };
  return sound ? [{ begins: word }, bySound] : [{ begins: word }];
}

/** The same with one typing error: a letter too many, missing, wrong, or two swapped. */
export function tolerantForms(word: string): FormCondition[] {
  const sound = soundOf(word);
  if (sound.length < MIN_SOUND_FOR_ERRORS) return exactForms(word);
  const near = [
    ...shortened(sound),
    SHORTENED + sound,
    ...shortened(sound).map((form) => SOUND + form.slice(1)),
  ];
  return [...exactForms(word), ...[...new Set(near)].map((equals) => ({ equals }))];
}

/** The ways to read the typed words: as they are, and with each pair of neighbours as one word. */
export function readings(words: string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), words[at] + word, ...words.slice(at + 2)]);
  return [words, ...joined];
}

const isInitials = (word: string): boolean => /^\p{L}{2,3}$/u.test(word);

/** "SR Ranganathan" read as initials: s, r, ranganathan. Null without another, longer word. */
export function initialsReading(words: string[]): string[] | null {
  if (!words.some(isInitials) || !words.some((word) => [...word].length > 3)) return null;
  return words.flatMap((word) => (isInitials(word) ? [...word] : [word]));
}
