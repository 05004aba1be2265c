import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { Relationship } from '../../../openapi/contract/people/dependants.js';
import { RELATIONSHIPS } from '../../../openapi/contract/people/dependants.js';
import type { Gender } from '../../../openapi/contract/people/field-lists.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { GENDERS, USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { STAFF_ROLES } from '../../../openapi/contract/people/staff-roles.js';
import type { StaffRole } from '../../../openapi/contract/people/staff-roles.js';
import { emitLocalChanges } from '../common/caching/local-changes.js';
import { nameKeyOf } from '../common/name-key.js';
import { nameFormsOf } from '../common/names/name-forms.js';
import { slugOf } from '../common/slug.js';
import { phoneKeysOf } from '../common/phone.js';
import { DoctorProfile } from './doctors/doctor-profile.schema.js';
import { markChangedIdentity } from './duplicates/mark-changed-identity.js';

/** The recorded death of a patient. */
export interface RecordedDeath {
  /** YYYY-MM-DD; null if unknown. */
  date: string | null;
  recordedAt: Date;
  /** Whether the account was disabled before: so it is again when the record is withdrawn. */
  wasDisabled: boolean;
}

/**
 * One account. The pair (email, type) is unique if there is an email: one person may be patient and doctor, and
 * a desk patient has no email. A doctor's fields are in `DoctorProfile`.
 */
@Schema({ collection: 'users', timestamps: true })
export class User extends DoctorProfile {
  _id: Types.ObjectId;

  @Prop({ required: true }) fullName: string;
  /** Lower-case name without accents: the key for sorting and searching. */
  @Prop({ required: true }) nameKey: string;
  /** What the name is found by: words, sounds and more; see common/names/name-forms.ts. */
  @Prop({ type: [String], default: [] }) nameWords: string[];
  /** Not set for patients of the desk until the account is claimed. */
  @Prop({ type: String }) email?: string;
  @Prop({ type: String, required: true, enum: USER_TYPES }) type: UserType;
  /** Of an administrator: what the account may do in the console. */
  @Prop({
    type: String,
    enum: STAFF_ROLES,
    default(this: { type: UserType }): StaffRole | undefined {
      return this.type === 'admin' ? 'owner' : undefined;
    },
  })
  staffRole?: StaffRole;
  @Prop({ required: true, select: false }) passwordHash: string;
  /** E.164. */
  @Prop({ type: String, default: null }) mobile: string | null;
  /** Search keys of the number; see phone.ts. */
  @Prop({ type: [String], default: [] }) mobileKeys: string[];
  @Prop({ type: String, default: null }) dob: string | null;
  /** Set if `dob` is estimated from the age. */
  @Prop({ type: Boolean }) dobEstimated?: boolean;
  @Prop({ type: String, enum: [...GENDERS, null], default: null }) gender: Gender | null;
  /** File name; see the files collection. */
  @Prop({ required: true }) image: string;

  /** Of a patient: nine digits with a check digit; see `hospital-numbers/`. */
  @Prop({ type: String }) hospitalNumber?: string;
  /** The hospital numbers of records that were merged into this one. */
  @Prop({ type: [String], default: undefined }) formerNumbers?: string[];
  /** The patient's postal address. */
  @Prop({ type: String }) address?: string | null;
  /** The patient's allergies. */
  @Prop({ type: String }) allergies?: string | null;
  /** The guardian of a patient without a login; not set once the patient has one. */
  @Prop({ type: SchemaTypes.ObjectId }) heldBy?: Types.ObjectId;
  @Prop({ type: Date }) heldSince?: Date;
  /** The patient's relation to the guardian. */
  @Prop({ type: String, enum: RELATIONSHIPS }) relationship?: Relationship;
  /** The day (YYYY-MM-DD) of the notification that the dependant is of age; unset after that. */
  @Prop({ type: String }) comesOfAgeOn?: string;
  /** When the confirmation link was opened; until then the address is unconfirmed. */
  @Prop({ type: Date, default: null }) emailConfirmedAt: Date | null;
  /**
   * When a password was requested that only the desk can give: the address is unconfirmed, and there are
   * medical records.
   */
  @Prop({ type: Date }) passwordAskedAt?: Date;
  @Prop({ default: false }) disabled: boolean;
  /** The account stays disabled for as long as the death is recorded; see `deaths/`. */
  @Prop({
    type: raw({
      _id: false,
      date: { type: String, default: null },
      recordedAt: Date,
      wasDisabled: Boolean,
    }),
    default: undefined,
  })
  deceased?: RecordedDeath;
  /** When the record was added or its identity changed, until it was compared with others; see `duplicates/`. */
  @Prop({ type: Date, default: () => new Date() }) duplicatesDue?: Date;
  /** When the person's data was erased; the account stays disabled for good. */
  @Prop({ type: Date }) erasedAt?: Date;
  /** When the erasure checks for concurrent writes; unset once done. */
  @Prop({ type: Date }) eraseAgainAt?: Date;
  /** Incremented by every write for the person, so that a concurrent erasure conflicts. */
  @Prop({ default: 0 }) lockVersion: number;
  /** The number of edits. */
  @Prop({ default: 1 }) version: number;

