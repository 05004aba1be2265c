import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import type { Payment } from '../payments/payment.schema.js';
import { PaymentPurposes, SubjectLost } from '../payments/payment-purposes.js';
import type { PurposeHandler } from '../payments/payment-purposes.js';
import { StockChanged, StockService } from '../pharmacy/stock.service.js';
import { isActive } from '../users/active-accounts.js';
import { User } from '../users/user.schema.js';
import { OrderNotifications } from './order-notifications.js';
import { Order } from './order.schema.js';
import { PaidItems } from './prescribed/paid-items.service.js';
import { tOrder } from '../messages/orders.js';

const ONLY_OF_RESERVATION = { holdSeat: 1, reservedFrom: 1, unproven: 1 } as const;

/** The effects of a payment for medicines. */
@Injectable()
export class OrderPayments implements PurposeHandler, OnModuleInit {
  readonly lostReason = tOrder('soldOutReason');

  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly purposes: PaymentPurposes,
    private readonly stock: StockService,
    private readonly notifications: OrderNotifications,
    private readonly paidItems: PaidItems,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.purposes.register('order', this);
  }

  /** Places the order; after the end of its reservation, takes the boxes again. Not for an erased person. */
  async confirm(payment: Payment, session: ClientSession): Promise<void> {
    const { patientId } = payment;
    if (patientId && !(await isActive(this.users, patientId, session)))
      throw new SubjectLost(this.lostReason);
    const order =
      (await this.place(payment, 'reserved', session)) ?? (await this.place(payment, 'lapsed', session));
    if (!order) throw new SubjectLost(this.lostReason);
    if (order.lapsedAt) await this.takeAgain(order, session);
    await this.notifications.placed(order, session);
    await this.paidItems.checkAtPayment(order, session);
    const actor = order.patientId && { userId: String(order.patientId), type: 'patient' as const };
    const after = { number: order.number, status: 'placed', totalPaise: order.totalPaise };
    await this.audit.record(
      { action: 'order.create', actor, resource: 'orders', recordId: order._id, after },
      session,
    );
  }

  /** Ends the reservation; exactly one call returns its boxes. */
  async release(payment: Payment, session: ClientSession): Promise<void> {
    const lapsedAt = new Date();
    const order = await this.orders
      .findOneAndUpdate(
        { _id: payment.subjectId, status: 'reserved' },
        {
          $set: { status: 'lapsed', lapsedAt },
          $unset: ONLY_OF_RESERVATION,
          $push: { history: { status: 'lapsed', at: lapsedAt, by: null } },
        },
        { session },
      )
      .lean<Order>();
    if (order) await this.stock.giveBack(order.items, session);
  }

  notifyLost(payment: Payment, session: ClientSession): Promise<void> {
    return this.notifications.lost(payment, session);
  }

  /** A fully refunded order no longer counts against the course of a prescription. */
  async noteRefunded({ subjectId }: Payment, refundedPaise: number, session: ClientSession): Promise<void> {
    await this.orders.updateOne({ _id: subjectId }, { $set: { refundedPaise } }, { session });
  }

  async numberOf(payment: Payment): Promise<string | null> {
    const order = await this.orders.findById(payment.subjectId, { number: 1 }).lean<Order>();
    return order?.number ?? null;
  }

  /** Returns the previous order, or null when it is not in this state. */
  private async place(
    payment: Payment,
    from: 'reserved' | 'lapsed',
    session: ClientSession,
  ): Promise<Order | null> {
    const placedAt = new Date();
    return this.orders
      .findOneAndUpdate(
        { _id: payment.subjectId, status: from },
        {
          $set: { status: 'placed', placedAt },
          $unset: { ...ONLY_OF_RESERVATION, lapsedAt: 1 },
          $push: { history: { status: 'placed', at: placedAt, by: payment.patientId } },
        },
        { session },
      )
      .lean<Order>();
  }

  private async takeAgain(order: Order, session: ClientSession): Promise<void> {
    try {
      await this.stock.takePaid(order.items, session);
    } catch (error) {
      if (error instanceof StockChanged) throw new SubjectLost(this.lostReason);
      throw error;
    }
  }
}
