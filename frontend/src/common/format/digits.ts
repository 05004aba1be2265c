/** Zero of each script in which people in and around India write numbers, and of full-width keyboards. */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦෦๐໐༠၀០０';

/** Digits of other scripts as 0 to 9; all other characters stay. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    for (const zero of ZEROS) {
      const value = code - (zero.codePointAt(0) ?? 0);
      if (value >= 0 && value <= 9) return String(value);
    }
    return digit;
  });
