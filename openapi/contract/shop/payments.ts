import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { Reason } from '../care/appointments.js';
import { bookedKind } from '../care/visit-kinds.js';
import { CalendarDate, ClockTime, Instant, ObjectId, Price, idOf, instant, lineOfText } from '../common.js';
import { Person } from '../people/fields.js';
import { DeskMethod, PaymentMethod } from './desk.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/shop/payments.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tPayments = createMessages('contract/shop/payments', messages);

export const PAYMENT_STATUSES = ['created', 'paid', 'refunded', 'expired', 'failed'] as const;
/** Time for which a slot is held for an open checkout, in minutes (the shortest session of Stripe). */
export const HOLD_MINUTES = 30;

export const PaymentStatus = z.enum(PAYMENT_STATUSES).meta({
  id: 'PaymentStatus',
  description:
    'Transitions: created → paid → (refunded) | expired | failed. A payment with a partial refund stays paid.',
  examples: ['paid'],
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const CreateCheckoutSession = z
  .strictObject({
    doctorName: z
      .string()
      .trim()
      .max(100)
      .meta({
        description:
          'Full name of the doctor. Ignored if doctorId is given; otherwise exactly one doctor must have this name.',
        examples: ['Dr. Ananya Sharma'],
      }),
    doctorFee: Price.meta({ description: 'Fee as last read, in rupees.' }),
    doctorId: ObjectId.optional().meta({ description: 'Id of the doctor: 24 hexadecimal digits.' }),
    preferredDate: CalendarDate.optional().meta({
      description: "Day of the visit in the hospital's time zone, YYYY-MM-DD.",
    }),
    preferredTime: ClockTime.optional().meta({
      description: "Time of the visit in the hospital's time zone, HH:mm.",
    }),
    reason: Reason.optional(),
    kind: bookedKind,
  })
  .refine(
    (body) => {
      const given = [body.doctorId, body.preferredDate, body.preferredTime, body.reason].filter(
        (v) => v !== undefined,
      );
      return given.length === 4 || (given.length === 0 && body.kind === undefined);
    },
    { message: tPayments('bookingIncomplete'), path: ['doctorId'] },
  )
  .meta({
    id: 'CreateCheckoutSession',
    description:
      'The fields of the specification, plus those of the site that hold the slot during the payment.',
  });
export type CreateCheckoutSession = z.infer<typeof CreateCheckoutSession>;

export const CheckoutSession = z
  .strictObject({
    id: z
      .string()
      .meta({ description: "Id of the provider's checkout session.", examples: ['cs_test_a1b2c3'] }),
    url: z.string().meta({
      description: 'URL of the hosted checkout. Redirect the browser to it.',
      examples: ['http://localhost:12111/c/pay/cs_test_a1b2c3'],
    }),
    expiresAt: instant('Time until which the slot or the medicines are held'),
  })
  .meta({
    id: 'CheckoutSession',
    description: 'An open checkout at the payment provider.',
  });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const PAYMENT_PURPOSES = ['appointment', 'order', 'labBooking'] as const;
export const PaymentPurpose = z
  .enum(PAYMENT_PURPOSES)
  .meta({ id: 'PaymentPurpose', description: 'Purpose of a payment.' });
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;

export const CancelCheckout = z
  .strictObject({
    checkoutId: z
      .string()
      .regex(/^cs_[A-Za-z0-9_]{4,200}$/, tPayments('sessionInvalid'))
      .meta({
        description: "Id of the provider's checkout session, from the call that opened it.",
        examples: ['cs_test_a1b2c3'],
      }),
  })
  .meta({ id: 'CancelCheckout' });
export type CancelCheckout = z.infer<typeof CancelCheckout>;

/**
 * Kinds of refund. A payment may have several refunds of kind administrator, and one of each other kind of the
 * portal.
 */
export const OWN_REFUND_KINDS = ['cancellation', 'rejection', 'unused', 'administrator'] as const;
/** Kinds from outside the portal: refunds in the provider's console, and lost disputes. */
export const OUTSIDE_REFUND_KINDS = ['provider', 'dispute'] as const;
export const REFUND_KINDS = [...OWN_REFUND_KINDS, ...OUTSIDE_REFUND_KINDS] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];
export const REFUND_STATUSES = ['pending', 'done', 'failed'] as const;

export const Refund = z
  .strictObject({
    kind: z.enum(REFUND_KINDS).meta({
      description:
        "cancellation: the visit, order or booking was cancelled; rejection: the doctor declined; unused: the payment led to no booking; administrator: decision of the hospital; provider: made in the payment provider's console; dispute: withdrawn by the cardholder's bank.",
      examples: ['administrator'],
    }),
    amount: z.number().meta({ description: 'Amount in rupees.', examples: [300] }),
    reason: z.string().meta({
      description: 'Reason for the refund, as text.',
      examples: ['The visit was much shorter than planned'],
    }),
    status: z.enum(REFUND_STATUSES).meta({
      description:
        'pending: not confirmed by the provider or not paid out by the desk yet; failed: the last attempt failed or the bank returned the refund, until it is sent again.',
      examples: ['done'],
    }),
    method: PaymentMethod.nullable().meta({
      description:
        'online: to the card of the payment; otherwise the method of the desk, null until it is paid out.',
      examples: ['online'],
    }),
    failure: z
      .string()
      .nullable()
      .meta({
        description: 'Reason why the bank returned the refund; null if it did not.',
        examples: [null],
      }),
    requestedAt: instant('Time of the refund request'),
  })
  .meta({ id: 'Refund', description: 'A refund of a payment to the payer.' });
export type Refund = z.infer<typeof Refund>;

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const Dispute = z
  .strictObject({
    status: z.enum(DISPUTE_STATUSES).meta({
      description:
        "open: the bank has not decided; the hospital answers in the provider's console, and refunds are not possible; won: the hospital keeps the money; lost: the bank has withdrawn it.",
      examples: ['open'],
    }),
    reason: z.string().meta({
      description: 'Reason given by the cardholder, as a code of the provider.',
      examples: ['fraudulent'],
    }),
    amount: z.number().meta({ description: 'Amount in rupees.', examples: [800] }),
    openedAt: instant('Time when the bank reported the dispute'),
    answerBy: Instant.nullable().meta({
      description: "Deadline for the hospital's answer, in UTC (ISO 8601); null if the bank gives none.",
    }),
    refundable: z.boolean().meta({
      description:
        'Whether refunds are possible while the dispute is open: during an inquiry, before the bank withdraws the money.',
      examples: [false],
    }),
  })
  .meta({ id: 'Dispute', description: 'A dispute of the cardholder with the bank about a payment.' });
export type Dispute = z.infer<typeof Dispute>;

export const RefundPayment = z
  .strictObject({
    amount: Price.min(0.01, tValidation('amountNotPositive')).meta({
      description: 'Amount in rupees, at most two decimals and at most the amount not refunded yet.',
      examples: [300],
    }),
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Reason for the refund; the payer reads it.',
      examples: ['The visit was much shorter than planned'],
    }),
    method: DeskMethod.optional().meta({
      description:
        'Method of the refund at the desk. Only for a payment made at the desk, and required for it.',
    }),
    refundedBefore: Price.optional().meta({
      description:
        '`refundedAmount` of the payment as last read, in rupees. If another refund was made since, the call is refused with EDIT_CONFLICT, which prevents double refunds.',
      examples: [0],
    }),
  })
  .meta({
    id: 'RefundPayment',
    examples: [{ amount: 300, reason: 'The visit was much shorter than planned' }],
  });
