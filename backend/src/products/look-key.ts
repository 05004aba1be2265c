const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\u0060]/g;

/**
 * Cyrillic and Greek letters that look like Latin ones. Greek letters that names distinguish are not in it:
 * α, β, γ, and μ of micrograms.
 */
const LATIN_LOOKS: Record<string, string> = pairs([
  ['АВЕКМНОРСТУХІЈЅԀҺӀѴ', 'ABEKMHOPCTYXIJSDHLV'],
  ['авекмнорстухіјѕԁһӏѵ', 'abekmhopctyxijsdhlv'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ικνορ', 'ikvop'],
]);
const LOOKALIKES = new RegExp(`[${Object.keys(LATIN_LOOKS).join('')}]`, 'g');

/**
 * The look of a name, without spaces, invisible characters and capitals. Products of one kind whose names look the
 * same are the same: "Crocin 500 mg", "CROCIN 500mg" and "Сrocin 500 mg" with a Cyrillic letter.
 */
export const lookKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(LOOKALIKES, (letter) => LATIN_LOOKS[letter])
    .toLowerCase();

function pairs(alphabets: [string, string][]): Record<string, string> {
  const rows = alphabets.flatMap(([from, to]) => [...from].map((letter, n) => [letter, to[n]] as const));
  return Object.fromEntries(rows);
}
