import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** One login. A token is only as good as its row here: deleting the row ends it at once. */
@Schema({ collection: 'sessions' })
export class Session {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true, index: true }) userId: Types.ObjectId;
  @Prop({ required: true }) createdAt: Date;
  /** Ends after 30 minutes without a call … */
  @Prop({ required: true }) idleExpiresAt: Date;
  /** … and 8 hours after the login at most. */
  @Prop({ required: true }) expiresAt: Date;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
