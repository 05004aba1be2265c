import type { Account, UserDto } from '../../../openapi/contract/people/accounts.js';
import { DEFAULT_PATIENT_PICTURE } from '../files/default-pictures.js';
import { practiceOf } from './doctors/doctor.mapper.js';
import type { User } from './user.schema.js';

interface UserViewing {
  /** Creates the address of a private picture. */
  sign: (file: string) => string;
  /** The guardian. */
  heldBy?: UserDto['heldBy'];
  readsAllergies: boolean;
}

/** An account with all fields that the viewer may read. */
export const toUser = (user: User, { sign, heldBy = null, readsAllergies }: UserViewing): UserDto => ({
  ...practiceOf(user),
  registrationNumber: user.registrationNumber ?? null,
  registrationVerified: Boolean(user.registrationVerifiedAt),
  email: user.email ?? null,
  mobile: user.mobile,
  dob: user.dob,
  dobEstimated: user.dobEstimated ?? false,
  type: user.type,
  staffRole: user.staffRole ?? null,
  image: user.type === 'doctor' || user.image === DEFAULT_PATIENT_PICTURE ? user.image : sign(user.image),
  published: user.published,
  approval: user.type === 'doctor' ? (user.approval ?? 'approved') : null,
  room: user.room ?? null,
  approvalReason: user.approvalReason ?? null,
  allergies: (readsAllergies && user.allergies) || null,
  address: user.address ?? null,
  hospitalNumber: user.hospitalNumber ?? null,
  heldBy,
  emailConfirmed: Boolean(user.emailConfirmedAt),
  disabled: user.disabled,
  deceased: user.deceased
    ? { date: user.deceased.date, recordedAt: user.deceased.recordedAt.toISOString() }
    : null,
  version: user.version,
  createdAt: user.createdAt.toISOString(),
});

/** An account for administrators: its identity, whether it can log in, and the last login. */
export const toAccount = (user: User, lastLoginAt: Date | null): Account => ({
  id: String(user._id),
  type: user.type,
  staffRole: user.staffRole ?? null,
  fullName: user.fullName,
  email: user.email ?? null,
  mobile: user.mobile,
  invited: user.type === 'admin' && !user.emailConfirmedAt,
  disabled: user.disabled,
  deceased: Boolean(user.deceased),
  erasedAt: user.erasedAt?.toISOString() ?? null,
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  version: user.version,
  createdAt: user.createdAt.toISOString(),
});
