import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A mailed link for a new password that has not been used. */
@Schema({ collection: 'passwordresets' })
export class PasswordReset {
  /** SHA-256 of the token, so that a database reader cannot use the link. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  @Prop({ required: true }) expiresAt: Date;
}

export const PasswordResetSchema = SchemaFactory.createForClass(PasswordReset);
PasswordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
