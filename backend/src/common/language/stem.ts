/**
 * The stem of an English word, equal for "bookings", "booked" and "booking". It need not be a word. Digits and
 * short words are unchanged.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word) || word.startsWith('@')) return word;
  const singular = word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
  const bare = singular.replace(/(?<=[aeiouy].*)(?<=..)(ing|ed)$/, '');
  const long = bare.length < 3 ? singular : bare;
  return long.replace(/(?<=.{4})e$/, '').replace(/([^aeiou])\1$/, '$1');
}
