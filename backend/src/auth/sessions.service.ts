import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor, Origin } from '../common/http/actor.js';
import type { AddressHolders } from '../files/address-holders.js';
import { isApproved } from '../users/doctors/doctor-profile.schema.js';
import type { User } from '../users/user.schema.js';
import { ActingFor } from './acting/acting-for.service.js';
import { KnownSessions } from './known-sessions.js';
import type { KnownSession } from './known-sessions.js';
import { Session } from './session.schema.js';
import { IDLE_SECONDS, SESSION_SECONDS } from './tokens.js';
import type { TokenClaims } from './tokens.js';

const RENEW_AFTER_SECONDS = 60;
const MAX_LISTED = 100;

interface SessionWithUser extends Session {
  user: Pick<
    User,
    '_id' | 'type' | 'staffRole' | 'fullName' | 'speciality' | 'email' | 'emailConfirmedAt' | 'approval'
  >;
}

/** Opens, reads and ends logins. */
@Injectable()
export class SessionsService implements AddressHolders {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly known: KnownSessions,
    private readonly acting: ActingFor,
    private readonly jwt: JwtService,
  ) {}

  /** Opens a session and returns its bearer token. */
  async open(userId: Types.ObjectId, origin?: Origin): Promise<string> {
    const now = Date.now();
    const session: Session = {
      _id: new Types.ObjectId(),
      userId,
      createdAt: new Date(now),
      idleExpiresAt: new Date(now + IDLE_SECONDS * 1000),
      expiresAt: new Date(now + SESSION_SECONDS * 1000),
      address: origin?.address ?? null,
      userAgent: origin?.userAgent ?? null,
    };
    await this.sessions.create(session);
    const claims: TokenClaims = { sub: String(userId), sid: String(session._id) };
    return this.jwt.sign(claims);
  }

  /**
   * The current person of a token; null when the session ended, the account is disabled, or the token belongs
   * to another person. It needs one read, or none for a cached session.
   */
  async actorOf(claims: TokenClaims): Promise<Actor | null> {
    if (!Types.ObjectId.isValid(claims.sid) || !Types.ObjectId.isValid(claims.sub)) return null;
    const session = this.known.find(claims.sid) ?? (await this.read(claims.sid));
    if (session?.actor.userId !== claims.sub) return null;
    await this.renew(session);
    return session.actor;
  }

  /**
   * The person of a valid session, for a signed address. It does not extend the idle limit, because an opened
   * address does not show that the person is present.
   */
  async holderOf(login: string): Promise<Actor | null> {
    const [sessionId, personId] = login.split('.');
    const session = this.known.find(sessionId) ?? (await this.read(sessionId));
    if (!session) return null;
    return personId ? this.acting.find(session.actor, personId) : session.actor;
  }

  /** The sessions of these that are still valid. */
  async liveOnes(sessionIds: string[]): Promise<Set<string>> {
    const now = new Date();
    const rows = await this.sessions
      .find({ _id: { $in: sessionIds }, expiresAt: { $gt: now }, idleExpiresAt: { $gt: now } }, { _id: 1 })
      .lean<Session[]>();
    return new Set(rows.map(({ _id }) => String(_id)));
  }

  /** The valid sessions of a person, newest first. */
  async listFor(userId: string): Promise<Session[]> {
    const now = new Date();
    return this.sessions
      .find({ userId: new Types.ObjectId(userId), expiresAt: { $gt: now }, idleExpiresAt: { $gt: now } })
      .sort({ _id: -1 })
      .limit(MAX_LISTED)
      .lean<Session[]>();
  }

  /** Ends every other session of a person. Returns their number. */
  async endOthers(actor: Actor, session?: ClientSession): Promise<number> {
    const others = {
      userId: new Types.ObjectId(actor.userId),
      _id: { $ne: new Types.ObjectId(actor.sessionId) },
    };
    const { deletedCount } = await this.sessions.deleteMany(others, { session });
    this.forgetPerson(actor.userId, session);
    return deletedCount;
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.deleteOne({ _id: sessionId });
    this.known.forget(sessionId);
  }

  /** Ends every session of a person, e.g. when the account is disabled. */
  async endAll(userId: Types.ObjectId, session?: ClientSession): Promise<void> {
    await this.sessions.deleteMany({ userId }, { session });
    this.forgetPerson(String(userId), session);
  }

  /** Immediately or after the transaction: until then others still read its sessions. */
  private forgetPerson(userId: string, session?: ClientSession): void {
    if (!session) return this.known.forgetPerson(userId);
    session.once('ended', () => this.known.forgetPerson(userId));
  }

  private async read(sessionId: string): Promise<KnownSession | null> {
    const keep = this.known.keeper();
    const now = new Date();
    const [row] = await this.sessions.aggregate<SessionWithUser>([
      {
        $match: {
          _id: new Types.ObjectId(sessionId),
          expiresAt: { $gt: now },
          idleExpiresAt: { $gt: now },
        },
      },
      {
        $lookup: {
          from: 'users',
          localField: 'userId',
          foreignField: '_id',
          pipeline: [
            { $match: { disabled: false } },
            {
              $project: {
                type: 1,
                staffRole: 1,
                fullName: 1,
                speciality: 1,
                email: 1,
                emailConfirmedAt: 1,
                approval: 1,
              },
            },
          ],
          as: 'user',
        },
      },
      { $unwind: '$user' },
    ]);
    if (!row) return null;
    const session = knownOf(row);
    keep(session);
    return session;
  }

  /** Moves the idle limit ahead, at most once a minute. */
  private async renew(session: KnownSession): Promise<void> {
    if (!isToRenew(session)) return;
    const idleExpiresAt = idleFromNow();
    session.idleExpiresAt = idleExpiresAt;
    const _id = new Types.ObjectId(session.actor.sessionId);
    await this.sessions.updateOne({ _id }, { idleExpiresAt: new Date(idleExpiresAt) });
  }
}

const idleFromNow = (): number => Date.now() + IDLE_SECONDS * 1000;

const isToRenew = ({ idleExpiresAt }: KnownSession): boolean =>
  idleFromNow() - idleExpiresAt >= RENEW_AFTER_SECONDS * 1000;

const knownOf = ({ _id, user, idleExpiresAt, expiresAt }: SessionWithUser): KnownSession => ({
  actor: Object.freeze({
    userId: String(user._id),
    type: user.type,
    staffRole: user.staffRole ?? null,
    fullName: user.fullName,
    speciality: user.speciality,
    email: user.email ?? '',
    sessionId: String(_id),
    confirmed: Boolean(user.emailConfirmedAt),
    approved: isApproved(user),
  }),
  idleExpiresAt: idleExpiresAt.getTime(),
  expiresAt: expiresAt.getTime(),
});
