import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import type { Activity, DoctorDashboard } from '../../../openapi/contract/care/dashboard.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { AuditEvent } from '../audit/audit-event.schema.js';
import type { Actor } from '../common/http/actor.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Notification } from '../notifications/notification.schema.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Prescription } from '../prescriptions/prescription.schema.js';
import { ProfileService } from '../profile/profile.service.js';
import { isAct, ownAct, notificationActivity } from './doctor-activity.js';

const MAX_LINES = 8;
/** Audit events that are searched. Reads are among them and are skipped. */
const MAX_LOOKED_AT = 100;

/** A doctor's day: visits, open tasks and recent activity. */
@Injectable()
export class DoctorDashboardService {
  constructor(
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>,
    @InjectModel(Notification.name) private readonly notifications: Model<Notification>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    private readonly reader: AppointmentsService,
    private readonly inbox: NotificationsService,
    private readonly profile: ProfileService,
    private readonly clock: HospitalClock,
  ) {}

  async read(actor: Actor): Promise<DoctorDashboard> {
    const doctorId = new Types.ObjectId(actor.userId);
    const [user, unread, todaysVisits, pendingCount, activity, later] = await Promise.all([
      this.profile.get(actor),
      this.inbox.countUnread(actor.userId),
      this.todaysVisits(doctorId, actor),
      this.reader.countPending(actor),
      this.activity(doctorId),
      this.countLater(doctorId),
    ]);
    const stillToday = todaysVisits.filter(({ isUpcoming }) => isUpcoming).length;
    const counts = {
      today: todaysVisits.length,
      nextSevenDays: stillToday + later.inSixDays,
      upcoming: stillToday + later.ever,
    };
    return { type: 'doctor', user, unread, todaysVisits, pendingCount, activity, counts };
  }

  private async todaysVisits(doctorId: Types.ObjectId, actor: Actor): Promise<AppointmentDto[]> {
    const rows = await this.appointments
      .find({
        acceptedDoctorId: doctorId,
        status: { $in: ['accepted', 'completed'] },
        appointmentDate: this.clock.today(),
      })
      .lean<Appointment[]>();
    const visits = await this.reader.toAnswers(rows, actor);
    return visits.toSorted((a, b) => (a.appointmentTime ?? '').localeCompare(b.appointmentTime ?? ''));
  }

  /** Accepted visits from tomorrow on. */
  private async countLater(doctorId: Types.ObjectId): Promise<{ inSixDays: number; ever: number }> {
    const today = this.clock.today();
    const accepted = { acceptedDoctorId: doctorId, status: 'accepted' as const };
    const [inSixDays, ever] = await Promise.all([
      this.appointments.countDocuments({
        ...accepted,
        appointmentDate: { $gt: today, $lte: this.clock.addDays(today, 6) },
      }),
      this.appointments.countDocuments({ ...accepted, appointmentDate: { $gt: today } }),
    ]);
    return { inSixDays, ever };
  }

  /** The doctor's actions and notifications, newest first. */
  private async activity(doctorId: Types.ObjectId): Promise<Activity[]> {
    const [events, news] = await Promise.all([
      this.events.find({ actorId: doctorId }).sort({ _id: -1 }).limit(MAX_LOOKED_AT).lean<AuditEvent[]>(),
      this.notifications.find({ userId: doctorId }).sort({ _id: -1 }).limit(MAX_LINES).lean<Notification[]>(),
    ]);
    const acts = events.filter(isAct).slice(0, MAX_LINES);
    const names = await this.patientNames(acts);
    return [
      ...acts.map((event) => ownAct(event, names.get(event.recordId ?? ''))),
      ...news.map(notificationActivity),
    ]
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, MAX_LINES);
  }

  /** Names of the patients by the record of an action. */
  private async patientNames(acts: AuditEvent[]): Promise<Map<string, string>> {
    const of = (resource: string) =>
      acts.filter((act) => act.resource === resource).map(({ recordId }) => new Types.ObjectId(recordId!));
    const [visits, prescriptions] = await Promise.all([
      this.appointments
        .find({ _id: { $in: of('appointments') } }, { patientName: 1 })
        .lean<Pick<Appointment, '_id' | 'patientName'>[]>(),
      this.prescriptions
        .find({ _id: { $in: of('prescriptions') } }, { patientName: 1 })
        .lean<Pick<Prescription, '_id' | 'patientName'>[]>(),
    ]);
    return new Map([...visits, ...prescriptions].map((row) => [String(row._id), row.patientName]));
  }
}
