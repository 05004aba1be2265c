import type { Query, Schema } from 'mongoose';
import { touches } from '../../common/caching/local-changes.js';
import type { Update } from '../../common/caching/local-changes.js';

/** The columns by which two records of one person are found. */
const IDENTITY = ['fullName', 'mobile', 'email', 'dob', 'dobEstimated', 'heldBy', 'erasedAt', 'deceased'];

/** Marks accounts whose identity changes, so that the next search for duplicates compares them. */
export function markChangedIdentity<Row>(schema: Schema<Row>): void {
  schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, Row>) {
    if (touches(this.getUpdate() as Update, IDENTITY)) void this.set('duplicatesDue', new Date());
  });
}
