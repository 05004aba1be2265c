import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type Stripe from 'stripe';
import { PaymentProvider } from './provider/payment-provider.js';
import { ProviderAccounts } from './provider/provider-accounts.service.js';
import { intentOf } from './provider/provider-objects.js';
import { SettlementService } from './settlement.service.js';
import { WebhookEvent } from './webhook-event.schema.js';

/** The note of when the provider was last asked for events; it stands among those of the events. */
const LAST_LOOK = 'last-look';
/** How far back the first look goes; the provider itself tries to deliver for three days. */
const FIRST_LOOK_MS = 3 * 24 * 3_600_000;
/** Events may be listed a little after the time that they bear. */
const OVERLAP_MS = 10 * 60_000;

/** Takes the provider's events. They are only a hint that something happened: the provider is asked what is true. */
@Injectable()
export class WebhookService {
  constructor(
    @InjectModel(WebhookEvent.name) private readonly events: Model<WebhookEvent>,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly accounts: ProviderAccounts,
  ) {}

  /** @throws Failure BAD_REQUEST for a delivery that is not the provider's. */
  async handle(body: Buffer, signature: string): Promise<void> {
    await this.take(this.provider.readEvent(body, signature));
  }

  /** Fetches events that never arrived: the webhook was down or not configured. Returns their number. */
  async catchUp(): Promise<number> {
    const now = new Date();
    const last = await this.events.findById(LAST_LOOK).lean<WebhookEvent>();
    const since = new Date((last?.handledAt.getTime() ?? now.getTime() - FIRST_LOOK_MS) - OVERLAP_MS);
    let taken = 0;
    for (const event of await this.provider.eventsSince(since)) taken += Number(await this.take(event));
    const note = { type: LAST_LOOK, handledAt: now };
    await this.events.updateOne({ _id: LAST_LOOK }, { $set: note }, { upsert: true });
    return taken;
  }

  /** @returns false for one that has been handled before */
  private async take(event: Stripe.Event): Promise<boolean> {
    if (await this.events.exists({ _id: event.id })) return false;
    const intent = intentOf(event);
    if (event.type.startsWith('checkout.session.')) {
      await this.settlement.settleSession((event.data.object as { id: string }).id);
    } else if (intent) {
      await this.compare(intent);
    }
    // Noted after the work: if this process dies in between, the provider's next try does it again, harmlessly.
    const note = { type: event.type, handledAt: new Date() };
    await this.events.updateOne({ _id: event.id }, { $setOnInsert: note }, { upsert: true });
    return true;
  }

  /** News of a refund may be here before that of the payment. */
  private async compare(intent: string): Promise<void> {
    if (await this.accounts.compareIntent(intent)) return;
    const sessionId = await this.provider.sessionOf(intent);
    if (!sessionId) return;
    await this.settlement.settleSession(sessionId);
    await this.accounts.compareIntent(intent);
  }
}
