import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import type { Types } from 'mongoose';

/** A row that the creation of the demo hospital wrote: what its removal deletes. */
@Schema({ collection: 'demorows' })
export class DemoRow {
  /** Collection and id of the row, e.g. "users/66f1a2b3c4d5e6f708192a3b". */
  @Prop({ type: String }) _id: string;
  /** The name of the collection. */
  @Prop({ required: true }) of: string;
  /** An id or a file name. */
  @Prop({ type: SchemaTypes.Mixed, required: true }) rowId: Types.ObjectId | string;
  /** Of the settings: the values that were written. Those that differ now are a person's. Of a removal: its facts. */
  @Prop({ type: SchemaTypes.Mixed }) values?: Record<string, unknown>;
}

export const DemoRowSchema = SchemaFactory.createForClass(DemoRow);

/** The row of a removal that has begun: `of` and `rowId` are this, `values` has the number of rows at the beginning. */
export const REMOVAL = 'removal';

/** Finds the rows of a collection by their ids: "0" follows "/". */
export const demoRowsOf = (collection: string) => ({
  _id: { $gte: `${collection}/`, $lt: `${collection}0` },
});
