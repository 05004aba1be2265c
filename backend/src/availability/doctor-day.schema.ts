import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Hours of a day taken as leave, in minutes from midnight. */
export interface PartLeave {
  leaveId: Types.ObjectId;
  from: number;
  to: number;
}

/**
 * One day of one doctor. Every write that books a visit or takes leave updates this document in its
 * transaction. So concurrent writes conflict, and the second sees the first.
 */
@Schema({ collection: 'doctordays' })
export class DoctorDay {
  /** `dayIdOf`: doctor and date. */
  @Prop({ type: String }) _id: string;
  /** The leave of the whole day, or null. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) leaveId: Types.ObjectId | null;
  /** The hospital holiday of this day, independent of leaves. */
  @Prop({ type: SchemaTypes.ObjectId }) holidayId?: Types.ObjectId | null;
  /** Leaves of some hours. */
  @Prop({
    type: [raw({ _id: false, leaveId: SchemaTypes.ObjectId, from: Number, to: Number })],
    default: undefined,
  })
  partLeaves?: PartLeave[];
  /** The extra sessions of the day. A visit at a session's time needs the session. */
  @Prop({ type: [SchemaTypes.ObjectId], default: undefined })
  sessionIds?: Types.ObjectId[];
  /** Counts visits given to this day, so that a concurrent leave conflicts. */
  @Prop({ default: 0 }) visits: number;
  /** The last issued token. */
  @Prop({ type: Number }) lastToken?: number;
}

export const DoctorDaySchema = SchemaFactory.createForClass(DoctorDay);

/** The document for all doctors' days: every change for all doctors writes it. */
export const ALL_DOCTORS = 'everybody';

export const dayIdOf = (doctorId: Types.ObjectId, date: string): string => `${String(doctorId)}:${date}`;
