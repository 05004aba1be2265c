import { Prop } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Schema } from 'mongoose';
import { nameKeyOf } from '../common/name-key.js';
import { lookKeyOf } from './look-key.js';

/** The common columns of medicines and lab tests: something with a price that an administrator offers. */
export abstract class Product {
  _id: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** Lower-case name without accents: unique among existing products, and the key for sorting and searching. */
  @Prop({ required: true }) nameKey: string;
  /** The look of the name: unique among existing products. Missing if another product had it before there was a key. */
  @Prop({ type: String }) lookKey?: string;
  @Prop({ required: true }) description: string;
  @Prop({ required: true, min: 0 }) pricePaise: number;
  @Prop({ required: true }) turnaround: string;
  /** File name of the picture; without one the default picture is shown. */
  @Prop({ type: String, default: null }) image: string | null;
  /** Whether the public sees it. */
  @Prop({ default: true }) published: boolean;
  /** Deleted for everyone; orders and bookings still refer to it. */
  @Prop({ default: false }) deleted: boolean;
  /** Incremented by each edit; a save based on an older version fails with EDIT_CONFLICT. */
  @Prop({ default: 1 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The columns that follow from a name. */
export const productNameColumns = (name: string) => ({
  name,
  nameKey: nameKeyOf(name),
  lookKey: lookKeyOf(name),
});

/** The indexes that both kinds of product need. */
export function addProductIndexes(schema: Schema): void {
  schema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
  schema.index(
    { lookKey: 1 },
    { unique: true, partialFilterExpression: { deleted: false, lookKey: { $exists: true } } },
  );
  schema.index({ deleted: 1, nameKey: 1, _id: 1 });
  schema.index({ deleted: 1, pricePaise: 1, _id: 1 });
  schema.index({ deleted: 1, _id: 1 });
}
