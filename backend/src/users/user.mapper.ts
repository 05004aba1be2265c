import type { Account, UserDto } from '../../../openapi/contract/people/accounts.js';
import type { Doctor, DoctorCard } from '../../../openapi/contract/people/doctors.js';
import type { DoctorIdDto } from '../../../openapi/contract/people/doctor-ids.js';
import { inLanguageOrder, inWeekOrder } from '../../../openapi/contract/people/fields.js';
import { toRupees } from '../common/money.js';
import type { DoctorId } from './doctors/doctor-id.schema.js';
import { DEFAULT_PATIENT_PICTURE } from '../files/default-pictures.js';
import type { User } from './user.schema.js';

const feeOf = (user: User) => (user.feePaise === null ? null : toRupees(user.feePaise));

/** What an account alone says of a doctor: free times come from the visits, stars from reviews, the address from all. */
export type OfAccount<D extends DoctorCard> = Omit<D, 'nextOpenings' | 'rating' | 'reviewCount' | 'slug'>;

/** What a doctor's card shows to everyone. */
export const toDoctorCard = (user: User): OfAccount<DoctorCard> => ({
  _id: String(user._id),
  fullName: user.fullName,
  speciality: user.speciality,
  experience: user.experience,
  qualification: user.qualification,
  fee: feeOf(user),
  image: user.image,
});

/** A doctor as everyone may see one: nothing private. */
export const toDoctor = (user: User): OfAccount<Doctor> => ({
  ...practiceOf(user),
  hours: user.hours ?? null,
});

const practiceOf = (user: User) => ({
  ...toDoctorCard(user),
  id: String(user._id),
  d_id: user.d_id ?? null,
  availableDays: inWeekOrder(user.availableDays),
  timeSlots: user.timeSlots,
  gender: user.gender,
  languages: inLanguageOrder(user.languages ?? []),
  description: user.description,
});

/** An account for those who may see all of it. `sign` makes the address of a private picture; `heldBy` looks after them. */
export const toUser = (
  user: User,
  sign: (file: string) => string,
  heldBy: UserDto['heldBy'] = null,
): UserDto => ({
  ...practiceOf(user),
  email: user.email ?? null,
  mobile: user.mobile,
  dob: user.dob,
  type: user.type,
  image: user.type === 'doctor' || user.image === DEFAULT_PATIENT_PICTURE ? user.image : sign(user.image),
  published: user.published,
  approval: user.type === 'doctor' ? (user.approval ?? 'approved') : null,
  room: user.room ?? null,
  approvalReason: user.approvalReason ?? null,
  allergies: user.allergies ?? null,
  heldBy,
  emailConfirmed: Boolean(user.emailConfirmedAt),
  disabled: user.disabled,
  version: user.version,
  createdAt: user.createdAt.toISOString(),
});

/** An account for those who run the portal: who it is, whether it can log in, and when it last did. */
export const toAccount = (user: User, lastLoginAt: Date | null): Account => ({
  id: String(user._id),
  type: user.type,
  fullName: user.fullName,
  email: user.email ?? null,
  mobile: user.mobile,
  disabled: user.disabled,
  erasedAt: user.erasedAt?.toISOString() ?? null,
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  version: user.version,
  createdAt: user.createdAt.toISOString(),
});

export const toDoctorId = (row: DoctorId): DoctorIdDto => ({
  id: String(row._id),
  code: row.code,
  usedBy: row.usedBy ? { _id: String(row.usedBy), fullName: row.usedByName ?? '' } : null,
  usedAt: row.usedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
