import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { LAB_BOOKING_STATUSES } from '../../../openapi/contract/shop/lab-bookings.js';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import type { CollectionRoute } from '../../../openapi/contract/shop/lab-collection.js';
import { staffMay } from '../common/http/actor.js';
import type { Actor } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { dateFilters, idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { FilesService } from '../files/files.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Guardians } from '../users/dependants/guardians.service.js';
import { stopsOf } from './collection-route.js';
import { toLabBooking } from './lab-booking.mapper.js';
import { DUE_AT_COLLECTION, labBookingScope } from './lab-booking.policy.js';
import { LabBooking } from './lab-booking.schema.js';
import { ReleaseRule } from './reports/release-rule.js';

/** A critical result that is not acknowledged. */
const OPEN_CRITICAL: Condition = { criticalAt: { $type: 'date' }, acknowledgement: null };

/** Entered results, by what has to happen with them. */
const ENTERED: Record<EnteredFilter, Condition> = {
  awaitingRelease: { 'entry.enteredAt': { $type: 'date' }, 'entry.returned': null },
  sentBack: { 'entry.enteredAt': { $type: 'date' }, 'entry.returned': { $ne: null } },
};
type EnteredFilter = 'awaitingRelease' | 'sentBack';

/** To patients, there are no results before their release. */
const NONE: Condition = { _id: { $in: [] } };

const LIST: ListRules = {
  filters: {
    critical: () => NONE,
    entered: () => NONE,
    q: (text) => hasSearchTokens('words', String(text)),
    status: oneOf('status', LAB_BOOKING_STATUSES),
    patientId: idCondition('patientId'),
    unpaid: (value) => (value === true ? DUE_AT_COLLECTION : null),
    ...dateFilters('date'),
  },
  sorts: { id: '_id', date: 'date' },
  defaultSort: ['id', 'DESC'],
};
const STAFF_LIST: ListRules = {
  ...LIST,
  filters: {
    ...LIST.filters,
    critical: (value) => (value === true ? OPEN_CRITICAL : null),
    entered: (value) => ENTERED[value as EnteredFilter] ?? null,
  },
};

/** A filter by results reveals them, so it needs the permission to read them. */
const filtersByResults = (actor: Actor): boolean =>
  actor.type === 'admin' && staffMay(actor, 'lab-bookings.readResults');

/** Reads lab bookings: a patient's own, or all for an admin. */
@Injectable()
export class LabBookingsService {
  constructor(
    @InjectModel(LabBooking.name) private readonly bookings: Model<LabBooking>,
    private readonly payments: PaymentsService,
    private readonly holders: Guardians,
    private readonly files: FilesService,
    private readonly clock: HospitalClock,
    private readonly rule: ReleaseRule,
  ) {}

  list(query: ListQuery, actor: Actor): Listing<LabBookingDto> {
    return Listing.of({
      model: this.bookings,
      scope: labBookingScope(actor),
      plan: planList(query, filtersByResults(actor) ? STAFF_LIST : LIST),
      toAnswers: (rows) => this.toAnswers(rows, actor),
    });
  }

  async get(id: string, actor: Actor): Promise<LabBookingDto> {
    return this.toAnswer(await this.findOrFail(id, actor), actor);
  }

  /** The booking, if this person may see it. */
  findOrFail(id: string, actor: Actor): Promise<LabBooking> {
    return this.one({ $and: [{ _id: new Types.ObjectId(id) }, labBookingScope(actor)] });
  }

  /** A booking for its report; the caller has checked the access. */
  findById(id: string): Promise<LabBooking> {
    return this.one({ _id: new Types.ObjectId(id) });
  }

  /**
   * The live home collections of a day in the order of the route.
   * @param date YYYY-MM-DD; today by default
   */
  async route(date = this.clock.today()): Promise<CollectionRoute> {
    const rows = await this.bookings
      .find({ date, place: 'home', status: { $in: ['requested', 'confirmed', 'sampleCollected'] } })
      .sort({ _id: 1 })
      .lean<LabBooking[]>();
    return { date, stops: stopsOf(rows) };
  }

  async toAnswer(row: LabBooking, actor: Actor): Promise<LabBookingDto> {
    const [answer] = await this.toAnswers([row], actor);
    return answer;
  }

  private async toAnswers(rows: LabBooking[], actor: Actor): Promise<LabBookingDto[]> {
    const paid = rows.map(({ paymentId }) => paymentId).filter((id) => id !== null);
    const [payments, holders] = await Promise.all([
      this.payments.findAll(paid),
      this.holders.forList(
        rows.map(({ patientId }) => patientId),
        actor,
      ),
    ]);
    const sign = this.files.signerFor(actor);
    const hasEntry = actor.type === 'admin' && rows.some(({ entry }) => entry);
    const isReleasedByAnother = hasEntry && (await this.rule.applies(actor));
    const { type: as, userId: viewerId } = actor;
    const viewing = {
      as,
      viewerId,
      readsResults: staffMay(actor, 'lab-bookings.readResults'),
      mayRelease: staffMay(actor, 'lab-bookings.release'),
      isReleasedByAnother,
      clock: this.clock,
      sign,
    };
    return rows.map((row) => {
      const heldBy = holders.get(String(row.patientId)) ?? null;
      return toLabBooking(row, { ...viewing, heldBy, paid: payments.get(String(row.paymentId)) });
    });
  }

  private async one(filter: Condition): Promise<LabBooking> {
    const row = await this.bookings.findOne(filter).lean<LabBooking>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }
}
