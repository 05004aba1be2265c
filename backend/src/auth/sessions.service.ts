import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { UserType } from '../../../openapi/contract/users.js';
import type { Actor, Origin } from '../common/actor.js';
import { Session } from './session.schema.js';
import { IDLE_SECONDS, SESSION_SECONDS } from './tokens.js';
import type { TokenClaims } from './tokens.js';

const RENEW_AFTER_SECONDS = 60;
const MOST_LISTED = 100;

interface SessionWithUser extends Session {
  user: { _id: Types.ObjectId; type: UserType; fullName: string; speciality: string | null };
}

/** Opens, reads and ends logins. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly jwt: JwtService,
  ) {}

  /** Opens a session and returns its bearer token. */
  async open(userId: Types.ObjectId, origin?: Origin): Promise<string> {
    const now = Date.now();
    const session = await this.sessions.create({
      userId,
      createdAt: new Date(now),
      idleExpiresAt: new Date(now + IDLE_SECONDS * 1000),
      expiresAt: new Date(now + SESSION_SECONDS * 1000),
      address: origin?.address ?? null,
      userAgent: origin?.userAgent ?? null,
    });
    const claims: TokenClaims = { sub: String(userId), sid: String(session._id) };
    return this.jwt.sign(claims);
  }

  /**
   * The person behind a token, as the database knows them now; null when the session has ended, the account is
   * disabled, or the token was made for somebody else. One read.
   */
  async actorOf(claims: TokenClaims): Promise<Actor | null> {
    if (!Types.ObjectId.isValid(claims.sid) || !Types.ObjectId.isValid(claims.sub)) return null;
    const now = new Date();
    const [session] = await this.sessions.aggregate<SessionWithUser>([
      {
        $match: {
          _id: new Types.ObjectId(claims.sid),
          userId: new Types.ObjectId(claims.sub),
          expiresAt: { $gt: now },
          idleExpiresAt: { $gt: now },
        },
      },
      {
        $lookup: {
          from: 'users',
          localField: 'userId',
          foreignField: '_id',
          pipeline: [{ $match: { disabled: false } }, { $project: { type: 1, fullName: 1, speciality: 1 } }],
          as: 'user',
        },
      },
      { $unwind: '$user' },
    ]);
    if (!session) return null;
    await this.renew(session, now);
    const { user } = session;
    return {
      userId: String(user._id),
      type: user.type,
      fullName: user.fullName,
      speciality: user.speciality,
      sessionId: String(session._id),
    };
  }

  /** Those of these sessions that still count. */
  async liveOnes(sessionIds: string[]): Promise<Set<string>> {
    const now = new Date();
    const rows = await this.sessions
      .find({ _id: { $in: sessionIds }, expiresAt: { $gt: now }, idleExpiresAt: { $gt: now } }, { _id: 1 })
      .lean<Session[]>();
    return new Set(rows.map(({ _id }) => String(_id)));
  }

  /** The sessions of a person that still count, newest first. */
  async listFor(userId: string): Promise<Session[]> {
    const now = new Date();
    return this.sessions
      .find({ userId: new Types.ObjectId(userId), expiresAt: { $gt: now }, idleExpiresAt: { $gt: now } })
      .sort({ _id: -1 })
      .limit(MOST_LISTED)
      .lean<Session[]>();
  }

  /** Ends every session of a person but this one. Returns how many. */
  async endOthers(actor: Actor, session?: ClientSession): Promise<number> {
    const others = {
      userId: new Types.ObjectId(actor.userId),
      _id: { $ne: new Types.ObjectId(actor.sessionId) },
    };
    const { deletedCount } = await this.sessions.deleteMany(others, { session });
    return deletedCount;
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.deleteOne({ _id: sessionId });
  }

  /** Ends every session of a person, e.g. when the account is disabled. */
  async endAll(userId: Types.ObjectId, session?: ClientSession): Promise<void> {
    await this.sessions.deleteMany({ userId }, { session });
  }

  /** Moves the idle limit ahead, at most once a minute. */
  private async renew(session: Session, now: Date): Promise<void> {
    const idleExpiresAt = new Date(now.getTime() + IDLE_SECONDS * 1000);
    if (idleExpiresAt.getTime() - session.idleExpiresAt.getTime() < RENEW_AFTER_SECONDS * 1000) return;
    await this.sessions.updateOne({ _id: session._id }, { idleExpiresAt });
  }
}
