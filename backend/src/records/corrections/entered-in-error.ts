import { raw } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import type { Types } from 'mongoose';
import type { Actor } from '../../common/http/actor.js';
import type { Condition } from '../../common/lists/list-query.js';

/** Who corrected an entry, when and why. */
export interface Correction {
  at: Date;
  by: Types.ObjectId;
  byName: string;
  reason: string;
}

/** The column type of a `Correction`. */
export const correctionColumn = raw({
  _id: false,
  at: Date,
  by: SchemaTypes.ObjectId,
  byName: String,
  reason: String,
});

/** Entries that were not entered in error: what patients, summaries, trends, exports and documents use. */
export const VALID = { enteredInError: null } as const satisfies Condition;

/** Entries that were entered in error. */
export const IN_ERROR: Condition = { 'enteredInError.at': { $type: 'date' } };

/** Patients get valid entries only. Doctors and administrators also see those that were entered in error. */
export const visibleTo = ({ type }: Pick<Actor, 'type'>): Condition => (type === 'patient' ? VALID : {});

/** A correction as doctors and administrators read it. */
export const toCorrection = (correction: Correction | null | undefined, { type }: Pick<Actor, 'type'>) =>
  correction?.at && type !== 'patient'
    ? { at: correction.at.toISOString(), by: correction.byName, reason: correction.reason }
    : null;
