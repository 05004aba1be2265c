import type { SearchKind } from '../../../openapi/contract/site/search.js';
import { toSpeciality } from '../users/specialities';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';

/** Heading of the results of each kind. */
export const kindHeadings: Record<SearchKind, string> = {
  doctor: tPage('doctors'),
  speciality: tCommon('specialities'),
  labTest: tPage('labTests'),
  medicine: tPage('medicines'),
  post: tPage('articles'),
};

/** The speciality of a result, for its icon. */
export const specialityOf = (kind: SearchKind, id: string) =>
  kind === 'speciality' ? toSpeciality(id) : undefined;
