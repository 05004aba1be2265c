import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { DESK_METHODS } from '../../../openapi/contract/shop/desk.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { PaymentDto, PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import {
  DISPUTE_STATUSES,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from '../../../openapi/contract/shop/payments.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { dayFilters, idCondition, oneOf, planList, startsWith } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { toRupees } from '../common/money.js';
import { typedText } from '../common/lists/typed-text.js';
import { PeopleSearch, withOwnId } from '../users/people-search.js';
import { methodOf } from './desk-words.js';
import { Payment } from './payment.schema.js';
import type { Refunded } from './refund-state.js';

const REFUNDED_AT = 'refunds.requestedAt';
const REFUNDED: Record<keyof Refunded, 1> = { refunds: 1, refundedPaise: 1 };

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: typedText,
    status: oneOf('status', PAYMENT_STATUSES),
    purpose: oneOf('purpose', PAYMENT_PURPOSES),
    patientId: idCondition('patientId'),
    atDesk: (value) => (value === true ? { method: { $in: [...DESK_METHODS] } } : null),
    refundStatus: oneOf('refunds.status', REFUND_STATUSES),
    disputeStatus: oneOf('disputes.status', DISPUTE_STATUSES),
    ...dayFilters('paidAt', 'paidAt', clock),
    ...dayFilters('refundedAt', REFUNDED_AT, clock),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
});

/** One condition for both ends of the day, so that a single refund must match both. */
function ofOneRefund(conditions: Condition[]): Condition[] {
  const bounds = conditions.map((condition) => condition[REFUNDED_AT]).filter((bound) => bound !== undefined);
  if (bounds.length === 0) return conditions;
  const requestedAt = Object.assign({}, ...(bounds as Condition[])) as Condition;
  const others = conditions.filter((condition) => condition[REFUNDED_AT] === undefined);
  return [...others, { refunds: { $elemMatch: { requestedAt } } }];
}

/** A patient sees their own payments, an admin all. */
const scopeOf = (actor: Actor): Condition =>
  actor.type === 'admin' ? {} : { patientId: new Types.ObjectId(actor.userId) };

@Injectable()
export class PaymentsService {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly clock: HospitalClock,
    private readonly people: PeopleSearch,
  ) {}

  /** @throws Failure VALIDATION_FAILED */
  async list(query: ListQuery, actor: Actor): Promise<Listing<PaymentDto>> {
    const plan = await this.people.resolve(planList(query, listOn(this.clock)), ({ text, people }) => [
      { patientId: people },
      { 'booking.doctorId': people },
      { patientId: null, ...startsWith('payer.email', text.toLowerCase()) },
      ...withOwnId(text),
    ]);
    return Listing.of({
      model: this.payments,
      scope: scopeOf(actor),
      plan: { ...plan, conditions: ofOneRefund(plan.conditions) },
      toAnswers: (rows) => rows.map(toPayment),
    });
  }

  async get(id: string, actor: Actor): Promise<PaymentDto> {
    const row = await this.payments
      .findOne({ $and: [{ _id: new Types.ObjectId(id) }, scopeOf(actor)] })
      .lean<Payment>();
    if (!row) throw new Failure('NOT_FOUND');
    return toPayment(row);
  }

  /** These payments by id, for features that show their payments. */
  async findAll(ids: Types.ObjectId[]): Promise<Map<string, Payment>> {
    if (ids.length === 0) return new Map();
    return byId(await this.payments.find({ _id: { $in: ids } }).lean<Payment[]>());
  }

  /** The refunded amounts of these payments by id, for lists. */
  async findRefunded(ids: Types.ObjectId[]): Promise<Map<string, Refunded>> {
    if (ids.length === 0) return new Map();
    return byId(await this.payments.find({ _id: { $in: ids } }, REFUNDED).lean<Payment[]>());
  }
}

const byId = <Row extends { _id: Types.ObjectId }>(rows: Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [String(row._id), row]));

const toPayment = (row: Payment): PaymentDto => ({
  id: String(row._id),
  purpose: row.purpose,
  method: methodOf(row),
  status: row.status,
  amount: toRupees(row.amountPaise),
  currency: row.currency,
  patient: row.patientId ? { _id: String(row.patientId), fullName: row.payer.name } : null,
  payer: { name: row.payer.name, email: row.payer.email },
  items: row.items.map(({ name, unitPaise, quantity }) => ({ name, price: toRupees(unitPaise), quantity })),
  doctor: row.booking ? { _id: String(row.booking.doctorId), fullName: row.booking.doctorName } : null,
  appointmentId: subjectOf(row, 'appointment'),
  orderId: subjectOf(row, 'order'),
  labBookingId: subjectOf(row, 'labBooking'),
  refunds: row.refunds.map(({ kind, amountPaise, reason, status, method, failure, requestedAt }) => ({
    kind,
    amount: toRupees(amountPaise),
    reason,
    status,
    method: row.method ? (method ?? null) : 'online',
    failure: failure ?? null,
    requestedAt: requestedAt.toISOString(),
  })),
  disputes: (row.disputes ?? []).map(({ status, reason, amountPaise, openedAt, answerBy, refundable }) => ({
    status,
    reason,
    amount: toRupees(amountPaise),
    openedAt: openedAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    refundable,
  })),
  refundedAmount: toRupees(row.refundedPaise),
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

const subjectOf = (row: Payment, purpose: PaymentPurpose): string | null =>
  row.purpose === purpose && row.subjectId ? String(row.subjectId) : null;
