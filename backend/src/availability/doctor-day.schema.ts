import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Some hours of a day that a leave has taken, in minutes from midnight. */
export interface PartLeave {
  leaveId: Types.ObjectId;
  from: number;
  to: number;
}

/**
 * One day of one doctor, written by whatever gives the day a visit and by whatever takes it as leave. Both write this
 * one document in their transactions, so of two at the same moment the database lets one go first, and the other
 * sees it.
 */
@Schema({ collection: 'doctordays' })
export class DoctorDay {
  /** `dayIdOf`: doctor and date. */
  @Prop({ type: String }) _id: string;
  /** The leave that has taken the whole day, or null. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) leaveId: Types.ObjectId | null;
  /** The holiday of the hospital that has taken it, beside whatever leave is on it. */
  @Prop({ type: SchemaTypes.ObjectId }) holidayId?: Types.ObjectId | null;
  /** Leaves of some hours. */
  @Prop({
    type: [raw({ _id: false, leaveId: SchemaTypes.ObjectId, from: Number, to: Number })],
    default: undefined,
  })
  partLeaves?: PartLeave[];
  /** The extra sessions of the day: a visit at a time of one is given to the day only while it is there. */
  @Prop({ type: [SchemaTypes.ObjectId], default: undefined })
  sessionIds?: Types.ObjectId[];
  /** How often a visit was given to this day: the write that a leave at the same moment conflicts with. */
  @Prop({ default: 0 }) visits: number;
  /** The token that was given out last. */
  @Prop({ type: Number }) lastToken?: number;
}

export const DoctorDaySchema = SchemaFactory.createForClass(DoctorDay);

/** Stands for the days of all doctors: whatever is given to everybody writes it. */
export const ALL_DOCTORS = 'everybody';

export const dayIdOf = (doctorId: Types.ObjectId, date: string): string => `${String(doctorId)}:${date}`;
