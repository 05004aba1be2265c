import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** One login. A token is valid only while its row exists; deleting the row ends it immediately. */
@Schema({ collection: 'sessions' })
export class Session {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) userId: Types.ObjectId;
  @Prop({ required: true }) createdAt: Date;
  /** Ends after 30 minutes without a call … */
  @Prop({ required: true }) idleExpiresAt: Date;
  /** … and 8 hours after the login at most. */
  @Prop({ required: true }) expiresAt: Date;
  /** Network address and browser of the login. */
  @Prop({ type: String, default: null }) address: string | null;
  @Prop({ type: String, default: null }) userAgent: string | null;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
SessionSchema.index({ userId: 1, _id: -1 });
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
