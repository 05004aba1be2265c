import type { SearchKind } from '../../../openapi/contract/site/search.js';
import { toSpeciality } from '../users/specialities';

/** Heading of the results of each kind. */
export const kindHeadings: Record<SearchKind, string> = {
  doctor: 'Doctors',
  speciality: 'Specialities',
  labTest: 'Lab tests',
  medicine: 'Medicines',
  post: 'Articles',
};

/** The speciality that a result names, for its drawing. */
export const specialityOf = (kind: SearchKind, id: string) =>
  kind === 'speciality' ? toSpeciality(id) : undefined;
