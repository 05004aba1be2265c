import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** What is open and not paid, and until when it counts. */
export interface LiveHold {
  /** Of a checkout its payment; of a request for a visit the request itself. */
  paymentId: Types.ObjectId;
  expiresAt: Date;
}

/** The open checkouts or requests that count against one limit: of a person, a network, a day of a doctor, a speciality. */
@Schema({ collection: 'liveholds' })
export class LiveHolds {
  /** What they are counted for, e.g. "address:203.0.113.9". */
  @Prop({ type: String }) _id: string;
  @Prop({ type: [raw({ _id: false, paymentId: SchemaTypes.ObjectId, expiresAt: Date })], default: [] })
  holds: LiveHold[];
  /** When the last of them ends; the row goes then. */
  @Prop({ required: true }) expiresAt: Date;
}

export const LiveHoldsSchema = SchemaFactory.createForClass(LiveHolds);
LiveHoldsSchema.index({ 'holds.paymentId': 1 });
LiveHoldsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
