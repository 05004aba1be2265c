import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { MAX_MISSED_OFFERS } from '../../../openapi/contract/care/waitlist.js';
import type { WaitlistStatus } from '../../../openapi/contract/care/waitlist.js';
import { Appointment } from '../appointments/appointment.schema.js';
import { LIVE_STATUSES } from '../appointments/appointment.status.js';
import { AuditService } from '../audit/audit.service.js';
import { DoctorDays, isTimeGone } from '../availability/doctor-days.service.js';
import { offeredVisit } from '../booking/offered-time.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure } from '../common/errors/errors.js';
import type { Actor, Caller, Origin } from '../common/http/actor.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { inTransaction } from '../common/transaction.js';
import { SettingsService } from '../settings/settings.service.js';
import { assertEnabled } from '../users/active-accounts.js';
import { User } from '../users/user.schema.js';
import { OfferNotifications } from './offer-notifications.js';
import type { Offer } from './waitlist-entry.schema.js';
import { WaitlistEntry } from './waitlist-entry.schema.js';
import type { FreeTime } from './wanted-times.service.js';
import { tWaitlist } from '../messages/care/waitlist.js';

const MINUTE_MS = 60_000;

type By = { actor: Actor | null; origin: Origin | null };
const THE_SYSTEM: By = { actor: null, origin: null };

/** The result of an offer: made; the time is taken; the entry has an offer already, or is closed. */
export type OfferResult = 'made' | 'taken' | 'gone';

/**
 * Holds times for people on the waiting list, and releases those that they do not take. Unique indexes of the
 * visits decide.
 */
@Injectable()
export class Offers {
  private readonly logger = new Logger(Offers.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(WaitlistEntry.name) private readonly entries: Model<WaitlistEntry>,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly days: DoctorDays,
    private readonly clock: HospitalClock,
    private readonly notifications: OfferNotifications,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
  ) {}

  /** Hold, entry, notification and mail are one transaction. */
  async make(entry: WaitlistEntry, at: FreeTime, by: By = THE_SYSTEM): Promise<OfferResult> {
    const offer: Offer = {
      appointmentId: new Types.ObjectId(),
      doctorId: at.doctor._id,
      doctorName: at.doctor.fullName,
      date: at.date,
      time: at.time,
      until: new Date(Date.now() + this.settings.policy().offerMinutes * MINUTE_MS),
    };
    try {
      return await inTransaction(this.connection, (session) =>
        this.makeIn(entry, { at, offer, by }, session),
      );
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      if (isTimeGone(error)) return 'taken';
      if (error instanceof Failure && error.code === 'ACCOUNT_ERASED') return 'gone';
      throw error;
    }
  }

  private async makeIn(
    { _id }: WaitlistEntry,
    { at, offer, by }: { at: FreeTime; offer: Offer; by: By },
    session: ClientSession,
  ): Promise<OfferResult> {
    const entry = await this.entries
      .findOneAndUpdate(
        { _id, status: 'waiting' },
        { $set: { status: 'offered', offer } },
        { session, returnDocument: 'after' },
      )
      .lean<WaitlistEntry>();
    if (!entry) return 'gone';
    // A person who cannot log in could not take the time: the next in line gets it.
    await assertEnabled(this.users, entry.patientId, session);
    const visit = offeredVisit(entry, at.doctor, offer);
    await this.days.reserveForVisit(visit.slot, session);
    await this.appointments.create([visit], { session });
    await this.notifications.offered(entry, offer, session);
    const { doctorId, date, time } = offer;
    await this.trace('offer', entry, by, session, { doctorId: String(doctorId), date, time });
    return 'made';
  }

  /** Settles the offers: a booking closes its entry, an expired offer goes to the next person. */
  async settleAll(): Promise<void> {
    const offered = await this.entries.find({ status: 'offered' }).lean<WaitlistEntry[]>();
    for (const entry of offered) await this.settleOne(entry);
    await this.entries.updateMany(
      { status: 'waiting', to: { $lt: this.clock.today() } },
      { $set: { status: 'ended', open: false } },
    );
    // Releases the holds of people who were erased meanwhile, whose entries are gone.
    await this.appointments.deleteMany({
      status: 'held',
      paymentId: null,
      holdExpiresAt: { $lte: new Date() },
      'offer.until': { $exists: true },
    });
  }

  /** Closes an entry and releases its hold immediately, unless its checkout is open. */
  async close(entry: WaitlistEntry, status: 'left' | 'removed', by: Caller): Promise<WaitlistEntry> {
    return inTransaction(this.connection, async (session) => {
      const closed = await this.entries
        .findOneAndUpdate(
          { _id: entry._id, open: true },
          { $set: { status, open: false }, $unset: { offer: 1 } },
          { session, returnDocument: 'before' },
        )
        .lean<WaitlistEntry>();
      if (!closed) throw new Failure('WRONG_STATE', { sentence: tWaitlist('alreadyClosed') });
      if (closed.offer?.appointmentId) await this.freeHold(closed.offer, session);
      const after: WaitlistEntry = { ...closed, status, open: false, offer: undefined };
      if (status === 'removed') await this.notifications.removed(after, session);
      await this.trace(status === 'left' ? 'leave' : 'remove', after, by, session);
      return after;
    });
  }

