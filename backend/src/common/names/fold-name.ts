/** Combining marks of Latin, Greek and Cyrillic letters: accents. Vowel signs of Indian scripts are not among them. */
const ACCENTS = /[\u0300-\u036f]/gu;
/** The dot under or beside a letter of an Indian script: names are often written without it. */
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** A name as it is compared: lower case, no accents; vowel signs stay. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(NUKTA, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFC');

/** The words of a name. Apostrophes, hyphens and dots separate them: "D'Souza" → d, souza. */
export const foldedWords = (name: string): string[] => foldName(name).match(WORDS) ?? [];
