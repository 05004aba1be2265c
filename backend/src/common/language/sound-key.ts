/** In order: spellings of one sound in Hindi that is written in Latin letters. */
const SAME_SOUNDS: [RegExp, string][] = [
  [/(.)\1+/g, '$1$1'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/y(?=[ie])/g, ''],
  [/(?<=[tdbjcs])h+/g, ''],
  [/ai|ei|ae/g, 'e'],
  [/au|ou/g, 'o'],
  [/(.)\1/g, '$1'],
];

/** "saans", "sans", "साँस" → "sans": what Hindi words share that are one word, however they are spelled. Takes romanised text. */
export const soundKeyOf = (word: string): string =>
  SAME_SOUNDS.reduce((key, [sound, letter]) => key.replace(sound, letter), word);