export type RefundPayment = z.infer<typeof RefundPayment>;

export const PaymentDto = z
  .strictObject({
    id: idOf('the payment'),
    purpose: PaymentPurpose,
    method: PaymentMethod,
    status: PaymentStatus,
    amount: z.number().meta({ description: 'Amount to pay, in rupees.', examples: [800] }),
    currency: z.literal('inr').meta({ description: 'Always inr (Indian rupees).' }),
    patient: Person.nullable().meta({ description: 'Account of the payer; null for a guest.' }),
    payer: z
      .strictObject({
        name: z.string().meta({ description: 'Full name of the payer.', examples: ['Asha Rao'] }),
        email: z
          .string()
          .meta({ description: 'Email address of the payer.', examples: ['patient@demo.test'] }),
      })
      .meta({ description: "The payer's details at the start of the checkout." }),
    items: z
      .array(
        z.strictObject({
          name: z
            .string()
            .meta({ description: 'Kind of the entry.', examples: ['Visit to Dr. Ananya Sharma'] }),
          price: z.number().meta({ description: 'Unit price, in rupees.', examples: [800] }),
          quantity: z
            .number()
            .int()
            .meta({ description: 'Number of units paid for.', examples: [1] }),
        }),
      )
      .meta({ description: 'Paid items, as on the receipt.' }),
    doctor: Person.nullable().meta({
      description: 'Doctor, for a payment for a visit; null otherwise.',
      examples: [{ _id: '66f1a2b3c4d5e6f708192a3c', fullName: 'Dr. Ananya Sharma' }],
    }),
    appointmentId: ObjectId.nullable().meta({
      description: 'Id of the paid visit: 24 hexadecimal digits; null otherwise.',
    }),
    orderId: ObjectId.nullable().meta({
      description: 'Id of the paid order: 24 hexadecimal digits; null otherwise.',
      examples: [null],
    }),
    labBookingId: ObjectId.nullable().meta({
      description: 'Id of the paid lab booking: 24 hexadecimal digits; null otherwise.',
      examples: [null],
    }),
    refunds: z
      .array(Refund)
      .meta({ description: 'Refunds, oldest first; empty if there are none.', examples: [[]] }),
    disputes: z.array(Dispute).meta({ description: 'Values, oldest first.', examples: [[]] }),
    refundedAmount: z.number().meta({
      description:
        'Amount refunded or in progress, including refunds from outside the portal, in rupees. The difference to `amount` is not refunded.',
      examples: [0],
    }),
    createdAt: instant('Time when the checkout was opened'),
    paidAt: Instant.nullable().meta({
      description: 'Time when the card was charged, in UTC (ISO 8601); null before that.',
    }),
  })
  .meta({
    id: 'Payment',
    description: 'A payment on the site or at the desk, as seen by its payer and administrators.',
  });
export type PaymentDto = z.infer<typeof PaymentDto>;

/** Result for the page that the buyer returns to; readable with the session id. */
export const CheckoutOutcome = z
  .strictObject({
    purpose: PaymentPurpose,
    status: PaymentStatus,
    subjectId: ObjectId.nullable().meta({
      description:
        'Id of the appointment, order or lab booking: 24 hexadecimal digits; null for a fee that was paid without a chosen time.',
    }),
    number: z
      .string()
      .nullable()
      .meta({ description: 'Order number of an order; null for other purposes.', examples: [null] }),
    refundReason: z
      .string()
      .nullable()
      .meta({ description: 'Reason for the refund; null if there is none.', examples: [null] }),
  })
  .meta({ id: 'CheckoutOutcome' });
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

export const WebhookAnswer = z
  .strictObject({
    received: z
      .literal(true)
      .meta({ description: 'true: the event was processed and need not be sent again.' }),
  })
  .meta({ id: 'WebhookAnswer' });

export const BulkPayments = bulk('BulkPayments', ['resendRefund']);
export type BulkPayments = z.infer<typeof BulkPayments>;
