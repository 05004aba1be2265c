import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A line that a doctor prescribes often. */
@Schema({ collection: 'favouritelines', timestamps: { createdAt: true, updatedAt: false } })
export class FavouriteLine {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ required: true }) line: string;
  createdAt: Date;
}

export const FavouriteLineSchema = SchemaFactory.createForClass(FavouriteLine);
/** A doctor has each line once. */
FavouriteLineSchema.index({ doctorId: 1, line: 1 }, { unique: true });
