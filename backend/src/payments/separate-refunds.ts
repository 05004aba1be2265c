import type { Connection } from 'mongoose';
import type { RefundKind } from '../../../openapi/contract/shop/payments.js';
import { paymentWords } from '../words/shop/payments.js';

/** Which kind a refund is whose reason was all that was kept. */
const KIND_BY_REASON: Record<string, RefundKind> = {
  'Request rejected': 'rejection',
  'Appointment rejected': 'rejection',
  'Appointment cancelled': 'cancellation',
  'Order cancelled': 'cancellation',
  'Lab booking cancelled': 'cancellation',
};

const kindOf = {
  $switch: {
    branches: Object.entries(KIND_BY_REASON).map(([reason, kind]) => ({
      case: { $eq: ['$refund.reason', reason] },
      then: kind,
    })),
    default: 'unused' satisfies RefundKind,
  },
};

const fieldsOfRefund = [
  {
    $set: {
      refunds: {
        $cond: [
          { $ifNull: ['$refund', false] },
          [
            {
              kind: kindOf,
              amountPaise: '$refund.amountPaise',
              reason: '$refund.reason',
              status: '$refund.status',
              requestedAt: '$updatedAt',
            },
          ],
          [],
        ],
      },
      refundedPaise: { $ifNull: ['$refund.amountPaise', 0] },
      // More went back than was asked for where the provider had taken another amount.
      takenPaise: {
        $cond: [
          { $eq: ['$refund.reason', paymentWords.amountMismatchReason] },
          '$refund.amountPaise',
          '$$REMOVE',
        ],
      },
    },
  },
  { $unset: 'refund' },
];

/** Payments of earlier versions had one refund at most, and the outbox did not say which kind it is to carry out. */
export async function separateRefunds(connection: Connection): Promise<void> {
  await connection.collection('payments').updateMany({ refunds: { $exists: false } }, fieldsOfRefund);
  const rows = [
    { $match: { effect: 'refund', refundKind: { $exists: false } } },
    { $lookup: { from: 'payments', localField: 'paymentId', foreignField: '_id', as: 'payment' } },
    { $set: { refundKind: { $first: { $first: '$payment.refunds.kind' } } } },
    { $match: { refundKind: { $exists: true } } },
    {
      $set: {
        dedupeKey: { $concat: ['refund:', { $toString: '$paymentId' }, ':', '$refundKind'] },
      },
    },
    { $unset: 'payment' },
    { $merge: { into: 'outbox', whenMatched: 'replace', whenNotMatched: 'discard' } },
  ];
  await connection.collection('outbox').aggregate(rows).toArray();
}
