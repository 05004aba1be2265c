/** The digit zero of the scripts used in and around India, and of full-width keyboards. */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦෦๐໐༠၀០０';

/** Converts digits of other scripts to 0-9; other characters are unchanged. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    for (const zero of ZEROS) {
      const value = code - (zero.codePointAt(0) ?? 0);
      if (value >= 0 && value <= 9) return String(value);
    }
    return digit;
  });
