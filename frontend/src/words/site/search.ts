import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about search. */
export const searchWords = {
  showSome: (itemCount: number, total: number) => `Show ${itemCount} of ${total}`,
  showAll: (total: number) => `Show all ${total}`,
  moreResults: (rest: number) => `${rest} more: type another word to narrow them down.`,
  resultsFor: (total: number, q: string) => `${counted(total, nouns.result)} for “${q}”`,
  emptyText: 'Nothing here has that name. Try fewer letters, a part of the body or what troubles you.',
  askHospital: 'Ask the hospital',
  pageTitle: (text: string) => `${text}: search`,
  pageDescription:
    'Doctors, specialities, lab tests, medicines and articles of the hospital, found by everyday words.',
  hint: 'Type a name, a speciality, a test, a medicine or what troubles you.',
  pressEnter: (sentence: string) => `${sentence} Press Enter to search.`,
  searching: 'Searching…',
  noResults: (text: string) => `Nothing found for “${text}”. Try a speciality, a part of the body or a name.`,
} as const;
