import type { Condition } from '../../common/lists/list-query.js';
import { foldedWords } from '../../common/names/fold-name.js';
import { exactForms, initialsReading, readings, tolerantForms } from '../../common/names/name-forms.js';
import type { FormCondition } from '../../common/names/name-forms.js';

/** More words hardly narrow a search, and the database tries many plans for them. */
const MAX_WORDS = 4;
/** Neighbours of more words are not joined. */
const MAX_JOINED = 3;

const withForms = (forms: FormCondition[]): Condition => {
  const equal = forms.flatMap((form) => ('equals' in form ? [form.equals] : []));
  const begins = forms.flatMap((form) => ('begins' in form ? [form.begins] : []));
  return {
    $or: [
      ...(equal.length > 0 ? [{ nameWords: { $in: equal } }] : []),
      // $elemMatch, so that one form satisfies both bounds.
      ...begins.map((text) => ({ nameWords: { $elemMatch: { $gte: text, $lt: `${text}\uffff` } } })),
    ],
  };
};

/** The words of a typed text that names are looked for by. */
export const typedWords = (typed: string): string[] => foldedWords(typed).slice(0, MAX_WORDS);

/** Accounts whose names have all typed words, in any order: the beginning of a word, or its sound in another script. */
export const exactNames = (words: string[]): Condition[] =>
  words.length === 0
    ? []
    : (words.length > MAX_JOINED ? [words] : readings(words)).map((reading) => ({
        $and: reading.map((word) => withForms(exactForms(word))),
      }));

/** The same with one typing error in one of the words, or with the typed initials of other names. */
export function tolerantNames(words: string[]): Condition[] {
  const initials = initialsReading(words);
  return [
    ...words.map((_, wrong) => ({
      $and: words.map((word, at) => withForms(at === wrong ? tolerantForms(word) : exactForms(word))),
    })),
    ...(initials ? [{ $and: initials.map((word) => withForms(exactForms(word))) }] : []),
  ];
}
