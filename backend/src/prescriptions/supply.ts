import type { MedicineRow } from '../../../openapi/contract/care/prescriptions.js';

const WORDS: Record<string, number> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  single: 1,
  two: 2,
  twice: 2,
  double: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const NUMBER = String.raw`\d+(?:[.,]\d+)?|½|${Object.keys(WORDS).join('|')}`;

/** Days of one of each; a month is dispensed as 30 days. */
const DAYS_IN: [unit: RegExp, days: number][] = [
  [/^d/, 1],
  [/^w/, 7],
  [/^f/, 14],
  [/^m/, 30],
  [/^y/, 365],
];
const DURATION = new RegExp(
  String.raw`(?<![\w.])(?:(?:${NUMBER})\s*(?:-|–|to)\s*)?(${NUMBER})\s*-?\s*(days?|d|weeks?|wks?|w|fortnights?|months?|mths?|mo|m|years?|yrs?|y)(?![a-z])`,
  'i',
);
const AND_MORE = new RegExp(String.raw`^\s*(?:and|\+|,|&)\s*(?=(?:${NUMBER})\b)`, 'i');

const numberOf = (text: string): number =>
  text === '½' ? 0.5 : (WORDS[text.toLowerCase()] ?? Number(text.replace(',', '.')));

/**
 * Whole days of a duration in a doctor's words: "5 days", "2 weeks", "1 month", "5-7 days" (the longer one), "1 week and
 * 3 days". Null when the words name no time, such as "until the next visit".
 */
export function daysOf(duration: string): number | null {
  const found = DURATION.exec(duration);
  if (!found) return null;
  const [whole, count, unit] = found;
  const [, perUnit] = DAYS_IN.find(([pattern]) => pattern.test(unit.toLowerCase()))!;
  const days = Math.ceil(numberOf(count) * perUnit);
  const rest = duration.slice(found.index + whole.length);
  const more = AND_MORE.exec(rest);
  const total = days + (more ? (daysOf(rest.slice(more[0].length)) ?? 0) : 0);
  return total > 0 ? total : null;
}

const AS_NEEDED = /\b(sos|prn|stat|as needed|as required|if needed|if required|when needed|when required)\b/;
/** Units in the morning, at noon, in the evening and perhaps at night: 1-0-1, 1-1-1-1, ½-0-½. */
const PATTERN =
  /(?<![\d.])(\d(?:\.\d)?|½)\s*[-–+]\s*(\d(?:\.\d)?|½)\s*[-–+]\s*(\d(?:\.\d)?|½)(?:\s*[-–+]\s*(\d(?:\.\d)?|½))?(?![\d.])/;
const EVERY_HOURS = /\b(?:every|q)\s*(\d{1,2})\s*-?\s*(?:h|hrs?|hours?|hourly)\b|\b(\d{1,2})\s*-?\s*hourly\b/;
const TIMES_IN = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})\s*(?:times?|x|days?)?\s*(?:a|per|each|every|in a|/)?\s*(day|daily|week|weekly|month|monthly)\b`,
);
const SHORT: [pattern: RegExp, perDay: number][] = [
  [/\b(alternate days?|every other day|eod)\b/, 0.5],
  [/\b(qid|qds)\b/, 4],
  [/\b(tds|tid)\b/, 3],
  [/\b(bd|bid)\b/, 2],
  [/\b(od|qd|hs)\b/, 1],
];
const TIMES_OF_DAY = /\b(morning|noon|afternoon|evening|night|bedtime|breakfast|lunch|dinner)\b/g;
const PLAIN: [pattern: RegExp, perDay: number][] = [
  [/\b(daily|every day|each day|a day)\b/, 1],
  [/\b(weekly|every week|a week)\b/, 1 / 7],
  [/\b(monthly|every month|a month)\b/, 1 / 30],
];
const DAYS_PER: Record<string, number> = { d: 1, w: 7, m: 30 };

interface Rhythm {
  perDay: number;
  /** The words count tablets themselves, so the dosage does not multiply them. */
  countsUnits: boolean;
}

/** How often a day by a doctor's words: "1-0-1", "twice daily", "every 8 hours", "BD", "weekly"; null when they do not say. */
export function rhythmOf(frequency: string): Rhythm | null {
  const words = frequency.toLowerCase().replace(/\.(?!\d)/g, '');
  if (AS_NEEDED.test(words)) return null;
  const pattern = PATTERN.exec(words);
  if (pattern) {
    const perDay = pattern.slice(1).reduce((sum, part) => sum + (part ? numberOf(part) : 0), 0);
    return perDay > 0 ? { perDay, countsUnits: true } : null;
  }
  const perDay = timesADay(words);
  return perDay === null ? null : { perDay, countsUnits: false };
}

function timesADay(words: string): number | null {
  const hours = EVERY_HOURS.exec(words);
  const every = Number(hours?.[1] ?? hours?.[2]);
  if (every > 0) return 24 / every;
  const short = SHORT.find(([pattern]) => pattern.test(words));
  if (short) return short[1];
  const times = TIMES_IN.exec(words);
  if (times) return numberOf(times[1]) / DAYS_PER[times[2][0]];
  const moments = words.match(TIMES_OF_DAY);
  if (moments) return new Set(moments).size;
  return PLAIN.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const PER_DOSE = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})\s*(?:tablets?|tabs?|capsules?|caps?|pills?|sachets?|puffs?|patch(?:es)?|units?)\b`,
  'i',
);

/**
 * Tablets, puffs or the like that the whole course takes, rounded up; null when the words do not say, as with "10 ml" or
 * "as needed".
 */
export function unitsOf({ dosage, frequency, duration }: Omit<MedicineRow, 'name'>): number | null {
  const days = daysOf(duration);
  const rhythm = rhythmOf(frequency) ?? rhythmOf(dosage);
  if (days === null || !rhythm || /\b(ml|drops?|spoon|teaspoons?|tsp)\b/i.test(dosage)) return null;
  const perDose = rhythm.countsUnits ? 1 : numberOf(PER_DOSE.exec(dosage)?.[1] ?? '1');
  return Math.ceil(rhythm.perDay * perDose * days - 1e-9);
}