  createdAt: Date;
  updatedAt: Date;
}

export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.index(
  { email: 1, type: 1 },
  { name: 'one_account_per_email', unique: true, partialFilterExpression: { email: { $exists: true } } },
);
UserSchema.index({ d_id: 1 }, { unique: true, partialFilterExpression: { d_id: { $type: 'string' } } });
UserSchema.index(
  { hospitalNumber: 1 },
  { unique: true, partialFilterExpression: { hospitalNumber: { $exists: true } } },
);
UserSchema.index({ formerNumbers: 1 }, { partialFilterExpression: { formerNumbers: { $exists: true } } });
UserSchema.index({ type: 1, nameKey: 1, _id: 1 });
UserSchema.index({ type: 1, nameWords: 1 });
/** Finds people who may be registered twice. */
UserSchema.index({ type: 1, dob: 1 });
UserSchema.index({ type: 1, mobileKeys: 1 });
/** Covers the queries for bookable doctors of a speciality. */
UserSchema.index({ type: 1, speciality: 1, disabled: 1, approval: 1, _id: 1 });
UserSchema.index({ type: 1, feePaise: 1, _id: 1 });
UserSchema.index({ type: 1, _id: 1 });
UserSchema.index({ type: 1, createdAt: 1, _id: 1 });
/** Lists of accounts of every type. */
UserSchema.index({ nameKey: 1, _id: 1 });
UserSchema.index({ nameWords: 1 });
UserSchema.index({ mobileKeys: 1 });
UserSchema.index({ disabled: 1 });
/** Doctors who wait for an administrator's answer. */
UserSchema.index(
  { approval: 1, nameKey: 1, _id: 1 },
  { partialFilterExpression: { approval: { $exists: true } } },
);
UserSchema.index({ createdAt: 1, _id: 1 });
/** The dependants of a guardian; all by age and name; those who come of age. */
const HELD = { partialFilterExpression: { heldBy: { $exists: true } } };
UserSchema.index({ heldBy: 1, _id: 1 }, HELD);
UserSchema.index({ dob: 1, _id: 1 }, HELD);
UserSchema.index({ nameKey: 1, _id: 1 }, { name: 'held_by_name', ...HELD });
UserSchema.index({ type: 1, _id: 1 }, { name: 'held_by_id', ...HELD });
UserSchema.index({ comesOfAgeOn: 1 }, { partialFilterExpression: { comesOfAgeOn: { $exists: true } } });
UserSchema.index({ passwordAskedAt: 1 }, { partialFilterExpression: { passwordAskedAt: { $exists: true } } });
UserSchema.index(
  { 'deceased.recordedAt': 1 },
  { partialFilterExpression: { 'deceased.recordedAt': { $exists: true } } },
);
UserSchema.index({ eraseAgainAt: 1 }, { partialFilterExpression: { eraseAgainAt: { $exists: true } } });
UserSchema.index(
  { type: 1, duplicatesDue: 1 },
  { partialFilterExpression: { duplicatesDue: { $exists: true } } },
);
markChangedIdentity(UserSchema);
/** The columns of a dependant and the guardian in lists. */
export const SHOWN_OF_CARE = ['heldBy', 'relationship', 'fullName', 'gender', 'mobile'] as const;
/** The columns of the session's person: other changes of an account end no session. */
export const ACTOR_COLUMNS = [
  'type',
  'staffRole',
  'fullName',
  'speciality',
  'email',
  'disabled',
  'emailConfirmedAt',
  'approval',
] as const;
emitLocalChanges(UserSchema, [...SHOWN_OF_CARE, ...ACTOR_COLUMNS]);

/** The columns derived from a name. */
export const nameColumns = (fullName: string) => ({
  fullName,
  nameKey: nameKeyOf(fullName),
  nameWords: nameFormsOf(fullName),
});

/** How a new name changes the slug of a doctor. */
export const renamingOf = ({ _id, fullName }: User, next = fullName) => ({
  id: String(_id),
  slug: slugOf(fullName),
  next: slugOf(next),
});

/** The columns derived from a mobile number (E.164). */
export const mobileColumns = (mobile: string | null) => ({ mobile, mobileKeys: phoneKeysOf(mobile) });

/** Columns that are removed when a guardianship ends. */
export const NOT_HELD = { heldBy: 1, heldSince: 1, relationship: 1, comesOfAgeOn: 1 } as const;
