import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A mailed link that confirms the account's address and has not been opened. */
@Schema({ collection: 'emailconfirmations' })
export class EmailConfirmation {
  /** SHA-256 of the token, so that a database reader cannot use the link. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  @Prop({ required: true }) expiresAt: Date;
}

export const EmailConfirmationSchema = SchemaFactory.createForClass(EmailConfirmation);
EmailConfirmationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