  /** The patient declines the held time: it goes to the next person, and the patient stays on the list. */
  async decline(entry: WaitlistEntry, by: Caller): Promise<WaitlistEntry> {
    const { offer } = entry;
    if (entry.status !== 'offered' || !offer) throw noOffer();
    return inTransaction(this.connection, async (session) => {
      if (!(await this.freeHold(offer, session))) throw noOffer();
      const after = await this.passOn(entry, offer, { status: 'waiting', missed: 0 }, session);
      if (!after) throw noOffer();
      await this.trace('decline', entry, by, session);
      return after;
    });
  }

  /** A failure waits for the next round and stops no other offer. */
  private async settleOne(entry: WaitlistEntry): Promise<void> {
    try {
      await inTransaction(this.connection, (session) => this.settle(entry, session));
    } catch (error) {
      this.logger.warn(`The offer of entry ${String(entry._id)} could not be settled: ${String(error)}`);
    }
  }

  private async settle(entry: WaitlistEntry, session: ClientSession): Promise<void> {
    const offer = entry.offer!;
    if (await this.isBooked(entry, offer, session)) return this.markBooked(entry, session);
    const held = await this.appointments
      .findOne({ _id: offer.appointmentId, status: 'held' })
      .session(session)
      .lean<Appointment>();
    if (held && (held.paymentId || offer.until > new Date())) return;
    if (held && !(await this.freeHold(offer, session))) return;
    const missed = entry.missed + 1;
    const stays = missed < MAX_MISSED_OFFERS;
    const after = await this.passOn(
      entry,
      offer,
      { status: stays ? 'waiting' : 'ended', missed: 1 },
      session,
    );
    if (!after) return;
    await this.notifications.lapsed(entry, offer, stays, session);
    await this.trace('lapse', entry, THE_SYSTEM, session);
  }

  /** From its own hold, or another way: the desk may have booked the person. */
  private async isBooked(
    { patientId }: WaitlistEntry,
    { appointmentId, doctorId, date, time }: Offer,
    session: ClientSession,
  ): Promise<boolean> {
    const atThatTime = { 'slot.doctorId': doctorId, 'slot.date': date, 'slot.time': time };
    const live = { ...atThatTime, patientId, status: { $in: LIVE_STATUSES.filter((one) => one !== 'held') } };
    const own = { _id: appointmentId, status: { $ne: 'held' } } as const;
    const found =
      (await this.appointments.exists(own).session(session)) ??
      (await this.appointments.exists(live).session(session));
    return found !== null;
  }

  private async markBooked(entry: WaitlistEntry, session: ClientSession): Promise<void> {
    const ended = await this.entries.updateOne(
      { _id: entry._id, status: 'offered' },
      { $set: { status: 'booked', open: false }, $unset: { offer: 1 } },
      { session },
    );
    if (ended.modifiedCount > 0) await this.trace('book', entry, THE_SYSTEM, session);
  }

  /** @returns false when its checkout is open, or the hold is gone */
  private async freeHold({ appointmentId }: Offer, session: ClientSession): Promise<boolean> {
    const unpaid = { _id: appointmentId, status: 'held', paymentId: null } as const;
    const { deletedCount } = await this.appointments.deleteOne(unpaid, { session });
    return deletedCount > 0;
  }

  private passOn(
    { _id }: WaitlistEntry,
    { appointmentId, doctorId, date, time }: Offer,
    { status, missed }: { status: Extract<WaitlistStatus, 'waiting' | 'ended'>; missed: number },
    session: ClientSession,
  ): Promise<WaitlistEntry | null> {
    return this.entries
      .findOneAndUpdate(
        { _id, status: 'offered', 'offer.appointmentId': appointmentId },
        {
          $set: { status, open: status === 'waiting' },
          $unset: { offer: 1 },
          $push: { passed: { doctorId, date, time } },
          $inc: { missed },
        },
        { session, returnDocument: 'after' },
      )
      .lean<WaitlistEntry>();
  }

  private trace(
    verb: string,
    { _id: recordId }: WaitlistEntry,
    by: By,
    session: ClientSession,
    after?: unknown,
  ): Promise<void> {
    return this.audit.record(
      { action: `waitlist.${verb}`, resource: 'waitlist', recordId, ...by, after },
      session,
    );
  }
}

const noOffer = () => new Failure('WRONG_STATE', { sentence: tWaitlist('noOffer') });
