import type { SearchKind } from '../../../openapi/contract/site/search.js';
import { toSpeciality } from '../users/specialities';
import { commonWords } from '../words/common';
import { pageWords } from '../words/pages';

/** Heading of the results of each kind. */
export const kindHeadings: Record<SearchKind, string> = {
  doctor: pageWords.doctors,
  speciality: commonWords.specialities,
  labTest: pageWords.labTests,
  medicine: pageWords.medicines,
  post: pageWords.articles,
};

/** The speciality that a result names, for its drawing. */
export const specialityOf = (kind: SearchKind, id: string) =>
  kind === 'speciality' ? toSpeciality(id) : undefined;
