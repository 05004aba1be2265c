import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/**
 * A doctor of an extra session with the added times. Each has the length of the doctor's visits when it was
 * added.
 */
export interface SessionDoctor {
  doctorId: Types.ObjectId;
  doctorName: string;
  times: { time: string; minutes: number }[];
}

/** Extra times of some doctors on one day. The doctors' accounts and days carry a copy. */
@Schema({ collection: 'extrasessions', timestamps: { createdAt: true, updatedAt: false } })
export class ExtraSession {
  _id: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** YYYY-MM-DD in the hospital's zone. */
  @Prop({ required: true }) date: string;
  @Prop({
    type: [
      raw({
        _id: false,
        doctorId: SchemaTypes.ObjectId,
        doctorName: String,
        times: [raw({ _id: false, time: String, minutes: Number })],
      }),
    ],
    required: true,
  })
  doctors: SessionDoctor[];
  createdAt: Date;
}

export const ExtraSessionSchema = SchemaFactory.createForClass(ExtraSession);
ExtraSessionSchema.index({ date: 1, _id: 1 });
/** Whether the doctor added it. */
ExtraSessionSchema.index({ 'doctors.doctorId': 1, date: 1, _id: 1 });
ExtraSessionSchema.index({ 'doctors.doctorId': 1, _id: 1 });
