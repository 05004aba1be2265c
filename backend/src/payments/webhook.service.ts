import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SettlementService } from './settlement.service.js';
import { PaymentProvider } from './payment-provider.js';
import { WebhookEvent } from './webhook-event.schema.js';

/** Takes the provider's events. They are only a hint that something happened: the provider is asked what is true. */
@Injectable()
export class WebhookService {
  constructor(
    @InjectModel(WebhookEvent.name) private readonly events: Model<WebhookEvent>,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
  ) {}

  /** @throws Failure BAD_REQUEST for a delivery that is not the provider's. */
  async handle(body: Buffer, signature: string): Promise<void> {
    const event = this.provider.readEvent(body, signature);
    if (await this.events.exists({ _id: event.id })) return;
    if (event.type.startsWith('checkout.session.')) {
      await this.settlement.settleSession((event.data.object as { id: string }).id);
    }
    // Noted after the work: if this process dies in between, the provider's next try does it again, harmlessly.
    const note = { type: event.type, handledAt: new Date() };
    await this.events.updateOne({ _id: event.id }, { $setOnInsert: note }, { upsert: true });
  }
}
