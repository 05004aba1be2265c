import type { DuplicateRecord } from '../../../../openapi/contract/people/identity/duplicates.js';
import type { User } from '../user.schema.js';

export const CANDIDATE_COLUMNS = {
  fullName: 1,
  hospitalNumber: 1,
  mobile: 1,
  email: 1,
  dob: 1,
  dobEstimated: 1,
  gender: 1,
} as const;

/** What tells two people apart. */
export const toSummary = (user: User): DuplicateRecord => ({
  id: String(user._id),
  fullName: user.fullName,
  hospitalNumber: user.hospitalNumber ?? null,
  mobile: user.mobile,
  dob: user.dob,
  dobEstimated: user.dobEstimated ?? false,
  gender: user.gender,
});
