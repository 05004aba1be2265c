import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { counted } from '../../../../openapi/contract/words/plural.js';

/** What people read about search. */
export const searchWords = {
  showItemCountOfTotal: (itemCount: number, total: number) => `Show ${itemCount} of ${total}`,
  showAllTotal: (total: number) => `Show all ${total}`,
  moreTypeAnotherWordTo: (rest: number) => `${rest} more: type another word to narrow them down.`,
  totalForQ: (total: number, q: string) => `${counted(total, nouns.result)} for “${q}”`,
  nothingHereHasThatName:
    'Nothing here has that name. Try fewer letters, a part of the body or what troubles you.',
  askHospital: 'Ask the hospital',
  textSearch: (text: string) => `${text}: search`,
  doctorsSpecialitiesLabTestsMedicines:
    'Doctors, specialities, lab tests, medicines and articles of the hospital, found by everyday words.',
  typeNameSpecialityTestMedicine: 'Type a name, a speciality, a test, a medicine or what troubles you.',
  pressEnterToSearch: (sentence: string) => `${sentence} Press Enter to search.`,
  searching: 'Searching…',
  nothingFoundForTrySpeciality: (text: string) =>
    `Nothing found for “${text}”. Try a speciality, a part of the body or a name.`,
} as const;
