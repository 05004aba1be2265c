import { OUTSIDE_REFUND_KINDS } from '../../../../openapi/contract/shop/payments.js';
import { refundKeyOf, takenPaiseOf } from '../payment.schema.js';
import type { Dispute, Payment, Refund } from '../payment.schema.js';
import { tPayment } from '../../messages/shop/payments.js';

/** A refund at the provider. */
export interface MadeRefund {
  id: string;
  /** Which of the payment's own refunds it executes; null for an external refund. */
  key: string | null;
  amountPaise: number;
  status: Refund['status'];
  /** Why the bank returned it. */
  failure: string | null;
  at: Date;
}

/** The provider's record of a payment's money. */
export interface ProviderView {
  refunds: MadeRefund[];
  disputes: Dispute[];
}

/** An event outside the portal, in the order of its notification. */
export interface LedgerEvent {
  what:
    | 'refundFailed'
    | 'refundedOutside'
    | 'outsideRefundFailed'
    | 'disputeOpened'
    | 'disputeWon'
    | 'disputeLost';
  providerId: string;
  amountPaise: number;
  why: string | null;
}

export type Ledger = Pick<
  Payment,
  'refunds' | 'refundedPaise' | 'status' | 'failedRefundIds' | 'disputes'
> & { happenings: LedgerEvent[] };

type MoneyOf = Pick<
  Payment,
  'amountPaise' | 'takenPaise' | 'status' | 'refunds' | 'failedRefundIds' | 'disputes'
>;

const OUTSIDE: readonly string[] = OUTSIDE_REFUND_KINDS;
/** Whether the refund is the portal's own. */
export const isOwn = ({ kind }: Refund) => !OUTSIDE.includes(kind);
const isClosed = ({ status }: Dispute) => status !== 'open';
const sumOf = (rows: { amountPaise: number }[]) => rows.reduce((sum, row) => sum + row.amountPaise, 0);

/**
 * Merges a payment's refunds and disputes with the provider's. It is idempotent and order-independent: what was
 * returned or decided stays so.
 */
export function ledgerAfter(before: MoneyOf, view: ProviderView): Ledger {
  const dead = new Set(before.failedRefundIds);
  const disputes = mergedDisputes(before.disputes ?? [], view.disputes);
  const own = before.refunds.filter(isOwn).map((row) => followed(row, view.refunds, dead));
  const outside = outsideRows(before, view, dead);
  const takenPaise = takenPaiseOf(before);
  const isOpen = (row: Refund) => isUnmade(row, view.refunds);
  const made = [...own.filter((row) => !isOpen(row)), ...outside];
  const gone = [...made, ...lostRows(disputes, before, takenPaise - sumOf(made))];
  const open = fitted(own.filter(isOpen), takenPaise - sumOf(gone));
  const refunds = [...gone, ...open].toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
  const refundedPaise = sumOf(refunds);
  const isAllBack = refundedPaise === takenPaise && refunds.every(({ status }) => status === 'done');
  const failed = view.refunds.filter(({ status }) => status === 'failed').map(({ id }) => id);
  return {
    refunds,
    refundedPaise,
    status: isAllBack ? 'refunded' : 'paid',
    failedRefundIds: [...new Set([...dead, ...failed])],
    disputes,
    happenings: [
      ...happenedToRefunds(before.refunds, refunds),
      ...happenedToDisputes(before.disputes ?? [], disputes),
    ],
  };
}

/** One of the portal's own refunds as the provider executed it. */
function followed(before: Refund, made: MadeRefund[], dead: Set<string>): Refund {
  const ofThis = made.filter(({ key }) => key === refundKeyOf(before));
  const row = { ...before, ...sentBackOf(before, ofThis) };
  const tries = ofThis.filter(({ id }) => !dead.has(id));
  const standing = tries.find(({ id, status }) =>
    row.providerId ? id === row.providerId : status !== 'failed',
  );
  if (standing?.status === 'failed') return { ...row, status: 'failed', failure: standing.failure };
  if (standing) {
    const isKnown = row.providerId !== undefined && row.status !== 'pending';
    return isKnown ? row : { ...row, providerId: standing.id, status: standing.status, failure: null };
  }
  // From a version that did not record the refund.
  const sentBack = row.providerId === undefined && row.status === 'done' && tries[0];
  return sentBack ? { ...row, status: 'failed', failure: sentBack.failure } : row;
}

/** An older response may contain fewer returned refunds. */
function sentBackOf({ sentBack = 0 }: Refund, made: MadeRefund[]): Pick<Refund, 'sentBack'> {
  const failed = made.filter(({ status }) => status === 'failed').length;
  const most = Math.max(sentBack, failed);
  return most > 0 ? { sentBack: most } : {};
}

