import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const KEPT_FOR_SECONDS = 24 * 3600;

/** The response to a request with an Idempotency-Key, stored for a day. */
@Schema({ collection: 'idempotencykeys' })
export class IdempotencyRecord {
  /** Hash of the person, the route and the key. */
  @Prop({ type: String }) _id: string;
  /** Keyed hash of the body: another body under the same key is refused. */
  @Prop({ required: true }) bodyHash: string;
  /** Unset while the request is running. */
  @Prop({ type: Number }) status?: number;
  @Prop({ type: String }) answer?: string;
  /** The running request. If its process dies, a repeated request takes over. */
  @Prop({ type: String }) worker?: string;
  /** When the work counts as abandoned, unless its process renews this. */
  @Prop({ type: Date }) leasedUntil?: Date;
  @Prop({ required: true }) createdAt: Date;
}

export const IdempotencyRecordSchema = SchemaFactory.createForClass(IdempotencyRecord);
IdempotencyRecordSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_FOR_SECONDS });
