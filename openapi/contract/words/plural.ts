/** The language that people read: the rules of counting and of writing numbers follow it. */
export const LOCALE = 'en-IN';

const rules = new Intl.PluralRules(LOCALE);
const digits = new Intl.NumberFormat(LOCALE);

/** A word or a piece of a sentence in every form that the language counts with; `other` stands for the missing ones. */
export type Forms = Readonly<{ [Form in Intl.LDMLPluralRule]?: string } & { other: string }>;

/** "1,20,000": a number for people. */
export const inDigits = (count: number): string => digits.format(count);

/** The form that goes with so many: `plural(1, nouns.visit)` is "visit". */
export const plural = (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;

/** So many of them: `counted(2, nouns.box)` is "2 boxes". */
export const counted = (count: number, forms: Forms): string => `${inDigits(count)} ${plural(count, forms)}`;
