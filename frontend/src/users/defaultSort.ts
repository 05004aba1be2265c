import type { DoctorSort } from '../../../openapi/contract/people/doctors.js';

/** The default order of find-doctor: earliest free time first. */
export const DEFAULT_SORT: DoctorSort = 'nextOpening';
