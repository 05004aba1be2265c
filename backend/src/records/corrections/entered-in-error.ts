import { raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { Actor, Caller } from '../../common/http/actor.js';
import type { Condition } from '../../common/lists/list-query.js';

/** Who corrected an entry, when and why. */
export interface Correction {
  at: Date;
  by: Types.ObjectId;
  byName: string;
  reason: string;
}

export const correctionColumns = {
  _id: false,
  at: Date,
  by: SchemaTypes.ObjectId,
  byName: String,
  reason: String,
};

/** The column type of a `Correction`. */
export const correctionColumn = raw(correctionColumns);

export const correctionOf = (reason: string, { actor }: Caller): Correction => ({
  at: new Date(),
  by: new Types.ObjectId(actor.userId),
  byName: actor.fullName,
  reason,
});

/** Entries that were not entered in error: what patients, summaries, trends, exports and documents use. */
export const VALID = { enteredInError: null } as const satisfies Condition;

/** Entries that were entered in error. */
const IN_ERROR: Condition = { 'enteredInError.at': { $type: 'date' } };

/** Patients get valid entries only. Doctors and administrators also see those that were entered in error. */
export const visibleTo = ({ type }: Pick<Actor, 'type'>): Condition => (type === 'patient' ? VALID : {});

/** The list filter `enteredInError`. */
export const inErrorFilter = (value: unknown): Condition | null =>
  typeof value !== 'boolean' ? null : value ? IN_ERROR : VALID;

/** A correction as doctors and administrators read it. */
export const toCorrection = (correction: Correction | null | undefined, { type }: Pick<Actor, 'type'>) =>
  correction?.at && type !== 'patient'
    ? { at: correction.at.toISOString(), by: correction.byName, reason: correction.reason }
    : null;
