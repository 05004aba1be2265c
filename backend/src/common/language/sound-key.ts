/** Spellings of one sound in Hindi with Latin letters; the order matters. */
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

/** "saans", "sans", "साँस" → "sans": an equal key for all spellings of a Hindi word. Takes romanised text. */
export const soundKeyOf = (word: string): string =>
  SAME_SOUNDS.reduce((key, [sound, letter]) => key.replace(sound, letter), word);
