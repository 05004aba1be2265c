import anyAscii from 'any-ascii';

/** Scripts whose consonants have the vowel "a" unless a sign follows. */
const BRAHMIC = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
].map((script) => String.raw`\p{Script=${script}}`);
const INDIAN = new RegExp(`[${BRAHMIC.join('')}]`, 'u');
const TAMIL = /\p{Script=Tamil}/u;

/** Letters that any-ascii reads without their vowel or without their sound. */
const SPECIAL: readonly [RegExp, string][] = [
  // The vowel r: "Krishna".
  [/[\u090b\u098b\u0a8b\u0b0b\u0c0b\u0c8b\u0d0b\u0943\u09c3\u0ac3\u0b43\u0c43\u0cc3\u0d43]/u, 'ri'],
  // any-ascii has "c", which Latin spellings read as "k".
  [/^[\u091a\u099a\u0a1a\u0a9a\u0b1a\u0c1a\u0c9a\u0d1a]$/u, 'ch'],
];
/** Candrabindu and anusvara: a nasal of the place of the next consonant. Also the tippi of Gurmukhi. */
const NASAL =
  /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u0b01\u0b02\u0c01\u0c02\u0c81\u0c82\u0d02]/u;
const LABIAL = /^[pbm]/;
/** The sign that removes the vowel. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/u;
/** Malayalam's consonants without a vowel. */
const CHILLU = /[\u0d7a-\u0d7f\u0d54-\u0d56]/u;

const readLetter = (letter: string): string =>
  SPECIAL.find(([pattern]) => pattern.test(letter))?.[1] ?? anyAscii(letter).replaceAll(/[^A-Za-z0-9]/g, '');

const endsWithConsonant = (latin: string): boolean => /[b-df-hj-np-tv-z]$/i.test(latin);

/** Whether the vowel "a" follows: a consonant without a vowel sign. It is silent at the end of a word. */
function hasInherentVowel(letter: string, next: string | undefined): boolean {
  if (/\p{M}/u.test(letter) || CHILLU.test(letter) || !endsWithConsonant(readLetter(letter))) return false;
  if (next === undefined) return false;
  return NASAL.test(next) || !/\p{M}/u.test(next) || (!VIRAMA.test(next) && readLetter(next) === 'h');
}

function readNasal(next: string | undefined): string {
  return next === undefined || LABIAL.test(readLetter(next)) ? 'm' : 'n';
}

/** Tamil has one letter for "k" and "g"; the place in the word decides. */
const voicedTamil = (latin: string): string =>
  latin
    .replaceAll(/(?<=n)k|(?<=[aeiou])k(?=[aeiou])/g, 'g')
    .replaceAll(/(?<=n)t/g, 'd')
    .replaceAll(/(?<=m)p/g, 'b')
    .replaceAll(/(?<=n)c(?!h)/g, 'j')
    .replaceAll(/(?<!c)c(?![ch])/g, 's')
    .replaceAll('cc', 'ch');

/** A word of an Indian script in Latin letters: "कमल" → "kamala". */
function readIndian(word: string): string {
  const letters = [...word];
  const latin = letters
    .map((letter, at) => {
      const next = letters[at + 1] as string | undefined;
      if (NASAL.test(letter)) return readNasal(next);
      return readLetter(letter) + (hasInherentVowel(letter, next) ? 'a' : '');
    })
    .join('');
  return TAMIL.test(word) ? voicedTamil(latin) : latin;
}

/** The same sound in different spellings, in the order in which they are replaced. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/jn|dny|dnj/g, 'gy'],
  [/zh/g, 'l'],
  [/t?chh?/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/(?<=[kgjtdbC])h/g, ''],
  [/x/g, 'ks'],
  [/nh$/g, 'ng'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/ow/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa/g, 'a'],
  [/au|av(?![aeiou])|ou/g, 'o'],
  [/a[ie]|ei/g, 'e'],
  [/(.)\1+/g, '$1'],
  // An "a" in a word is often written in one script and not in the other: "Kamla", "Kamala".
  [/(?<!^)a/g, ''],
];

/**
 * How a word sounds, about: the same for the spellings of an Indian name in Latin and Indian letters. "कमल", "Kamal" and
 * "Kamala" → "kml"; "Ranganathan" and "Ranganatan" → "rngntn".
 */
export function soundOf(word: string): string {
  const latin = (INDIAN.test(word) ? readIndian(word) : anyAscii(word))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), latin);
}

export const isIndianScript = (word: string): boolean => INDIAN.test(word);
