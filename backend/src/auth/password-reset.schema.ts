import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A link for a new password that was mailed and has not been used. */
@Schema({ collection: 'passwordresets' })
export class PasswordReset {
  /** SHA-256 of the token: a reader of the database cannot use the link. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  @Prop({ required: true }) expiresAt: Date;
}

export const PasswordResetSchema = SchemaFactory.createForClass(PasswordReset);
PasswordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
