import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Opens one notification stream: an EventSource cannot send the token, and a URL must not contain it. */
@Schema({ collection: 'streamtickets' })
export class StreamTicket {
  /** SHA-256 of the ticket. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) userId: Types.ObjectId;
  /** The session of the request; the stream ends with it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) sessionId: Types.ObjectId;
  @Prop({ required: true }) expiresAt: Date;
}

export const StreamTicketSchema = SchemaFactory.createForClass(StreamTicket);
StreamTicketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
