import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types, mongo } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/slots.js';
import { MAX_WISHES, WAITLIST_STATUSES, endOfPart } from '../../../openapi/contract/care/waitlist.js';
import type {
  JoinWaitlist,
  OfferByHand,
  WaitlistEntry as WaitlistEntryDto,
} from '../../../openapi/contract/care/waitlist.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { AuditService } from '../audit/audit.service.js';
import { BookingRule } from '../auth/email-confirmations/booking-rule.js';
import { FreedTimes } from '../availability/freed-times.js';
import { SlotsService } from '../appointments/slots/slots.service.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { loginOf } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import { Listing } from '../common/lists/list-answer.js';
import { flagCondition, idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { SettingsService } from '../settings/settings.service.js';
import { assertActive } from '../users/active-accounts.js';
import { PRACTISING } from '../users/doctors/doctor-profile.schema.js';
import { User } from '../users/user.schema.js';
import { OfferRounds } from './offer-rounds.service.js';
import { Offers } from './offers.service.js';
import { WAITING_COLUMNS, placeOf, rivalsOf } from './places.js';
import type { Waiting } from './places.js';
import { WaitlistEntry } from './waitlist-entry.schema.js';
import { toWaitlistEntry } from './waitlist.mapper.js';
import { WantedTimes, matchesPreference } from './wanted-times.service.js';
import type { FreeTime } from './wanted-times.service.js';
import { tWaitlist } from '../messages/care/waitlist.js';
import { tCommon } from '../messages/common.js';

const LIST: ListRules = {
  filters: {
    status: oneOf('status', WAITLIST_STATUSES),
    open: flagCondition('open'),
    doctorId: idCondition('doctorId'),
    speciality: oneOf('speciality', SPECIALITIES),
    patientId: idCondition('patientId'),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'ASC'],
};
/** The number of free times that the refusal names. */
const MAX_NAMED = 3;

/** A patient's own entries, or all for an administrator. */
const scopeOf = (actor: Actor): Condition =>
  actor.type === 'admin' ? {} : { patientId: new Types.ObjectId(actor.userId) };

/** The entries of the waiting list. */
@Injectable()
export class WaitlistService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(WaitlistEntry.name) private readonly entries: Model<WaitlistEntry>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly wanted: WantedTimes,
    private readonly offers: Offers,
    private readonly rounds: OfferRounds,
    private readonly slots: SlotsService,
    private readonly freed: FreedTimes,
    private readonly rule: BookingRule,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly accounts: AccountLimits,
    private readonly settings: SettingsService,
  ) {}

  list(query: ListQuery, actor: Actor): Listing<WaitlistEntryDto> {
    return Listing.of({
      model: this.entries,
      scope: scopeOf(actor),
      plan: planList(query, LIST),
      toAnswers: (rows) => this.toAnswers(rows),
    });
  }

  async get(id: string, actor: Actor): Promise<WaitlistEntryDto> {
    return this.toAnswer(await this.findOrFail(id, actor));
  }

  /**
   * Adds a patient to the list, unless a suitable time is free, which can be booked.
   * @throws Failure TIMES_FREE with these times; ALREADY_WAITING, TOO_MANY_WISHES; a field's failure
   */
  async join(body: JoinWaitlist, by: Caller): Promise<WaitlistEntryDto> {
    this.rule.assertMayBook(by.actor);
    this.assertDays(body);
    const entry = await this.entryOf(body, by.actor);
    const free = (await this.wanted.free([entry])).filter((time) => matchesPreference(entry, time));
    if (free.length > 0) throw this.timesFree(free);
    return this.accounts.counted('WAITLIST_JOINS', by, () => this.seat(entry, by));
  }

  private async seat(entry: Partial<WaitlistEntry>, by: Caller): Promise<WaitlistEntryDto> {
    for (let seat = 0; seat < MAX_WISHES; seat += 1) {
      try {
        return await this.toAnswer(await this.write({ ...entry, seat }, by));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (isDuplicateEntry(error)) throw new Failure('ALREADY_WAITING');
      }
    }
    throw new Failure('TOO_MANY_WISHES');
  }

  /** A patient leaves the list, or an administrator removes them. */
  async leave(id: string, by: Caller): Promise<WaitlistEntryDto> {
    const entry = await this.findOrFail(id, by.actor);
    const closed = await this.offers.close(entry, by.actor.type === 'admin' ? 'removed' : 'left', by);
    this.freed.tell();
    return this.toAnswer(closed);
  }

  /** The patient declines the held time. */
  async decline(id: string, by: Caller): Promise<WaitlistEntryDto> {
    const after = await this.offers.decline(await this.findOrFail(id, by.actor), by);
    this.freed.tell();
    return this.toAnswer(after);
  }

  /** @throws Failure QUIET_HOURS, SLOT_NOT_OFFERED, ON_LEAVE, SLOT_TAKEN, WRONG_STATE; a field's failure */
  async offer(id: string, body: OfferByHand, by: Caller): Promise<WaitlistEntryDto> {
    const entry = await this.findOrFail(id, by.actor);
    if (entry.status !== 'waiting') throw notWaiting();
    const at = await this.timeOf(entry, body);
    const result = await this.offers.make(entry, at, by);
    if (result === 'taken') throw new Failure('SLOT_TAKEN');
    if (result === 'gone') throw notWaiting();
    return this.get(id, by.actor);
  }

  private async timeOf(entry: WaitlistEntry, body: OfferByHand): Promise<FreeTime> {
    const { date, time } = body;
    const doctorId = body.doctorId ?? (entry.doctorId && String(entry.doctorId));
    if (!doctorId) throw fieldFailure('doctorId', tCommon('chooseDoctor'));
    const doctor = await this.wanted.bookableDoctor(doctorId);
    if (!doctor) throw fieldFailure('doctorId', tWaitlist('doctorNotBookable'));
    const isWanted = entry.doctorId
      ? entry.doctorId.equals(doctor._id)
      : entry.speciality === doctor.speciality;
    if (!isWanted) throw fieldFailure('doctorId', tWaitlist('otherDoctorWanted'));
    if (this.rounds.isQuietNow()) throw new Failure('QUIET_HOURS');
    this.slots.assertOffered(doctor, date, time);
    const { offerLeadMinutes } = this.settings.policy();
    if (!this.wanted.isAhead({ date, time }, offerLeadMinutes))
      throw fieldFailure('time', tWaitlist('offerTooSoon', { waitlistLeadMinutes: offerLeadMinutes }));
    return { doctor, date, time };
  }

  private assertDays({ from, to, part }: JoinWaitlist): void {
    const today = this.clock.today();
    if (from < today) throw fieldFailure('from', tCommon('dateInPast'));
    if (to > this.clock.addDays(today, BOOKING_DAYS_AHEAD))
      throw fieldFailure('to', tWaitlist('tooFarAhead', { bookingDaysAhead: BOOKING_DAYS_AHEAD }));
    const end = endOfPart(part);
    const last = end ? this.clock.instant(to, end) : this.clock.instant(this.clock.addDays(to, 1), null);
    if (last.getTime() - this.settings.policy().offerLeadMinutes * 60_000 <= Date.now())
      throw fieldFailure('to', tWaitlist('partOfDayOver'));
  }

  private async entryOf({ doctorId, speciality, from, to, part }: JoinWaitlist, actor: Actor) {
    const doctor = doctorId
      ? await this.users.findOne({ _id: doctorId, ...PRACTISING, published: true }).lean<User>()
      : null;
    if (doctorId && !doctor) throw fieldFailure('doctorId', tCommon('doctorNotFound'));
    return {
      patientId: new Types.ObjectId(actor.userId),
      patientName: actor.fullName,
      doctorId: doctor?._id ?? null,
      doctorName: doctor?.fullName ?? null,
      speciality: doctor ? doctor.speciality : (speciality ?? null),
      wish: doctor ? `doctor:${String(doctor._id)}` : `speciality:${speciality}`,
      from,
      to,
      part,
      status: 'waiting' as const,
      open: true,
      askedAt: new Date(),
    };
  }

  private write(entry: Partial<WaitlistEntry>, by: Caller): Promise<WaitlistEntry> {
    return inTransaction(this.connection, async (session) => {
      await assertActive(this.users, entry.patientId!, session);
      await this.assertRoomInFamily(by.actor, session);
      const [created] = await this.entries.create([entry], { session });
      const stored = created.toObject<WaitlistEntry>();
      const { wish, from, to, part } = stored;
      const trace = { action: 'waitlist.join', resource: 'waitlist', recordId: stored._id };
      await this.audit.record({ ...trace, ...by, after: { wish, from, to, part } }, session);
      return stored;
    });
  }

  /**
   * A guardian and all dependants share one limit. It writes the login's row, so that concurrent calls run one
   * after another.
   */
  private async assertRoomInFamily(actor: Actor, session: ClientSession): Promise<void> {
    const login = new Types.ObjectId(loginOf(actor).userId);
    if (actor.holder) await assertActive(this.users, login, session);
    const family = await this.users.find({ heldBy: login }, { _id: 1 }).session(session).lean<User[]>();
    if (family.length === 0) return;
    const patientId = { $in: [login, ...family.map(({ _id }) => _id)] };
    const open = await this.entries.countDocuments({ patientId, open: true }).session(session);
    if (open >= MAX_WISHES) throw new Failure('TOO_MANY_WISHES');
  }

  private timesFree(free: FreeTime[]): Failure {
    const named = free
      .slice(0, MAX_NAMED)
      .map(({ doctor, date, time }) => `${doctor.fullName}, ${this.clock.format(date, time)}`);
    return new Failure('TIMES_FREE', {
      sentence: tWaitlist('freeTimesExist', { named: named.join('; ') }),
    });
  }

  private async findOrFail(id: string, actor: Actor): Promise<WaitlistEntry> {
    const row = await this.entries
      .findOne({ $and: [{ _id: new Types.ObjectId(id) }, scopeOf(actor)] })
      .lean<WaitlistEntry>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }

  private async toAnswer(row: WaitlistEntry): Promise<WaitlistEntryDto> {
    const [answer] = await this.toAnswers([row]);
    return answer;
  }

  private async toAnswers(rows: WaitlistEntry[]): Promise<WaitlistEntryDto[]> {
    const open = rows.filter((row) => row.open);
    const rivals =
      open.length > 0 ? await this.entries.find(rivalsOf(open), WAITING_COLUMNS).lean<Waiting[]>() : [];
    return rows.map((row) => toWaitlistEntry(row, row.open ? placeOf(row, rivals) : null));
  }
}

const notWaiting = () => new Failure('WRONG_STATE', { sentence: tWaitlist('notWaiting') });

const isDuplicateEntry = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && 'wish' in ((error.keyPattern ?? {}) as object);
