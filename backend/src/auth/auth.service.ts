import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { missingForCards } from '../../../openapi/contract/card-booking.js';
import type { Login, LoginAnswer } from '../../../openapi/contract/users.js';
import { AuditEvent, LOGIN } from '../audit/audit-event.schema.js';
import { AuditService } from '../audit/audit.service.js';
import type { Actor, Origin } from '../common/actor.js';
import { Failure } from '../common/errors.js';
import { User } from '../users/user.schema.js';
import { LoginLimiter } from './login-limiter.js';
import { isPassword } from './passwords.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>,
    private readonly sessions: SessionsService,
    private readonly limiter: LoginLimiter,
    private readonly audit: AuditService,
  ) {}

  /**
   * Checks email, password and role and opens a session.
   * @throws Failure LOGIN_FAILED, the same in words and time for an unknown email, a wrong password and a wrong role.
   */
  async login({ email, password, type }: Login, origin: Origin): Promise<LoginAnswer> {
    const [user] = await Promise.all([
      this.users.findOne({ email, type }).select('+passwordHash').lean<User>(),
      this.limiter.count(`${type}:${email}`, origin.address),
    ]);
    const matches = await isPassword(password, user?.passwordHash ?? null);
    if (!user || !matches || user.disabled) {
      await this.audit.record({
        action: 'session.open',
        outcome: 'refused',
        actor: null,
        resource: 'users',
        recordId: user?._id,
        origin,
      });
      throw new Failure('LOGIN_FAILED');
    }
    const userId = String(user._id);
    const toSetUp = await this.toSetUp(user);
    const [token] = await Promise.all([
      this.sessions.open(user._id, origin),
      this.audit.record({
        action: 'session.open',
        actor: { userId, type },
        resource: 'users',
        recordId: userId,
        origin,
      }),
      this.limiter.forgive(`${type}:${email}`, origin.address),
    ]);
    return { msg: 'success', token, type, userId, ...(toSetUp.length > 0 && { toSetUp }) };
  }

  async logout(actor: Actor, origin: Origin): Promise<void> {
    await this.sessions.end(actor.sessionId);
    await this.audit.record({
      action: 'session.end',
      actor,
      resource: 'users',
      recordId: actor.userId,
      origin,
    });
  }

  /** What a doctor who has never logged in still has to set; the trail has the logins of everyone else. */
  private async toSetUp({ _id, type, feePaise, availableDays, timeSlots }: User) {
    const missing = type === 'doctor' ? missingForCards({ fee: feePaise, availableDays, timeSlots }) : [];
    if (missing.length === 0) return [];
    return (await this.events.exists({ actorId: _id, action: LOGIN })) ? [] : missing;
  }
}
