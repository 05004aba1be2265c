import type { DisputeDoc, PaymentIntentDoc, RefundDoc, SessionDoc } from './database.js';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const LIVEMODE = { livemode: false };
const CARD_ONLY = { payment_method_types: ['card'] };

/** Address of a session's hosted page. */
const checkoutUrl = (baseUrl: string, sessionId: string): string => `${baseUrl}/c/pay/${sessionId}`;

/**
 * A checkout session as the API shows it; amounts in the smallest unit, times in Unix seconds.
 * @param baseUrl address of the sandbox, for the hosted page's url (null once the session is not open)
 */
export function toSession(session: SessionDoc, baseUrl: string) {
  const paid = session.status === 'complete';
  const known = paid || session.customerEmail !== null;
  return {
    id: session._id,
    object: 'checkout.session' as const,
    amount_subtotal: session.amountTotal,
    amount_total: session.amountTotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    created: seconds(session.created),
    currency: session.currency,
    custom_fields: [],
    customer: null,
    customer_creation: 'if_required' as const,
    customer_details: known
      ? { email: session.customerEmail, name: session.customerName, phone: null, address: null }
      : null,
    customer_email: session.customerEmail,
    expires_at: seconds(session.expiresAt),
    invoice: null,
    ...LIVEMODE,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment' as const,
    payment_intent: session.paymentIntentId,
    payment_link: null,
    payment_method_collection: 'if_required' as const,
    ...CARD_ONLY,
    payment_status: paid ? ('paid' as const) : ('unpaid' as const),
    recovered_from: null,
    setup_intent: null,
    shipping_options: [],
    status: session.status,
    submit_type: session.submitType,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page' as const,
    url: session.status === 'open' ? checkoutUrl(baseUrl, session._id) : null,
  };
}

/** The list that `expand: ['line_items']` asks for. */
export function toLineItems(session: SessionDoc) {
  const data = session.lineItems.map((item) => ({
    id: item.id,
    object: 'item' as const,
    amount_discount: 0,
    amount_subtotal: item.unitAmount * item.quantity,
    amount_tax: 0,
    amount_total: item.unitAmount * item.quantity,
    currency: session.currency,
    description: item.name,
    quantity: item.quantity,
  }));
  return {
    object: 'list' as const,
    data,
    has_more: false,
    url: `/v1/checkout/sessions/${session._id}/line_items`,
  };
}

/** A payment as the API shows it. */
export function toPaymentIntent(payment: PaymentIntentDoc) {
  return {
    id: payment._id,
    object: 'payment_intent' as const,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: payment.amount,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async' as const,
    client_secret: null,
    confirmation_method: 'automatic' as const,
    created: seconds(payment.created),
    currency: payment.currency,
    customer: null,
    description: payment.description,
    last_payment_error: null,
    latest_charge: payment.chargeId,
    ...LIVEMODE,
    metadata: payment.metadata,
    next_action: null,
    ...CARD_ONLY,
    receipt_email: payment.receiptEmail,
    status: 'succeeded' as const,
  };
}

/** The charge of a payment as the API shows it. */
export function toCharge(payment: PaymentIntentDoc) {
  const { card } = payment;
  return {
    id: payment.chargeId,
    object: 'charge' as const,
    amount: payment.amount,
    amount_captured: payment.amount,
    amount_refunded: payment.amountRefunded,
    billing_details: { address: null, email: payment.receiptEmail, name: card.name, phone: null },
    captured: true,
    created: seconds(payment.created),
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: false,
    ...LIVEMODE,
    metadata: payment.metadata,
    paid: true,
    payment_intent: payment._id,
    payment_method_details: {
      type: 'card' as const,
      card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
    },
    receipt_email: payment.receiptEmail,
    refunded: payment.amountRefunded === payment.amount,
    status: 'succeeded' as const,
  };
}

/** A refund as the API shows it. */
export function toRefund(refund: RefundDoc) {
  return {
    id: refund._id,
    object: 'refund' as const,
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.chargeId,
    created: seconds(refund.created),
    currency: refund.currency,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata: refund.metadata,
    payment_intent: refund.paymentIntentId,
    reason: refund.reason,
    receipt_number: null,
    ...(refund.failureReason === undefined
      ? { status: 'succeeded' as const }
      : { status: 'failed' as const, failure_reason: refund.failureReason }),
  };
}

const ANSWER_WITHIN_MS = 7 * 24 * 3_600_000;

/** A dispute as the API shows it. */
export function toDispute(dispute: DisputeDoc) {
  const due = new Date(dispute.created.getTime() + ANSWER_WITHIN_MS);
  return {
    id: dispute._id,
    object: 'dispute' as const,
    amount: dispute.amount,
    charge: dispute.chargeId,
    created: seconds(dispute.created),
    currency: dispute.currency,
    evidence_details: {
      due_by: seconds(due),
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: dispute.status.startsWith('warning_'),
    ...LIVEMODE,
    metadata: {},
    payment_intent: dispute.paymentIntentId,
    reason: dispute.reason,
    status: dispute.status,
  };
}
