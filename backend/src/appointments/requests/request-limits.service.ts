import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Failure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { loginOf } from '../../common/http/actor.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { networksOf } from '../../common/http/network.js';
import { tryRelease } from '../../common/limits/give-back.js';
import { NETWORK_FACTORS } from '../../common/limits/limits.js';
import { waitOf } from '../../common/limits/wait-of.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { LiveCounts } from '../../payments/holds/live-counts.js';
import type { Bound } from '../../payments/holds/live-counts.js';
import { LiveHolds } from '../../payments/holds/live-holds.schema.js';
import { assertActive } from '../../users/active-accounts.js';
import { familyOf } from '../../users/dependants/family-of.js';
import { User } from '../../users/user.schema.js';
import { tCommon } from '../../messages/common.js';
import { tLimit } from '../../messages/people/limits.js';
import { Appointment } from '../appointment.schema.js';

/** How long a request counts for its network and its speciality. */
const COUNTS_FOR_MS = 7 * 24 * 3_600_000;
/** The retry time for a full network or speciality. */
const TRY_AGAIN_SECONDS = 3600;

const DAY_SECONDS = 24 * 3600;

/** The key that all open requests share when counted per network. */
const OF_NETWORK = 'request-address';

/** A request to a speciality, or of a time of one doctor. */
type Counted = Pick<Appointment, '_id' | 'speciality' | 'slot'>;

/** Requests without a payment: to any doctor of a speciality, or of a doctor's time when the fee is 0. */
type RequestKind = 'speciality' | 'free';

const OF_KIND = { speciality: { doctorId: null }, free: { isFree: true } } as const;

interface SharedBound extends Bound {
  sentence: string;
}

/**
 * Limits open unpaid requests. The transaction that makes a request checks the limit per person; networks and
 * specialities, or the days of a doctor, are counted like open checkouts. Bookings by the desk or a doctor and paid
 * requests never count.
 */
