import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller, Origin } from '../common/http/actor.js';
import { missingForCards } from '../../../openapi/contract/care/card-booking.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import type { Login, LoginAnswer } from '../../../openapi/contract/people/login.js';
import { AuditEvent, LOGIN } from '../audit/audit-event.schema.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import { Merge } from '../users/merges/merge.schema.js';
import { User } from '../users/user.schema.js';
import { tMerge } from '../messages/people/merges.js';
import { tAuth } from '../messages/people/auth.js';
import { KnownDevices } from './devices/known-devices.service.js';
import { LockoutNotifications } from './lockout-notifications.service.js';
import { LoginLimiter } from './login-limiter.js';
import { isPassword } from './passwords.js';
import { SessionsService } from './sessions.service.js';

/** The last try before a wait may send a mail. The minimum response time hides whether the account exists. */
const LAST_ANSWER_AFTER_MS = 400;

interface Opened {
  answer: LoginAnswer;
  /** The browser's cookie, by which the device is known. */
  tokens: string[];
}

@Injectable()
export class AuthService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Merge.name) private readonly merges: Model<Merge>,
    @InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>,
    private readonly sessions: SessionsService,
    private readonly limiter: LoginLimiter,
    private readonly devices: KnownDevices,
    private readonly notifications: LockoutNotifications,
    private readonly audit: AuditService,
  ) {}

  /**
   * Checks email, password and role and opens a session.
   * @param tokens the device tokens of the browser
   * @throws Failure LOGIN_FAILED, with the same text and duration for an unknown email, a wrong password and a
   *   wrong role; WRONG_ROLE when email and password match an account of another role
   */
  async login({ email, password, type }: Login, tokens: string[], origin: Origin): Promise<Opened> {
    const user = await this.tried(email, type);
    const device = await this.devices.find(tokens, user?._id);
    const attempt = { email, address: origin.address, device: device?.id ?? null };
    const isLast = await this.limiter.count(attempt);
    const closed = user ? null : await this.closedLogin(email, type);
    const matches = await isPassword(password, user?.passwordHash ?? closed ?? null);
    if (!user || !matches || user.disabled || user.type !== type) {
      await this.audit.record({ ...openedBy(user, origin), outcome: 'refused', actor: null });
      const mayNotify = isLast && user && !matches;
      if (isLast)
        await Promise.all([mayNotify && this.notifications.notify(user), wait(LAST_ANSWER_AFTER_MS)]);
      if (closed && matches) throw new Failure('LOGIN_FAILED', { sentence: tMerge('loginClosed') });
      throw user && matches && !user.disabled ? wrongRole(user) : new Failure('LOGIN_FAILED');
    }
    const userId = String(user._id);
    const toSetUp = await this.toSetUp(user);
    const [token, known] = await Promise.all([
      this.sessions.open(user._id, origin),
      this.devices.remember(device, user._id),
      this.audit.record({ ...openedBy(user, origin), actor: { userId, type } }),
      this.limiter.forgive(attempt),
    ]);
    const others = tokens.filter((one) => one !== known);
    const answer = {
      msg: 'success' as const,
      token,
      type,
      userId,
      ...(user.staffRole && { staffRole: user.staffRole }),
      ...(toSetUp.length > 0 && { toSetUp }),
    };
    return { answer, tokens: [known, ...others] };
  }

  /**
   * The one account whose password is checked: the requested role's, else another one of the email. So every
   * try takes the time of one password check.
   */
  private async tried(email: string, type: UserType): Promise<User | null> {
    const accounts = await this.users.find({ email }, LOGGED_IN).limit(USER_TYPES.length).lean<User[]>();
    const others = USER_TYPES.map((other) => accounts.find((account) => account.type === other));
    return accounts.find((account) => account.type === type) ?? others.find(Boolean) ?? null;
  }

  /** The password of a login that ended because two patient records were merged. */
  private async closedLogin(email: string, type: UserType): Promise<string | null> {
    if (type !== 'patient') return null;
    const merge = await this.merges
      .findOne({ 'closedLogin.email': email, stands: true }, { 'closedLogin.passwordHash': 1 })
      .sort({ _id: -1 })
      .lean<Merge>();
    return merge?.closedLogin?.passwordHash ?? null;
  }

  async logout(by: Caller): Promise<void> {
    await this.sessions.end(by.actor.sessionId);
    await this.audit.record({
      action: 'session.end',
      ...by,
      resource: 'users',
      recordId: by.actor.userId,
    });
  }

  /** What a new doctor still has to set up; the audit trail has everyone else's logins. */
  private async toSetUp({ _id, type, feePaise, availableDays, timeSlots }: User) {
    const missing = type === 'doctor' ? missingForCards({ fee: feePaise, availableDays, timeSlots }) : [];
    if (missing.length === 0) return [];
    return (await this.events.exists({ actorId: _id, action: LOGIN })) ? [] : missing;
  }
}

const wrongRole = ({ type }: User): Failure =>
  new Failure('WRONG_ROLE', { sentence: tAuth('otherRole', { type: type }), accountType: type });

/** The inputs of a login check. */
const LOGGED_IN = {
  passwordHash: 1,
  email: 1,
  fullName: 1,
  type: 1,
  staffRole: 1,
  disabled: 1,
  emailConfirmedAt: 1,
  feePaise: 1,
  availableDays: 1,
  timeSlots: 1,
};

const openedBy = (user: User | null, origin: Origin) => ({
  action: 'session.open',
  resource: 'users',
  recordId: user?._id,
  origin,
});
