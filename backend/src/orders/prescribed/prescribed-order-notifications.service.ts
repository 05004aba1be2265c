import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { tOrder } from '../../messages/orders.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import type { LineState } from '../../prescriptions/lifecycle/line-state.js';
import { statesOf } from '../../prescriptions/lifecycle/line-states.js';
import type { Prescription } from '../../prescriptions/prescription.schema.js';
import { staffWith } from '../../users/staff/staff-with.js';
import { User } from '../../users/user.schema.js';
import type { Order, OrderItem } from '../order.schema.js';
import { problemOf } from './item-problem.js';

/** Notifies of paid orders whose prescription has changed: the buyer and all administrators. */
@Injectable()
export class PrescribedOrderNotifications {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notifier: Notifier,
    private readonly clock: HospitalClock,
  ) {}

  /** Items without a problem are left out; without any, nothing is sent. */
  async changed(
    order: Order,
    items: readonly OrderItem[],
    { prescription, session }: { prescription: Prescription; session: ClientSession },
  ): Promise<void> {
    const affected = items.filter(({ prescription: of }) => of && problemOf(of, prescription, this.clock));
    if (affected.length === 0) return;
    // As in the other mails about an order: what happened is read after a log-in.
    const facts = affected.map(({ name, quantity }): [string, string] => [
      name,
      tOrder('boxes', { quantity }),
    ]);
    const states = affected.flatMap(({ prescription: of }) =>
      of ? statesOf(prescription)[of.line - 1] : [],
    );
    // A line that is put on hold again is a new event.
    const event = states.map(({ status, on }) => `${status} ${on}`).join(' ');
    const key = `order:${String(order._id)}:prescription:${String(prescription._id)}:${event}`;
    // Too many boxes are a matter of the pharmacy only.
    const toBuyers = states.some(isChanged) ? [toBuyer(order, { key, facts })] : [];
    const toAdmins = (await this.adminsOf(session)).map((to) => toAdmin(order, { key, facts, to }));
    await this.notifier.notifyAll([...toBuyers, ...toAdmins], session);
  }

  private async adminsOf(session: ClientSession): Promise<Types.ObjectId[]> {
    const admins = await this.users
      .find(staffWith('orders.edit'), { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    return admins.map(({ _id }) => _id);
  }
}

const isChanged = ({ status }: Pick<LineState, 'status'>): boolean => status !== 'active';

const toBuyer = (
  { number, patientId, buyer }: Order,
  { key, facts }: Pick<Message, 'key' | 'facts'>,
): Message => ({
  key,
  facts,
  to: patientId,
  mailTo: buyer,
  because: 'order',
  title: tOrder('prescriptionChanged.title', { number }),
  notice: tOrder('prescriptionChanged.notice'),
  paragraphs: [tOrder('prescriptionChanged.body'), tOrder('prescriptionChanged.follow')],
  link: '/patientlogin/orders',
  linkText: tOrder('seeOrders'),
});

const toAdmin = (
  { _id, number }: Order,
  { key, facts, to }: Pick<Message, 'key' | 'facts' | 'to'>,
): Message => ({
  key,
  facts,
  to,
  title: tOrder('prescriptionChanged.staffTitle', { number }),
  paragraphs: [tOrder('prescriptionChanged.staffBody')],
  link: `/admin/orders/${String(_id)}/show`,
  linkText: tOrder('prescriptionChanged.staffLink'),
});
