const MAX_INITIALS = 4;
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** "A. R." of "Asha Rao": the first letters of the names, in any script. */
export const initialsOf = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_INITIALS)
    .map((name) => `${[...LETTERS.segment(name)][0].segment.toUpperCase()}.`)
    .join(' ');
