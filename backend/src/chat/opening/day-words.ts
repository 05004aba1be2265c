/**
 * Words for days that the date parser does not know, each with its English form: variants, Hindi in Latin
 * letters and Devanagari, and feasts with fixed dates. The calendar's names cover movable feasts.
 */
const SAID = `
today: aaj | आज
tomorrow: kal | tommorow | tmrw | कल
in 2 days: the day after tomorrow | day after tomorrow | parso | parson | परसों
now: abhi | right now | at the moment | at this moment | currently | at present | अभी
saturday and sunday: this weekend | the weekend | weekends | weekend
next monday to next sunday: next week
today to sunday: this week
monday: mondays | somvar | somwar | सोमवार
tuesday: tuesdays | mangalvar | mangalwar | मंगलवार
wednesday: wednesdays | budhvar | budhwar | बुधवार
thursday: thursdays | guruvar | guruwar | गुरुवार
friday: fridays | shukravar | shukrawar | शुक्रवार
saturday: saturdays | shanivar | shaniwar | शनिवार
sunday: sundays | ravivar | raviwar | itwar | itvar | रविवार | इतवार
25 december: christmas day | christmas | xmas
31 december: new years eve | new year's eve | new year eve
1 january: new years day | new year's day | new year day | new year
26 january: republic day
15 august: independence day
2 october: gandhi jayanti
open: khula | khule | khuli | khulta | khulte | khulti | khulega | khulegi | खुला | खुले | खुली | खुलेगा
closed: band hai | band rahega | band rahegi | band hoga | band hogi | बंद | बन्द
holiday: chutti | chhutti | avkash | छुट्टी | अवकाश
at: baje | बजे
is: rehta | rahta | rahega | rahegi | rehti | क्या | है | हैं | को | आप | अस्पताल | रहेगा | hai
`;

const ENGLISH = new Map(
  SAID.trim()
    .split('\n')
    .flatMap((line) => {
      const [english, words] = line.split(': ');
      return words.split(' | ').map((word) => [word, english] as const);
    }),
);
const LONGEST_FIRST = [...ENGLISH.keys()].toSorted((a, b) => b.length - a.length);
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:${LONGEST_FIRST.join('|')})(?![\p{L}\p{M}\d])`,
  'giu',
);

/** "Dec 25" is a day, not the year 25. */
const MONTH_FIRST =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:])/giu;

/** The message with these words replaced by parseable English. */
export const inPlainEnglish = (message: string): string =>
  message
    .replace(/’/g, "'")
    .replace(WORDS, (word) => ENGLISH.get(word.toLowerCase())!)
    .replace(MONTH_FIRST, '$2 $1');
