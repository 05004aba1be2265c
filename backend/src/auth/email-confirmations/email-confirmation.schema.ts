import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A link that was mailed to find out whether an address is the account holder's, and has not been opened. */
@Schema({ collection: 'emailconfirmations' })
export class EmailConfirmation {
  /** SHA-256 of the token: a reader of the database cannot use the link. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  @Prop({ required: true }) expiresAt: Date;
}

export const EmailConfirmationSchema = SchemaFactory.createForClass(EmailConfirmation);
EmailConfirmationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
