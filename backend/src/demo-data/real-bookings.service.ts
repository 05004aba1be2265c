import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import { LIVE_STATUSES } from '../appointments/appointment.status.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { tDemoData } from '../messages/site/demo-data.js';
import { Order } from '../orders/order.schema.js';
import { WaitlistEntry } from '../waitlist/waitlist-entry.schema.js';
import { DemoIds } from './demo-ids.js';

/** At most so many sentences of each kind. */
const MAX_NAMED = 20;
const NEWEST_FIRST = { _id: -1 } as const;

/** Open bookings of real people for something of the demo. They keep it from being removed. */
@Injectable()
export class RealBookings {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(WaitlistEntry.name) private readonly waitlist: Model<WaitlistEntry>,
    private readonly ids: DemoIds,
    private readonly clock: HospitalClock,
  ) {}

  /** A sentence for each, with the name of the person. */
  async sentences(): Promise<string[]> {
    const people = await this.ids.of('users');
    const found = await Promise.all([
      this.visits(people),
      this.labSentences(people),
      this.orderSentences(people),
      this.waiting(people),
    ]);
    return found.flat();
  }

  private async visits(people: Types.ObjectId[]): Promise<string[]> {
    const visits = await this.appointments
      .find({
        status: { $in: [...LIVE_STATUSES] },
        patientId: { $nin: people },
        $or: [{ doctorId: { $in: people } }, { acceptedDoctorId: { $in: people } }],
      })
      .sort(NEWEST_FIRST)
      .limit(MAX_NAMED)
      .lean<Appointment[]>();
    return visits.map((visit) => {
      if (visit.status === 'held') return tDemoData('checkout', { name: visit.patientName });
      const date = visit.appointmentDate ?? visit.preferredDate;
      const when = date ? this.clock.format(date, visit.slot?.time ?? visit.preferredTime) : '';
      const doctor = visit.acceptedDoctorName ?? visit.doctorName ?? '';
      return tDemoData('visit', { patient: visit.patientName, doctor, when });
    });
  }

  private async labSentences(people: Types.ObjectId[]): Promise<string[]> {
    const bookings = await this.labBookings
      .find({
        status: { $nin: ['reported', 'cancelled', 'lapsed'] },
        patientId: { $nin: people },
        'test.labTestId': { $in: await this.ids.of('labtests') },
      })
      .sort(NEWEST_FIRST)
      .limit(MAX_NAMED)
      .lean<LabBooking[]>();
    return bookings.map(({ fullName, test, date }) =>
      tDemoData('labBooking', { patient: fullName, test: test.name, date: this.clock.format(date, null) }),
    );
  }

  private async orderSentences(people: Types.ObjectId[]): Promise<string[]> {
    const orders = await this.orders
      .find({
        status: { $in: ['reserved', 'placed', 'packed'] },
        _id: { $nin: await this.ids.of('orders') },
        patientId: { $nin: people },
        'items.medicineId': { $in: await this.ids.of('medicines') },
      })
      .sort(NEWEST_FIRST)
      .limit(MAX_NAMED)
      .lean<Order[]>();
    return orders.map(({ status, number, buyer }) =>
      status === 'reserved'
        ? tDemoData('checkout', { name: buyer.name })
        : tDemoData('order', { buyer: buyer.name, number }),
    );
  }

  private async waiting(people: Types.ObjectId[]): Promise<string[]> {
    const entries = await this.waitlist
      .find({ open: true, patientId: { $nin: people }, doctorId: { $in: people } })
      .sort(NEWEST_FIRST)
      .limit(MAX_NAMED)
      .lean<WaitlistEntry[]>();
    return entries.map(({ patientName, doctorName }) =>
      tDemoData('waiting', { patient: patientName, doctor: doctorName ?? '' }),
    );
  }
}
