import type { Speciality } from '../../../../openapi/contract/people/fields.js';
import { SPECIALITY_WORDS, namesOf } from './specialities.js';
import { LINES } from './words.js';

const WORDS_OF = new Map(LINES.map((line) => line.split(': ') as [string, string]));
const SIGNS = /[|,]/g;
/** Rule prefixes that belong to several specialities. */
const ANY = new Set('trouble pain swelling body infection heartburn eat few unit old young'.split(' '));

/** Everyday words for the complaints of a speciality: the first meaning of each rule. */
const subjectsOf = (complaints: string): string[] =>
  complaints
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .flatMap(([topic, rule]) => [
      topic,
      ...meaningsIn(rule).map((meaning) => WORDS_OF.get(meaning) ?? meaning),
    ]);

const meaningsIn = (rule: string): string[] =>
  rule
    .split(' ')[0]
    .split(/[/+]/)
    .filter((meaning) => !ANY.has(meaning));

const EVERYDAY = new Map(
  SPECIALITY_WORDS.map((one): [Speciality, string] => {
    const text = [...namesOf(one), ...subjectsOf(one.complaints)].join(' ').replace(SIGNS, ' ');
    return [one.speciality, [...new Set(text.split(/\s+/))].join(' ')];
  }),
);

/** All everyday words for a speciality, e.g. "cardiologist heart dil chest …" for Cardiology. */
export const everydayWordsOf = (speciality: Speciality): string => EVERYDAY.get(speciality) ?? '';
