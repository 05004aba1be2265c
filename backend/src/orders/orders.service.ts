import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { ORDER_STATUSES } from '../../../openapi/contract/shop/orders.js';
import type { FindOrder, OrderDto } from '../../../openapi/contract/shop/orders.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, madeOn, oneOf, planList, startsWith } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { FilesService } from '../files/files.service.js';
import { Payment } from '../payments/payment.schema.js';
import { PaymentsService } from '../payments/payments.service.js';
import { typedText } from '../common/lists/typed-text.js';
import { Guardians } from '../users/dependants/guardians.service.js';
import { PeopleSearch } from '../users/people-search.js';
import { isOrderNumber } from './order-number.js';
import { toOrder } from './order.mapper.js';
import { guestScope, orderScope } from './order.policy.js';
import { Order } from './order.schema.js';
import { PaidItems } from './prescribed/paid-items.service.js';
import { tOrder } from '../messages/orders.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: typedText,
    status: oneOf('status', ORDER_STATUSES),
    patientId: idCondition('patientId'),
    createdAt_gte: madeOn('$gte', clock),
    createdAt_lte: madeOn('$lte', clock),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
});

/** An order with its payment. */
export interface PaidOrder {
  order: Order;
  payment: Payment;
}

/** Reads orders: a patient's own, all for an admin, one for a guest with its number and email address. */
@Injectable()
export class OrdersService {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly payments: PaymentsService,
    private readonly files: FilesService,
    private readonly clock: HospitalClock,
    private readonly people: PeopleSearch,
    private readonly holders: Guardians,
    private readonly paidItems: PaidItems,
  ) {}

  /** @throws Failure VALIDATION_FAILED */
  async list(query: ListQuery, actor: Actor): Promise<Listing<OrderDto>> {
    const plan = await this.people.resolve(planList(query, listOn(this.clock)), ({ text, people }) =>
      isOrderNumber(text)
        ? [startsWith('number', text.toUpperCase())]
        : [{ patientId: people }, { patientId: null, ...startsWith('buyer.email', text.toLowerCase()) }],
    );
    return Listing.of({
      model: this.orders,
      scope: orderScope(actor),
      plan,
      toAnswers: (rows) => this.toAnswers(rows, actor),
    });
  }

  async get(id: string, actor: Actor): Promise<OrderDto> {
    return this.toAnswer(await this.findOrFail(id, actor), actor);
  }

  /** The order, if this person may see it. */
  findOrFail(id: string, actor: Actor): Promise<Order> {
    return this.one({ $and: [{ _id: new Types.ObjectId(id) }, orderScope(actor)] });
  }

  /** A guest's order. @throws Failure NOT_FOUND, equal for a wrong number and a wrong email address */
  async findForGuest({ number, email }: FindOrder): Promise<Order> {
    return this.one(guestScope(number, email), tOrder('notFound'));
  }

  /** An order for its receipt; the caller has checked the access. */
  async withPayment(order: Order): Promise<PaidOrder> {
    const payment = (await this.payments.findAll([order.paymentId])).get(String(order.paymentId));
    if (!payment) throw new Failure('NOT_FOUND');
    return { order, payment };
  }

  findById(id: string): Promise<Order> {
    return this.one({ _id: new Types.ObjectId(id), placedAt: { $ne: null } });
  }

  async toAnswer(row: Order, actor: Actor | null): Promise<OrderDto> {
    const [answer] = await this.toAnswers([row], actor);
    return answer;
  }

  private async toAnswers(rows: Order[], actor: Actor | null): Promise<OrderDto[]> {
    const [payments, holders, problemOf] = await Promise.all([
      this.payments.findRefunded(rows.map(({ paymentId }) => paymentId)),
      this.holders.forList(
        rows.map(({ patientId }) => patientId),
        actor,
      ),
      this.paidItems.problemsOf(rows),
    ]);
    const as = actor?.type === 'admin' ? 'hospital' : 'buyer';
    const isGuest = actor === null;
    const sign = this.files.signerFor(actor);
    return rows.map((row) => {
      const heldBy = holders.get(String(row.patientId)) ?? null;
      const payment = payments.get(String(row.paymentId));
      return toOrder(row, { as, isGuest, sign, heldBy, payment, problemOf });
    });
  }

  private async one(filter: Condition, sentence?: string): Promise<Order> {
    const row = await this.orders.findOne(filter).lean<Order>();
    if (!row) throw new Failure('NOT_FOUND', { sentence });
    return row;
  }
}
