import type Stripe from 'stripe';
import { OWN_REFUND_KINDS } from '../../../../openapi/contract/shop/payments.js';
import type { Dispute } from '../payment.schema.js';
import type { MadeRefund } from './provider-ledger.js';

/**
 * The events to which the portal subscribes, and which it fetches when they were not delivered (README, going
 * live).
 */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

const REFUND_STATES: Record<string, MadeRefund['status']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund with our metadata executes one of the portal's own. */
export function toMadeRefund(refund: Stripe.Refund, paymentId: string): MadeRefund {
  const { metadata } = refund;
  const kind = OWN_REFUND_KINDS.find((own) => own === metadata?.kind);
  // Refunds of earlier versions have only their kind, which was unique.
  const key = kind && (metadata?.refund ?? kind);
  const status = REFUND_STATES[refund.status ?? ''] ?? 'pending';
  return {
    id: refund.id,
    key: metadata?.paymentId === paymentId && key ? key : null,
    amountPaise: refund.amount,
    status,
    failure: status === 'failed' ? (refund.failure_reason ?? refund.status) : null,
    at: new Date(refund.created * 1000),
  };
}

const DISPUTE_STATES: Record<string, Dispute['status']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

/** An inquiry, before the bank takes any money, is open too, because it needs an answer. */
export const toDispute = (dispute: Stripe.Dispute): Dispute => ({
  providerId: dispute.id,
  status: DISPUTE_STATES[dispute.status] ?? 'open',
  reason: dispute.reason,
  amountPaise: dispute.amount,
  openedAt: new Date(dispute.created * 1000),
  answerBy: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  refundable: dispute.is_charge_refundable,
});

/** The payment of a refund, charge or dispute; null if it belongs to no checkout. */
export function intentOf({ type, data }: Stripe.Event): string | null {
  if (!/^(refund|charge)\./.test(type)) return null;
  const { payment_intent: intent } = data.object as { payment_intent?: string | { id: string } | null };
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
