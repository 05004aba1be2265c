import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const KEPT_FOR_SECONDS = 90 * 24 * 3600;

/** A processed event of the payment provider; the same event again changes nothing. */
@Schema({ collection: 'webhookevents' })
export class WebhookEvent {
  @Prop({ type: String }) _id: string;
  @Prop({ required: true }) type: string;
  @Prop({ required: true }) handledAt: Date;
}

export const WebhookEventSchema = SchemaFactory.createForClass(WebhookEvent);
WebhookEventSchema.index({ handledAt: 1 }, { expireAfterSeconds: KEPT_FOR_SECONDS });
