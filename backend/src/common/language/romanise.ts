const SOUNDS = (pairs: string): Map<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

const CONSONANTS = SOUNDS(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h',
);
const VOWELS = SOUNDS('अ:a आ:aa इ:i ई:ee उ:u ऊ:oo ऋ:ri ए:e ऐ:ai ऑ:o ओ:o औ:au ऍ:e');
const VOWEL_SIGNS = SOUNDS('ा:aa ि:i ी:ee ु:u ू:oo ृ:ri े:e ै:ai ॉ:o ो:o ौ:au ॅ:e');
const NASALS = /[ंँ]/;
const VIRAMA = '्';
/** Marks a vowel that is not written and may be silent. */
const INHERENT = '·';

/**
 * "सीने" → "seene": transliterates Devanagari as people type Hindi in Latin letters; other text is unchanged.
 */
export function romanise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/[\u0900-\u097f]+/g, romaniseWord);
}

function romaniseWord(word: string): string {
  let sounds = '';
  for (const sign of word) {
    const consonant = CONSONANTS.get(sign);
    if (consonant) sounds += consonant + INHERENT;
    else if (VOWEL_SIGNS.has(sign)) sounds = withoutInherent(sounds) + VOWEL_SIGNS.get(sign)!;
    else if (sign === VIRAMA) sounds = withoutInherent(sounds);
    else sounds += VOWELS.get(sign) ?? (NASALS.test(sign) ? 'n' : '');
  }
  return spoken(sounds);
}

const withoutInherent = (sounds: string): string =>
  sounds.endsWith(INHERENT) ? sounds.slice(0, -1) : sounds;

/** An unwritten vowel between two pairs of vowel and consonant; the last one first. */
const SILENT = /^(.*[aeiou·]n?[^aeiou·]h*)·([^aeiou·]h*[aeiou·].*)$/;

/** Drops silent vowels and writes the others. */
function spoken(sounds: string): string {
  let heard = /[aeiou·].+·$/.test(sounds) ? withoutInherent(sounds) : sounds;
  while (SILENT.test(heard)) heard = heard.replace(SILENT, '$1$2');
  return heard.replaceAll(INHERENT, 'a');
}
