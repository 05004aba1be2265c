import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** Days on which no doctor of the hospital sees patients. Each doctor's account and day carry a copy. */
@Schema({ collection: 'holidays', timestamps: { createdAt: true, updatedAt: false } })
export class Holiday {
  _id: Types.ObjectId;
  /** First and last day, YYYY-MM-DD in the hospital's zone. */
  @Prop({ required: true }) from: string;
  @Prop({ required: true }) to: string;
  @Prop({ required: true }) name: string;
  createdAt: Date;
}

export const HolidaySchema = SchemaFactory.createForClass(Holiday);
HolidaySchema.index({ from: 1, _id: 1 });
