import type { DoctorSort } from '../../../openapi/contract/people/doctors.js';

/** The order of find-doctor: who is free first comes first. */
export const DEFAULT_SORT: DoctorSort = 'nextOpening';
