import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import {
  CONSOLE_SEARCH_MIN_LENGTH,
  CONSOLE_SEARCH_PER_GROUP,
  type ConsoleSearchGroup,
  type ConsoleSearchItem,
} from '../../../../openapi/contract/console/console-search.js';
import type { UserType } from '../../../../openapi/contract/people/fields.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { Appointment } from '../../appointments/appointment.schema.js';
import { appointmentScope } from '../../appointments/appointment.policy.js';
import { whenOf } from '../../appointments/visit-time.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { staffMay } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { startsWith } from '../../common/lists/list-query.js';
import type { Condition } from '../../common/lists/list-query.js';
import { formatPaise } from '../../common/money.js';
import { hasSearchTokens } from '../../common/search-tokens.js';
import { labBookingScope } from '../../lab-bookings/lab-booking.policy.js';
import { LabBooking } from '../../lab-bookings/lab-booking.schema.js';
import { isOrderNumber } from '../../orders/order-number.js';
import { orderScope } from '../../orders/order.policy.js';
import { Order, activePaise } from '../../orders/order.schema.js';
import { Payment } from '../../payments/payment.schema.js';
import { PeopleSearch, withOwnId } from '../../users/people-search.js';
import { User } from '../../users/user.schema.js';

interface Typed {
  text: string;
  /** Matches rows of people whose names match the text. */
  people: { $in: Types.ObjectId[] };
  /** The row with the typed id. */
  ownId: Condition[];
  actor: Actor;
}

/** The order of the groups. */
const KINDS = ['patients', 'doctors', 'appointments', 'orders', 'lab-bookings', 'payments'] as const;
const NEWEST_FIRST = { _id: -1 } as const;

const detail = (...facts: (string | null | undefined)[]): string => facts.filter(Boolean).join(' · ');

/** Finds people and their records for the console. An index supports every condition. */
@Injectable()
export class ConsoleSearch {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly people: PeopleSearch,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** The result groups that the caller may read; reading patients is audited. */
  async find(text: string, by: Caller): Promise<ConsoleSearchGroup[]> {
    if (text.length < CONSOLE_SEARCH_MIN_LENGTH) return [];
    const typed: Typed = {
      text,
      people: { $in: await this.peopleNamed(text) },
      ownId: withOwnId(text),
      actor: by.actor,
    };
    const finders: Record<ConsoleSearchGroup['kind'], () => Promise<ConsoleSearchItem[]>> = {
      patients: () => this.findPeople('patient', typed),
      doctors: () => this.findPeople('doctor', typed),
      appointments: () => this.findAppointments(typed),
      orders: () => this.findOrders(typed),
      'lab-bookings': () => this.findLabBookings(typed),
      payments: () => this.findPayments(typed),
    };
    const readable = KINDS.filter((kind) => staffMay(by.actor, `${kind}.read`));
    const groups = await Promise.all(readable.map(async (kind) => ({ kind, items: await finders[kind]() })));
    const ids = groups.find(({ kind }) => kind === 'patients')?.items.map(({ id }) => id) ?? [];
    if (ids.length > 0)
      await this.audit.record({ action: 'patient.list', resource: 'patients', after: { ids }, ...by });
    return groups.filter(({ items }) => items.length > 0);
  }

  /** Empty if a text matches too many people to search their records; the first people are found anyway. */
  private async peopleNamed(text: string): Promise<Types.ObjectId[]> {
    try {
      return await this.people.named(text);
    } catch (error) {
      if (error instanceof Failure && error.code === 'VALIDATION_FAILED') return [];
      throw error;
    }
  }

  private async findPeople(type: UserType, { text, ownId }: Typed): Promise<ConsoleSearchItem[]> {
    const [own, named] = await Promise.all([
      ownId.length > 0 ? this.users.find({ type, $or: ownId }).lean<User[]>() : [],
      this.people.first(text, { type }, CONSOLE_SEARCH_PER_GROUP),
    ]);
    const rows = [...own, ...named].slice(0, CONSOLE_SEARCH_PER_GROUP);
    return rows.map(({ _id, fullName, hospitalNumber, email, mobile, disabled }) => ({
      id: String(_id),
      title: fullName,
      detail: detail(hospitalNumber && formatHospitalNumber(hospitalNumber), email, mobile),
      state: disabled ? 'disabled' : null,
    }));
  }

  private async findAppointments({ people, ownId, actor }: Typed): Promise<ConsoleSearchItem[]> {
    const rows = await this.appointments
      .find({ $and: [appointmentScope(actor), { $or: [{ patientId: people }, ...ownId] }] }, { history: 0 })
      .sort(NEWEST_FIRST)
      .limit(CONSOLE_SEARCH_PER_GROUP)
      .lean<Appointment[]>();
    return rows.map((row) => {
      const { date, time } = whenOf(row);
      return {
        id: String(row._id),
        title: row.patientName,
        detail: detail(
          row.acceptedDoctorName ?? row.doctorName ?? row.speciality,
          date && this.clock.format(date, time),
        ),
        state: row.status,
      };
    });
  }

  private async findOrders({ text, people, ownId, actor }: Typed): Promise<ConsoleSearchItem[]> {
    const fitting = isOrderNumber(text)
      ? [startsWith('number', text.toUpperCase())]
      : [
          { patientId: people },
          { patientId: null, ...startsWith('buyer.email', text.toLowerCase()) },
          ...ownId,
        ];
    const rows = await this.orders
      .find({ $and: [orderScope(actor), { $or: fitting }] })
      .sort(NEWEST_FIRST)
      .limit(CONSOLE_SEARCH_PER_GROUP)
      .lean<Order[]>();
    return rows.map((row) => ({
      id: String(row._id),
      title: row.number,
      detail: detail(row.buyer.name, formatPaise(activePaise(row))),
      state: row.status,
    }));
  }

  private async findLabBookings({ text, people, ownId, actor }: Typed): Promise<ConsoleSearchItem[]> {
    const fitting = [{ patientId: people }, hasSearchTokens('words', text), ...ownId];
    const rows = await this.labBookings
      .find({ $and: [labBookingScope(actor), { $or: fitting }] })
      .sort(NEWEST_FIRST)
      .limit(CONSOLE_SEARCH_PER_GROUP)
      .lean<LabBooking[]>();
    return rows.map(({ _id, fullName, test, date, status }) => ({
      id: String(_id),
      title: fullName,
      detail: detail(test.name, this.clock.format(date, null)),
      state: status,
    }));
  }

  private async findPayments({ text, people, ownId }: Typed): Promise<ConsoleSearchItem[]> {
    const guests = { patientId: null, ...startsWith('payer.email', text.toLowerCase()) };
    const rows = await this.payments
      .find({ $or: [{ patientId: people }, guests, { sessionId: text }, ...ownId] })
      .sort(NEWEST_FIRST)
      .limit(CONSOLE_SEARCH_PER_GROUP)
      .lean<Payment[]>();
    return rows.map(({ _id, payer, amountPaise, createdAt, status }) => ({
      id: String(_id),
      title: payer.name,
      detail: detail(formatPaise(amountPaise), this.clock.formatInstant(createdAt)),
      state: status,
    }));
  }
}
