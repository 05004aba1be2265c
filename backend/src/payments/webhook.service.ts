import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type Stripe from 'stripe';
import { PaymentProvider } from './provider/payment-provider.js';
import { ProviderAccounts } from './provider/provider-accounts.service.js';
import { intentOf } from './provider/provider-objects.js';
import { SettlementService } from './settlement.service.js';
import { WebhookEvent } from './webhook-event.schema.js';

/** The id of the row with the time of the last event query, among the events' rows. */
const LAST_LOOK = 'last-look';
/** How far back the first query goes; the provider retries deliveries for three days. */
const FIRST_LOOK_MS = 3 * 24 * 3_600_000;
/** Events may be listed a little later than their timestamp. */
const OVERLAP_MS = 10 * 60_000;

/** Receives the provider's events. They only trigger a lookup: the provider's API is the source of truth. */
@Injectable()
export class WebhookService {
  constructor(
    @InjectModel(WebhookEvent.name) private readonly events: Model<WebhookEvent>,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly accounts: ProviderAccounts,
  ) {}

  /** @throws Failure BAD_REQUEST for a delivery that is not the provider's */
  async handle(body: Buffer, signature: string): Promise<void> {
    await this.take(this.provider.readEvent(body, signature));
  }

  /**
   * Fetches events that never arrived because the webhook failed or was not configured. Returns their number.
   */
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

  /** @returns false for an event that was processed before */
  private async take(event: Stripe.Event): Promise<boolean> {
    if (await this.events.exists({ _id: event.id })) return false;
    const intent = intentOf(event);
    if (event.type.startsWith('checkout.session.')) {
      await this.settlement.settleSession((event.data.object as { id: string }).id);
    } else if (intent) {
      await this.compare(intent);
    }
    // Recorded after the work: if this process dies in between, the provider's retry repeats it without harm.
    const note = { type: event.type, handledAt: new Date() };
    await this.events.updateOne({ _id: event.id }, { $setOnInsert: note }, { upsert: true });
    return true;
  }

  /** The event of a refund may arrive before that of the payment. */
  private async compare(intent: string): Promise<void> {
    if (await this.accounts.compareIntent(intent)) return;
    const sessionId = await this.provider.sessionOf(intent);
    if (!sessionId) return;
    await this.settlement.settleSession(sessionId);
    await this.accounts.compareIntent(intent);
  }
}
