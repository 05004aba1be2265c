import type { DoctorIdDto } from '../../../../openapi/contract/people/doctor-ids.js';
import type { Doctor, DoctorCard } from '../../../../openapi/contract/people/doctors.js';
import { inLanguageOrder, inWeekOrder } from '../../../../openapi/contract/people/fields.js';
import { toRupees } from '../../common/money.js';
import type { User } from '../user.schema.js';
import type { DoctorId } from './doctor-id.schema.js';

const feeOf = (user: User) => (user.feePaise === null ? null : toRupees(user.feePaise));

/**
 * The account's part of a doctor: free times come from the visits, stars from reviews, the slug from all
 * accounts.
 */
export type OfAccount<D extends DoctorCard> = Omit<D, 'nextOpenings' | 'rating' | 'reviewCount' | 'slug'>;

/** The public card of a doctor. */
export const toDoctorCard = (user: User): OfAccount<DoctorCard> => ({
  _id: String(user._id),
  fullName: user.fullName,
  speciality: user.speciality,
  experience: user.experience,
  qualification: user.qualification,
  fee: feeOf(user),
  image: user.image,
});

/** A doctor's public data, without private fields. */
export const toDoctor = (user: User): OfAccount<Doctor> => ({
  ...practiceOf(user),
  hours: user.hours ?? null,
});

/** The public fields of an account; those of a practice are empty for a patient. */
export const practiceOf = (user: User) => ({
  ...toDoctorCard(user),
  id: String(user._id),
  d_id: user.d_id ?? null,
  availableDays: inWeekOrder(user.availableDays),
  timeSlots: user.timeSlots,
  gender: user.gender,
  languages: inLanguageOrder(user.languages ?? []),
  description: user.description,
});

export const toDoctorId = (row: DoctorId): DoctorIdDto => ({
  id: String(row._id),
  code: row.code,
  usedBy: row.usedBy ? { _id: String(row.usedBy), fullName: row.usedByName ?? '' } : null,
  usedAt: row.usedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
