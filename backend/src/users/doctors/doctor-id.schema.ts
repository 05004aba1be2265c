import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A registration code that an admin issues to one doctor (the specification's `d_id`). Used once. */
@Schema({ collection: 'doctorids', timestamps: { createdAt: true, updatedAt: false } })
export class DoctorId {
  _id: Types.ObjectId;
  @Prop({ required: true, unique: true }) code: string;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) usedBy: Types.ObjectId | null;
  @Prop({ type: String, default: null }) usedByName: string | null;
  @Prop({ type: Date, default: null }) usedAt: Date | null;
  createdAt: Date;
}

export const DoctorIdSchema = SchemaFactory.createForClass(DoctorId);
DoctorIdSchema.index({ usedBy: 1, _id: 1 });
/** Lists sort by code and then id, also those of unused codes. */
DoctorIdSchema.index({ code: 1, _id: 1 });
DoctorIdSchema.index({ usedBy: 1, code: 1, _id: 1 });
