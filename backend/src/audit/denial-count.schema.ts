import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/**
 * How often one login was refused one route within a few minutes. The trail has one row for them, which never changes;
 * the number beside it does.
 */
@Schema({ collection: 'denialcounts' })
export class DenialCount {
  /** The login, the action, the route and the minutes. */
  @Prop({ type: String }) _id: string;
  /** The row of the trail. */
  @Prop({ type: SchemaTypes.ObjectId, required: true, unique: true }) eventId: Types.ObjectId;
  @Prop({ required: true }) count: number;
  /** The records that were asked for, as far as they are kept. */
  @Prop({ type: [String], default: [] }) recordIds: string[];
}

export const DenialCountSchema = SchemaFactory.createForClass(DenialCount);
