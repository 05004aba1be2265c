import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A printed code or mailed link with which a patient takes over a desk account. */
@Schema({ collection: 'accountclaims' })
export class AccountClaim {
  /** Hash of the code, so that a database reader cannot use it. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  /** For a link: the address to which it was mailed. */
  @Prop({ type: String }) email?: string;
  @Prop({ required: true }) expiresAt: Date;
}

export const AccountClaimSchema = SchemaFactory.createForClass(AccountClaim);
AccountClaimSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
