import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/**
 * How often one login was denied one route within a few minutes. The trail has one immutable row for them; this
 * document counts.
 */
@Schema({ collection: 'denialcounts' })
export class DenialCount {
  /** The login, the action, the route and the time window. */
  @Prop({ type: String }) _id: string;
  /** The id of the audit row. */
  @Prop({ type: SchemaTypes.ObjectId, required: true, unique: true }) eventId: Types.ObjectId;
  @Prop({ required: true }) count: number;
  /** The requested records, up to a limit. */
  @Prop({ type: [String], default: [] }) recordIds: string[];
}

export const DenialCountSchema = SchemaFactory.createForClass(DenialCount);
