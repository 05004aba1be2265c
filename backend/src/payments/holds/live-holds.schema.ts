import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** An open unpaid entry and when it expires. */
export interface LiveHold {
  /** For a checkout its payment; for a visit request the request itself. */
  paymentId: Types.ObjectId;
  expiresAt: Date;
}

/**
 * The open checkouts or requests that count against one limit: of a person, a network, a doctor's day, a
 * speciality.
 */
@Schema({ collection: 'liveholds' })
export class LiveHolds {
  /** The counted key, e.g. "address:203.0.113.9". */
  @Prop({ type: String }) _id: string;
  @Prop({ type: [raw({ _id: false, paymentId: SchemaTypes.ObjectId, expiresAt: Date })], default: [] })
  holds: LiveHold[];
  /** When the last of them expires; then the row is deleted. */
  @Prop({ required: true }) expiresAt: Date;
}

export const LiveHoldsSchema = SchemaFactory.createForClass(LiveHolds);
LiveHoldsSchema.index({ 'holds.paymentId': 1 });
LiveHoldsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
