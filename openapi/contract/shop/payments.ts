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
/** How long a slot is held for an open checkout, in minutes (the shortest session Stripe allows). */
export const HOLD_MINUTES = 30;
/** The least and the most that a card pays at once, in rupees. */
export const MIN_CARD_RUPEES = 0.5;
export const MAX_CARD_RUPEES = 999_999.99;

export const PaymentStatus = z.enum(PAYMENT_STATUSES).meta({
  id: 'PaymentStatus',
  description:
    'created → paid → (refunded) | expired | failed. A payment of which only a part went back stays paid.',
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
          'Full name of the doctor. With doctorId that decides; without it exactly one doctor must have this name.',
        examples: ['Dr. Ananya Sharma'],
      }),
    doctorFee: Price.meta({ description: 'The fee that the patient saw, in rupees.' }),
    doctorId: ObjectId.optional().meta({ description: 'Id of the doctor: 24 hexadecimal digits.' }),
    preferredDate: CalendarDate.optional().meta({
      description: "The day of the visit in the hospital's time zone, YYYY-MM-DD.",
    }),
    preferredTime: ClockTime.optional().meta({
      description: "The time of the visit in the hospital's time zone, HH:mm.",
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
      "The specification's pair, and what the site adds so that the slot is held while the payment is open.",
  });
export type CreateCheckoutSession = z.infer<typeof CreateCheckoutSession>;

export const CheckoutSession = z
  .strictObject({
    id: z
      .string()
      .meta({ description: "Id of the provider's checkout session.", examples: ['cs_test_a1b2c3'] }),
    url: z.string().meta({
      description: 'Address of the hosted checkout: send the browser there.',
      examples: ['http://localhost:12111/c/pay/cs_test_a1b2c3'],
    }),
    expiresAt: instant('Until when the slot or the medicines are held'),
  })
  .meta({
    id: 'CheckoutSession',
    description: 'A payment that is open at the provider: what the browser needs to go there.',
  });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const PAYMENT_PURPOSES = ['appointment', 'order', 'labBooking'] as const;
export const PaymentPurpose = z
  .enum(PAYMENT_PURPOSES)
  .meta({ id: 'PaymentPurpose', description: 'What a payment pays for.' });
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

/** Why money goes back. Of kind administrator a payment may have several refunds, of each other own kind one. */
export const OWN_REFUND_KINDS = ['cancellation', 'rejection', 'unused', 'administrator'] as const;
/** What happened outside of the portal: refunds from the provider's console, and disputes that were lost. */
export const OUTSIDE_REFUND_KINDS = ['provider', 'dispute'] as const;
export const REFUND_KINDS = [...OWN_REFUND_KINDS, ...OUTSIDE_REFUND_KINDS] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];
export const REFUND_STATUSES = ['pending', 'done', 'failed'] as const;

export const Refund = z
  .strictObject({
    kind: z.enum(REFUND_KINDS).meta({
      description:
        "cancellation: what was paid for was called off; rejection: the doctor declined; unused: nothing came of the payment; administrator: the hospital decided so; provider: made in the payment provider's own console; dispute: the bank of the card's holder took it back.",
      examples: ['administrator'],
    }),
    amount: z.number().meta({ description: 'In rupees.', examples: [300] }),
    reason: z.string().meta({
      description: 'Why the money goes back, in words.',
      examples: ['The visit was much shorter than planned'],
    }),
    status: z.enum(REFUND_STATUSES).meta({
      description:
        'pending until the provider has confirmed it, or until the desk has handed it out; failed when its last try did not succeed or the bank has sent it back, until it is sent again.',
      examples: ['done'],
    }),
    method: PaymentMethod.nullable().meta({
      description: 'online: to the card that paid; else how the desk has given it back, null until it has.',
      examples: ['online'],
    }),
    failure: z
      .string()
      .nullable()
      .meta({
        description: 'Why the bank has sent it back; null when it has not.',
        examples: [null],
      }),
    requestedAt: instant('When it was asked for'),
  })
  .meta({ id: 'Refund', description: 'Money of a payment that goes back to the payer.' });
export type Refund = z.infer<typeof Refund>;

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const Dispute = z
  .strictObject({
    status: z.enum(DISPUTE_STATUSES).meta({
      description:
        "open until the bank has decided: the hospital answers it in the provider's console, and nothing can be refunded; won: the hospital keeps the money; lost: the bank has taken it back.",
      examples: ['open'],
    }),
    reason: z.string().meta({
      description: "The reason that the card's holder gave, in the provider's word.",
      examples: ['fraudulent'],
    }),
    amount: z.number().meta({ description: 'In rupees.', examples: [800] }),
    openedAt: instant('When the bank told of it'),
    answerBy: Instant.nullable().meta({
      description:
        'Until when the hospital can answer it: an instant in UTC, ISO 8601; null when the bank names no time.',
    }),
    refundable: z.boolean().meta({
      description: 'Whether money can go back while it is open: during an inquiry, before the bank takes it.',
      examples: [false],
    }),
  })
  .meta({ id: 'Dispute', description: "A payment that the card's holder disputes at the bank." });
