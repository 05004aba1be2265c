import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Days, or some hours of a day, on which a doctor sees no patients. */
@Schema({ collection: 'leaves', timestamps: { createdAt: true, updatedAt: false } })
export class Leave {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ required: true }) doctorName: string;
  /** First and last day, YYYY-MM-DD in the hospital's zone. */
  @Prop({ required: true }) from: string;
  @Prop({ required: true }) to: string;
  /** For a leave of some hours of one day: start and end, HH:mm; null for whole days. */
  @Prop({ type: String, default: null }) fromTime: string | null;
  @Prop({ type: String, default: null }) toTime: string | null;
  @Prop({ required: true }) reason: string;
  createdAt: Date;
}

export const LeaveSchema = SchemaFactory.createForClass(Leave);
LeaveSchema.index({ doctorId: 1, from: 1, _id: 1 });
LeaveSchema.index({ from: 1, _id: 1 });