@Injectable()
export class RequestLimits {
  private readonly counts: LiveCounts;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Appointment.name) private readonly appointments: Model<Appointment>,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(LiveHolds.name) rows: Model<LiveHolds>,
    private readonly clock: HospitalClock,
  ) {
    this.counts = new LiveCounts(rows, async (ids) => {
      const open = await appointments
        .find({ _id: { $in: ids }, $or: [this.open('speciality'), this.open('free')] }, { _id: 1 })
        .lean<Appointment[]>();
      return open.map(({ _id }) => _id);
    });
  }

  /** Runs the work that the count is for, and removes the count when it fails. */
  async counting<T>(id: Types.ObjectId, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      await tryRelease(`request:${String(id)}`, () => this.counts.giveBack(id));
      throw error;
    }
  }

  /**
   * Counts a request for its network and its speciality or doctor's day. Call it after `assertRoom`, so that a
   * refused request uses no place. The first open request of a network passes a full speciality or day: strangers
   * cannot block newcomers without one network per request.
   * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
   */
  async count(request: Counted, by: Caller): Promise<void> {
    const { _id } = request;
    const expiresAt = new Date(Date.now() + COUNTS_FOR_MS);
    const isFull = async (bound: Bound) =>
      (await this.counts.take(bound, { paymentId: _id, expiresAt })) !== null;
    for (const bound of this.networkBounds(by))
      if (await isFull(bound)) throw refusal(bound.sentence, TRY_AGAIN_SECONDS);
    const [{ name }] = networksOf(by.origin.address);
    // After the networks, because their counts decide which request is the first.
    for (const bound of this.placeBounds(request, by.actor))
      if ((await isFull(bound)) && !(await this.counts.isFirst(`${OF_NETWORK}:${name}`, _id)))
        throw refusal(bound.sentence, TRY_AGAIN_SECONDS);
  }

  /**
   * The limits of the person and of the login with its family. They are exact inside a transaction that has
   * written the patient's row: this writes the guardian's row, so concurrent requests conflict. Without a
   * transaction it is a cheap first check.
   * @throws Failure TOO_MANY_OPEN_REQUESTS; TOO_MANY_REQUESTS for the daily limit; ACCOUNT_ERASED
   */
  async assertRoom(
    actor: Actor,
    session: ClientSession | null = null,
    kind: RequestKind = 'speciality',
  ): Promise<void> {
    const login = new Types.ObjectId(loginOf(actor).userId);
    if (session && actor.holder) await assertActive(this.users, login, session);
    const patientId = { $in: await familyOf(this.users, login, session) };
    const open = await this.appointments
      .find({ patientId, ...this.open(kind) }, { patientId: 1 })
      .session(session)
      .lean<Pick<Appointment, 'patientId'>[]>();
    const sentence = this.refusalFor(actor, open);
    if (sentence) throw new Failure('TOO_MANY_OPEN_REQUESTS', { sentence });
    const oneDay = Types.ObjectId.createFromTime(Math.floor(Date.now() / 1000) - DAY_SECONDS);
    const made = await this.appointments
      .find(
        { patientId, _id: { $gt: oneDay }, ...OF_KIND[kind], paymentId: null, 'history.0.status': 'pending' },
        { _id: 1 },
      )
      .sort({ _id: 1 })
      .session(session)
      .lean<Pick<Appointment, '_id'>[]>();
    this.assertOfDay(actor, made);
  }

  /** Cancelled requests count too, because each has notified doctors. */
  private assertOfDay({ confirmed }: Actor, made: Pick<Appointment, '_id'>[]): void {
    const { REQUESTS_PER_DAY, REQUESTS_PER_DAY_NEW } = this.env;
    if (made.length < (confirmed ? REQUESTS_PER_DAY : REQUESTS_PER_DAY_NEW)) return;
    const firstEnds = made[0]._id.getTimestamp().getTime() / 1000 + DAY_SECONDS;
    const seconds = Math.max(1, Math.ceil(firstEnds - Date.now() / 1000));
    const tooMany = tLimit('requests.today');
    const sentence = confirmed ? tooMany : `${tooMany} ${tLimit('confirmForMore')}`;
    throw refusal(`${sentence} ${tCommon('pleaseWait', { wait: waitOf(seconds) })}`, seconds);
  }

  private refusalFor(actor: Actor, open: Pick<Appointment, 'patientId'>[]): string | null {
    const { REQUESTS_PER_PERSON, REQUESTS_PER_PERSON_NEW, REQUESTS_PER_FAMILY } = this.env;
    const own = open.filter(({ patientId }) => String(patientId) === actor.userId).length;
    if (!actor.confirmed)
      return open.length >= REQUESTS_PER_PERSON_NEW ? tLimit('requests.newAccount') : null;
    if (own >= REQUESTS_PER_PERSON) return tLimit('requests.three');
    return open.length >= REQUESTS_PER_FAMILY ? tLimit('requests.family') : null;
  }

  /** The networks around the address, the narrowest first. */
  private networkBounds({ actor, origin }: Caller): SharedBound[] {
    const { REQUESTS_PER_ADDRESS, REQUESTS_PER_ADDRESS_NEW } = this.env;
    const networks = networksOf(origin.address);
    const boundsOf = (kind: string, limit: number, sentence: string) =>
      networks.map(({ name, prefix }) => ({
        key: `${kind}:${name}`,
        limit: Math.ceil(limit * NETWORK_FACTORS[prefix]),
        sentence,
      }));
    const bounds = boundsOf(OF_NETWORK, REQUESTS_PER_ADDRESS, tLimit('requests.network'));
    if (actor.confirmed) return bounds;
    return [
      ...boundsOf('request-address-new', REQUESTS_PER_ADDRESS_NEW, tLimit('requests.networkNewAccounts')),
      ...bounds,
    ];
  }

  /** The limits of the speciality, or of the doctor's day, which are those of open checkouts. */
  private placeBounds({ speciality, slot }: Counted, { confirmed }: Actor): SharedBound[] {
    const { env } = this;
    const place = slot
      ? {
          kind: 'request-day',
          name: `${String(slot.doctorId)}:${slot.date}`,
          limits: [env.HOLDS_PER_DOCTOR_DAY, env.HOLDS_PER_DOCTOR_DAY_NEW],
          sentence: tLimit('requests.doctorDay'),
        }
      : {
          kind: 'request-speciality',
          name: speciality,
          limits: [env.REQUESTS_PER_SPECIALITY, env.REQUESTS_PER_SPECIALITY_NEW],
          sentence: tLimit('requests.speciality'),
        };
    const { kind, name, limits, sentence } = place;
    const all = { key: `${kind}:${name}`, limit: limits[0], sentence };
    if (confirmed) return [all];
    const ofNew = { key: `${kind}-new:${name}`, limit: limits[1] };
    return [{ ...ofNew, sentence: tLimit('requests.networkNewAccounts') }, all];
  }

  /**
   * Open unpaid requests. Past days are excluded, because their patients cannot cancel them.
   */
  private open(kind: RequestKind) {
    return {
      status: 'pending' as const,
      ...OF_KIND[kind],
      paymentId: null,
      paidPaise: 0,
      $or: [{ preferredDate: null }, { preferredDate: { $gte: this.clock.today() } }],
    };
  }
}

const refusal = (sentence: string, retryAfterSeconds: number): Failure =>
  new Failure('TOO_MANY_REQUESTS', { sentence, retryAfterSeconds });
