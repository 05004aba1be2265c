import { createHmac } from 'node:crypto';
import { newId } from './ids.js';
import { Poller } from './poller.js';
import type { Sandbox } from './context.js';
import type { Database, DeliveryDoc, Transaction } from './database.js';

/** The version of Stripe's API whose objects the events carry. */
const API_VERSION = '2026-10-28.endive';
/** Pause after the n-th failed try, in seconds; the last one repeats. */
const BACK_OFF_SECONDS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1_800];
const MAX_ATTEMPTS = 20;
const ANSWER_WITHIN_MS = 10_000;
/** Longer than any try can last, so that only a dead process's delivery is taken over. */
const LEASE_MS = ANSWER_WITHIN_MS + 2_000;
const POLL_MS = 500;
/** Deliveries sent at the same time, so that a slow answer does not hold up the others. */
const AT_ONCE = 4;

/** The events the sandbox sends. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/**
 * Writes an event to be delivered, as part of the change that it reports.
 * @param object the API object after the change
 */
export async function enqueueEvent(
  db: Database,
  tx: Transaction,
  type: EventType,
  object: object,
): Promise<void> {
  const now = new Date();
  const id = newId('evt_');
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: Math.floor(now.getTime() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const delivery: DeliveryDoc = {
    _id: id,
    type,
    payload: JSON.stringify(event),
    state: 'pending',
    created: now,
    attempts: 0,
    nextAttemptAt: now,
    lastResult: null,
  };
  await db.deliveries.insertOne(delivery, { session: tx });
}

/**
 * The `Stripe-Signature` header of a delivery: HMAC-SHA256 over `<time>.<payload>`.
 * @param timestamp time of sending in Unix seconds; receivers refuse old ones
 */
function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** Delivers what is pending, from this run or an earlier one, until the receiver answers 2xx or the tries are spent. */
export class WebhookWorker {
  private readonly stopping = new AbortController();
  private readonly sending = new Set<Promise<void>>();
  private readonly poller: Poller;
  private readonly onError = (error: unknown) =>
    this.sandbox.log.error(error, 'Webhook deliveries cannot be read');

  constructor(private readonly sandbox: Sandbox) {
    this.poller = new Poller(() => this.deliverDue(), POLL_MS, this.onError);
  }

  start(): void {
    this.poller.start();
  }

  kick(): void {
    this.poller.kick();
  }

  /** Breaks off what is being sent (it is tried again at the next start) and ends. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('the sandbox is closing'));
    await this.poller.stop();
    await Promise.all(this.sending);
  }

  /** One looks for all: several that look at once are after the same delivery. */
  private async deliverDue(): Promise<void> {
    while (this.sending.size < AT_ONCE && !this.stopping.signal.aborted) {
      const delivery = await this.claim();
      if (!delivery) return;
      const sent = this.deliver(delivery)
        .catch(this.onError)
        .finally(() => {
          const wasFull = this.sending.size === AT_ONCE;
          this.sending.delete(sent);
          // What became due meanwhile was left to wait.
          if (wasFull) this.kick();
        });
      this.sending.add(sent);
    }
  }

  private async deliver(delivery: DeliveryDoc): Promise<void> {
    const failure = await this.send(delivery);
    await this.record(delivery, failure);
  }

  private async claim(): Promise<DeliveryDoc | null> {
    const now = Date.now();
    return this.sandbox.db.deliveries.findOneAndUpdate(
      { state: 'pending', nextAttemptAt: { $lte: new Date(now) } },
      { $set: { nextAttemptAt: new Date(now + LEASE_MS) }, $inc: { attempts: 1 } },
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    );
  }

  /** @returns null when the receiver took the event, otherwise what went wrong */
  private async send({ payload }: DeliveryDoc): Promise<string | null> {
    const { webhookUrl, webhookSecret } = this.sandbox.settings;
    try {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, webhookSecret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (sandbox)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async record({ _id, type, attempts }: DeliveryDoc, failure: string | null): Promise<void> {
    // The number of tries tells whether the delivery is still ours, should the lease have run out.
    const ours = { _id, state: 'pending' as const, attempts };
    if (failure === null) {
      await this.sandbox.db.deliveries.updateOne(ours, {
        $set: { state: 'delivered', lastResult: 'delivered' },
      });
      return;
    }
    const state = attempts >= MAX_ATTEMPTS ? 'failed' : 'pending';
    const pauseSeconds = BACK_OFF_SECONDS[Math.min(attempts, BACK_OFF_SECONDS.length) - 1];
    const nextAttemptAt = new Date(Date.now() + pauseSeconds * 1000);
    await this.sandbox.db.deliveries.updateOne(ours, { $set: { state, nextAttemptAt, lastResult: failure } });
    this.sandbox.log.info({ event: _id, type, attempts, failure }, 'Webhook delivery failed');
  }
}
