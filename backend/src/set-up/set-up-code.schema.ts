import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

export const SET_UP_CODE_ID = 'set-up';

/**
 * The one-time code of the set-up, in one row. It is stored as it is printed, so that every process and every
 * restart prints the same; it is worthless once there is an administrator.
 */
@Schema({ collection: 'setupcodes' })
export class SetUpCode {
  @Prop({ type: String, required: true, enum: [SET_UP_CODE_ID] }) _id: typeof SET_UP_CODE_ID;
  @Prop({ required: true }) code: string;
  @Prop({ required: true }) expiresAt: Date;
}

export const SetUpCodeSchema = SchemaFactory.createForClass(SetUpCode);
