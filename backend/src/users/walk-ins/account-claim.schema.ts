import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** A code that was printed, or a link that was mailed, by which a patient takes over an account of the desk. */
@Schema({ collection: 'accountclaims' })
export class AccountClaim {
  /** Hash of the code: a reader of the database cannot use it. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  /** Of a link: the address that it was mailed to. */
  @Prop({ type: String }) email?: string;
  @Prop({ required: true }) expiresAt: Date;
}

export const AccountClaimSchema = SchemaFactory.createForClass(AccountClaim);
AccountClaimSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
