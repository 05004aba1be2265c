import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type {
  Availability,
  UpdateAvailability,
  VisitOutside,
} from '../../../openapi/contract/care/availability.js';
import { FURTHEST_LEAVE_DAYS } from '../../../openapi/contract/care/availability.js';
import { inWeekOrder } from '../../../openapi/contract/people/fields.js';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toPaise, toRupees } from '../common/money.js';
import { inTransaction } from '../common/transaction.js';
import { DoctorDirectory } from '../users/doctors/doctor-directory.js';
import { User } from '../users/user.schema.js';
import { SettingsService } from '../settings/settings.service.js';
import { AvailabilityNotifications } from './availability-notifications.js';
import { FreedTimes } from './freed-times.js';
import { isWithin, tableOf } from './doctor-hours.js';
import type { Practice } from './doctor-hours.js';
import { VisitsOnDays } from './visits-on-days.js';
import type { VisitOnDay } from './visits-on-days.js';

/** What a doctor offers: days, hours and the fee. Booked visits stay, whatever changes. */
@Injectable()
export class AvailabilityService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly freed: FreedTimes,
    private readonly directory: DoctorDirectory,
    private readonly visits: VisitsOnDays,
    private readonly clock: HospitalClock,
    private readonly notifications: AvailabilityNotifications,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws Failure NOT_FOUND for no doctor */
  async get(doctorId: string): Promise<Availability> {
    const doctor = await this.users.findOne({ _id: doctorId, type: 'doctor' }).lean<User>();
    if (!doctor) throw new Failure('NOT_FOUND');
    return this.toAnswer(doctor, await this.outside(doctor));
  }

  /**
   * Changes the availability. The doctor is notified of an administrator's change.
   * @throws Failure EDIT_CONFLICT when the account has been changed since it was read; NOT_FOUND for no doctor
   */
  async update(doctorId: string, body: UpdateAvailability, by: Caller): Promise<Availability> {
    const answer = await inTransaction(this.connection, async (session) => {
      const before = await this.users
        .findOne({ _id: doctorId, type: 'doctor' })
        .session(session)
        .lean<User>();
      if (!before) throw new Failure('NOT_FOUND');
      const offered = columnsOf(body, before);
      const after = await this.users
        .findOneAndUpdate(
          { _id: before._id, version: body.version },
          { $set: offered, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<User>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      const outside = await this.outside(after, session);
      if (by.actor.type === 'admin') await this.notifications.changed(after, outside, session);
      const trace = { before: traced(before), after: traced(after) };
      const entry = { action: 'availability.update', resource: 'doctors', recordId: doctorId, ...by };
      await this.audit.record({ ...entry, ...trace }, session);
      return this.toAnswer(after, outside);
    });
    this.directory.drop();
    this.freed.tell();
    return answer;
  }

  /**
   * The booked visits from today on outside of the doctor's offered times. Holds are excluded, because they may
   * lapse.
   */
  private async outside(doctor: User, session?: ClientSession): Promise<VisitOutside[]> {
    const from = this.clock.today();
    const days = {
      doctorId: new Types.ObjectId(doctor._id),
      from,
      to: this.clock.addDays(from, FURTHEST_LEAVE_DAYS),
    };
    const booked = (await this.visits.find(days, session)).filter(({ isHeld }) => !isHeld);
    return booked
      .filter((visit) => !isWithin(doctor, visit.date, visit))
      .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
      .map(({ id, date, time, patientName }) => ({ id, date, time, patientName }));
  }

  private toAnswer(doctor: User, visitsOutside: VisitOutside[]): Availability {
    const { availableDays, timeSlots, hours, feePaise, version } = doctor;
    return {
      availableDays: inWeekOrder(availableDays),
      timeSlots,
      hours: hours ?? null,
      fee: feePaise === null ? null : toRupees(feePaise),
      canVideo: Boolean(this.settings.known().videoLink),
      visitsOutside,
      version,
    };
  }
}

/** Days and times follow from the hours if set, or stay while the sent table matches them. */
function columnsOf(body: UpdateAvailability, before: User): Partial<User> {
  const { fee, hours = keptHours(body, before) } = body;
  const table: Practice = {
    availableDays: inWeekOrder(body.availableDays),
    timeSlots: body.timeSlots.toSorted(),
  };
  return {
    ...(hours ? tableOf(hours) : table),
    hours,
    ...(fee !== undefined && { feePaise: fee === null ? null : toPaise(fee) }),
  };
}

/** The present hours, unless the sent days or times differ from theirs. */
function keptHours({ availableDays, timeSlots }: UpdateAvailability, { hours }: User): User['hours'] {
  if (!hours) return null;
  const table = tableOf(hours);
  const isTheirs =
    inWeekOrder(availableDays).join() === table.availableDays.join() &&
    timeSlots.toSorted().join() === table.timeSlots.join();
  return isTheirs ? hours : null;
}

const startOf = ({ date, time }: Pick<VisitOnDay, 'date' | 'time'>) => `${date} ${time ?? ''}`;

const traced = ({ availableDays, timeSlots, hours, feePaise }: User) => ({
  availableDays,
  timeSlots,
  ...(hours && { hours }),
  feePaise,
});