/** External refunds, made in the provider's console; returned ones are the hospital's money again. */
function outsideRows(before: MoneyOf, { refunds: made }: ProviderView, dead: Set<string>): Refund[] {
  const ownKeys = new Set(before.refunds.filter(isOwn).map(refundKeyOf));
  const rows = new Map(
    before.refunds.filter(({ kind }) => kind === 'provider').map((row) => [row.providerId!, row]),
  );
  for (const { id, key, amountPaise, status, at } of made) {
    if (key !== null && ownKeys.has(key)) continue;
    if (status === 'failed') rows.delete(id);
    else if (!dead.has(id) && rows.get(id)?.status !== 'done')
      rows.set(id, {
        kind: 'provider',
        providerId: id,
        amountPaise,
        reason: tPayment('outsideReason'),
        status,
        requestedAt: at,
      });
  }
  return [...rows.values()];
}

/** A decided dispute stays decided. */
function mergedDisputes(before: Dispute[], now: Dispute[]): Dispute[] {
  const byId = new Map(before.map((one) => [one.providerId, one]));
  for (const one of now) {
    const known = byId.get(one.providerId);
    if (!known || !isClosed(known)) byId.set(one.providerId, one);
  }
  return [...byId.values()].toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime());
}

/** A lost dispute has returned the money, so it is not refunded again. */
function lostRows(disputes: Dispute[], before: MoneyOf, mostPaise: number): Refund[] {
  const rowOf = ({ providerId, amountPaise, reason }: Dispute): Refund => ({
    kind: 'dispute',
    providerId,
    amountPaise: Math.min(amountPaise, mostPaise),
    reason: tPayment('disputeLostReason', { reason }),
    status: 'done',
    requestedAt: new Date(),
  });
  const noted = new Map(
    before.refunds.filter(({ kind }) => kind === 'dispute').map((row) => [row.providerId, row]),
  );
  const rows = disputes
    .filter(({ status }) => status === 'lost')
    .map((one) => noted.get(one.providerId) ?? rowOf(one));
  return rows.filter(({ amountPaise }) => amountPaise > 0);
}

/** Whether one of the portal's own refunds has not been executed or was returned. */
const isUnmade = (row: Refund, made: MadeRefund[]): boolean =>
  row.status === 'failed' ||
  (row.providerId === undefined &&
    !made.some(({ key, status }) => key === refundKeyOf(row) && status !== 'failed'));

/** Pending refunds are limited to what is left of the payment. */
function fitted(rows: Refund[], mostPaise: number): Refund[] {
  let left = mostPaise;
  return rows.map((row) => {
    const amountPaise = Math.max(0, Math.min(row.amountPaise, left));
    left -= amountPaise;
    return amountPaise === 0
      ? { ...row, amountPaise, status: 'done', failure: null }
      : { ...row, amountPaise };
  });
}

function happenedToRefunds(before: Refund[], after: Refund[]): LedgerEvent[] {
  const told = (what: LedgerEvent['what'], row: Refund): LedgerEvent => ({
    what,
    providerId: row.providerId ?? refundKeyOf(row),
    amountPaise: row.amountPaise,
    why: row.failure ?? null,
  });
  const has = (rows: Refund[], { kind, providerId }: Refund) =>
    rows.some((row) => row.kind === kind && row.providerId === providerId);
  const isOutside = ({ kind }: Refund) => kind === 'provider';
  const wasFailed = (row: Refund) =>
    before.find((one) => refundKeyOf(one) === refundKeyOf(row))?.status === 'failed';
  const failed = after.filter((row) => row.status === 'failed' && !wasFailed(row));
  return [
    ...failed.map((row) => told('refundFailed', row)),
    ...after.filter((row) => isOutside(row) && !has(before, row)).map((row) => told('refundedOutside', row)),
    ...before
      .filter((row) => isOutside(row) && !has(after, row))
      .map((row) => told('outsideRefundFailed', row)),
  ];
}

function happenedToDisputes(before: Dispute[], after: Dispute[]): LedgerEvent[] {
  const WHAT = { open: 'disputeOpened', won: 'disputeWon', lost: 'disputeLost' } as const;
  return after
    .filter((one) => before.find(({ providerId }) => providerId === one.providerId)?.status !== one.status)
    .map(({ status, providerId, amountPaise, reason }) => ({
      what: WHAT[status],
      providerId,
      amountPaise,
      why: reason,
    }));
}
