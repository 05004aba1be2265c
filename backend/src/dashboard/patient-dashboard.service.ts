import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Activity, PatientDashboard, ScheduleEntry } from '../../../openapi/contract/care/dashboard.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { OPEN_STATUSES } from '../appointments/appointment.status.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { isUpcoming } from '../appointments/visit-time.js';
import type { Actor } from '../common/http/actor.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { LabBooking } from '../lab-bookings/lab-booking.schema.js';
import { UNPAID_STATUSES as UNPAID_BOOKING } from '../lab-bookings/lab-booking.status.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Order } from '../orders/order.schema.js';
import { UNPAID_STATUSES as UNPAID_ORDER } from '../orders/order.status.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { statusCondition } from '../prescriptions/refill.js';
import { ProfileService } from '../profile/profile.service.js';
import { VALID } from '../records/corrections/entered-in-error.js';
import { MedicalRecord } from '../records/record.schema.js';
import {
  labActivity,
  orderActivity,
  prescriptionActivity,
  recordActivity,
  visitActivity,
} from './patient-activity.js';
import { nextVisitOf } from './next-visit.js';
import { PatientTodos } from './patient-todos.service.js';
import { labEntry, refillEntry, visitEntry } from './patient-schedule.js';

/** Maximum lines of activity and of the schedule. */
const MAX_LINES = 8;
/** Rows that are read for the schedule; no patient has more. */
const MAX_AHEAD = 50;
const OPEN_BOOKING = { $in: ['requested' as const, 'confirmed' as const, 'sampleCollected' as const] };

/** A patient's schedule and activity from all features. */
@Injectable()
export class PatientDashboardService {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(LabBooking.name) private readonly labBookings: Model<LabBooking>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    private readonly reader: AppointmentsService,
    private readonly todos: PatientTodos,
    private readonly notifications: NotificationsService,
    private readonly profile: ProfileService,
    private readonly clock: HospitalClock,
  ) {}

  async read(actor: Actor): Promise<PatientDashboard> {
    const patientId = new Types.ObjectId(actor.userId);
    const open = await this.openVisits(patientId);
    const visits = open.filter((row) => isUpcoming(row, this.clock));
    const next = nextVisitOf(open, this.clock);
    const [user, unread, activity, schedule, counts, todos, [nextVisit = null]] = await Promise.all([
      this.profile.get(actor),
      this.notifications.countUnread(actor.userId),
      this.activity(patientId),
      this.schedule(patientId, visits),
      this.counts(patientId, visits),
      this.todos.of(patientId, visits),
      this.reader.toAnswers(next ? [next] : [], actor),
    ]);
    return { type: 'patient', user, unread, activity, nextVisit, todos, schedule, counts };
  }

  private async activity(patientId: Types.ObjectId): Promise<Activity[]> {
    const newest = <T>(model: Model<T>, more: object = {}) =>
      model
        .find({ patientId, ...more })
        .sort({ _id: -1 })
        .limit(MAX_LINES)
        .lean<T[]>();
    const [visits, orders, bookings, prescriptions, records] = await Promise.all([
      newest(this.appointments, { status: { $ne: 'held' } }),
      newest(this.orders, { status: { $nin: [...UNPAID_ORDER] } }),
      newest(this.labBookings, { status: { $nin: [...UNPAID_BOOKING] } }),
      newest(this.prescriptions, VALID),
      newest(this.records, VALID),
    ]);
    return [
      ...visits.map(visitActivity),
      ...orders.map(orderActivity),
      ...bookings.map(labActivity),
      ...prescriptions.map(prescriptionActivity),
      ...records.map(recordActivity),
    ]
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, MAX_LINES);
  }

  /** Visits and requests from today on, for the next visit, the count and the schedule. */
  private openVisits(patientId: Types.ObjectId): Promise<Appointment[]> {
    const fromToday = { $gte: this.clock.today() };
    return this.appointments
      .find({
        patientId,
        status: { $in: [...OPEN_STATUSES] },
        $or: [
          { appointmentDate: fromToday },
          { appointmentDate: null, preferredDate: fromToday },
          { appointmentDate: null, preferredDate: null },
        ],
      })
      .lean<Appointment[]>();
  }

  private async schedule(patientId: Types.ObjectId, visits: Appointment[]): Promise<ScheduleEntry[]> {
    const today = this.clock.today();
    const ahead = <T>(model: Model<T>, more: object) =>
      model
        .find({ patientId, ...more })
        .sort({ _id: -1 })
        .limit(MAX_AHEAD)
        .lean<T[]>();
    const [bookings, refills] = await Promise.all([
      ahead(this.labBookings, { status: OPEN_BOOKING, date: { $gte: today } }),
      ahead(this.prescriptions, {
        ...statusCondition('refillNeeded', today),
        renewedBy: null,
        refillDueOn: { $gte: today },
      }),
    ]);
    return [...visits.map(visitEntry), ...bookings.map(labEntry), ...refills.map(refillEntry)]
      .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))
      .slice(0, MAX_LINES);
  }

  private async counts(
    patientId: Types.ObjectId,
    visits: Appointment[],
  ): Promise<PatientDashboard['counts']> {
    const today = this.clock.today();
    const [prescriptions, refills, orders, labBookings] = await Promise.all([
      this.prescriptions.countDocuments({ patientId, endedFrom: { $gt: today } }),
      this.prescriptions.countDocuments({ patientId, ...statusCondition('refillNeeded', today) }),
      this.orders.countDocuments({ patientId, status: { $in: ['placed', 'packed', 'shipped'] } }),
      this.labBookings.countDocuments({ patientId, status: OPEN_BOOKING }),
    ]);
    return { upcoming: visits.length, prescriptions, refills, orders, labBookings };
  }
}

/** Entries without a day come last. */
const sortKey = ({ date, time }: ScheduleEntry): string => `${date ?? '9999'} ${time ?? ''}`;