export type Dispute = z.infer<typeof Dispute>;

export const RefundPayment = z
  .strictObject({
    amount: Price.min(0.01, tValidation('amountNotPositive')).meta({
      description: 'In rupees, at most two decimals, and at most what is left of the payment.',
      examples: [300],
    }),
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'The payer reads it.',
      examples: ['The visit was much shorter than planned'],
    }),
    method: DeskMethod.optional().meta({
      description: 'How the desk gives it back: for a payment that was made at the desk, and only for that.',
    }),
    refundedBefore: Price.optional().meta({
      description:
        '`refundedAmount` of the payment when it was read, in rupees: if something has gone back since, the call is refused with EDIT_CONFLICT, so that two people do not give the same back.',
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
    amount: z.number().meta({ description: 'What was to be paid, in rupees.', examples: [800] }),
    currency: z.literal('inr').meta({ description: 'Always inr: Indian rupees.' }),
    patient: Person.nullable().meta({ description: 'The account that paid; null when a guest paid.' }),
    payer: z
      .strictObject({
        name: z.string().meta({ description: 'Full name of the payer.', examples: ['Asha Rao'] }),
        email: z
          .string()
          .meta({ description: 'Email address of the payer.', examples: ['patient@demo.test'] }),
      })
      .meta({ description: 'Who pays, as it was when the checkout was opened.' }),
    items: z
      .array(
        z.strictObject({
          name: z.string().meta({ description: 'What it is.', examples: ['Visit to Dr. Ananya Sharma'] }),
          price: z.number().meta({ description: 'Of one, in rupees.', examples: [800] }),
          quantity: z
            .number()
            .int()
            .meta({ description: 'How many of it.', examples: [1] }),
        }),
      )
      .meta({ description: 'What is paid for, as the receipt lists it.' }),
    doctor: Person.nullable().meta({
      description: 'The doctor of a payment for a visit; null for all other payments.',
      examples: [{ _id: '66f1a2b3c4d5e6f708192a3c', fullName: 'Dr. Ananya Sharma' }],
    }),
    appointmentId: ObjectId.nullable().meta({
      description: 'Id of the visit that it pays for: 24 hexadecimal digits; else null.',
    }),
    orderId: ObjectId.nullable().meta({
      description: 'Id of the order that it pays for: 24 hexadecimal digits; else null.',
      examples: [null],
    }),
    labBookingId: ObjectId.nullable().meta({
      description: 'Id of the lab booking that it pays for: 24 hexadecimal digits; else null.',
      examples: [null],
    }),
    refunds: z
      .array(Refund)
      .meta({ description: 'Oldest first; empty when nothing goes back.', examples: [[]] }),
    disputes: z.array(Dispute).meta({ description: 'Oldest first.', examples: [[]] }),
    refundedAmount: z.number().meta({
      description:
        'What has gone back or is on its way, also from outside of the portal, in rupees; the rest of `amount` is left.',
      examples: [0],
    }),
    createdAt: instant('When the checkout was opened'),
    paidAt: Instant.nullable().meta({
      description: 'When the card was charged: an instant in UTC, ISO 8601; null before that.',
    }),
  })
  .meta({
    id: 'Payment',
    description: 'A payment on the site or at the desk, as its payer and administrators see it.',
  });
export type PaymentDto = z.infer<typeof PaymentDto>;

/** What the page that the buyer comes back to may show; anyone who knows the session's id may ask. */
export const CheckoutOutcome = z
  .strictObject({
    purpose: PaymentPurpose,
    status: PaymentStatus,
    subjectId: ObjectId.nullable().meta({
      description:
        'Id of the appointment, order or lab booking: 24 hexadecimal digits; null for a fee that was paid without a time chosen.',
    }),
    number: z
      .string()
      .nullable()
      .meta({ description: 'The order number, for an order that was placed.', examples: [null] }),
    refundReason: z
      .string()
      .nullable()
      .meta({ description: 'Why the money goes back, when it does; else null.', examples: [null] }),
  })
  .meta({ id: 'CheckoutOutcome' });
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

export const WebhookAnswer = z
  .strictObject({
    received: z.literal(true).meta({ description: 'true: the event was taken and need not be sent again.' }),
  })
  .meta({ id: 'WebhookAnswer' });

export const BulkPayments = bulk('BulkPayments', ['resendRefund']);
export type BulkPayments = z.infer<typeof BulkPayments>;
