import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { ChangePassword, SessionInfo } from '../../../openapi/contract/people/login.js';
import { AuditService } from '../audit/audit.service.js';
import { LoginLimiter } from '../auth/login-limiter.js';
import { NewPasswords } from '../auth/new-passwords.service.js';
import { assertUncommon, hashPassword, isPassword } from '../auth/passwords.js';
import type { Session } from '../auth/session.schema.js';
import { SessionsService } from '../auth/sessions.service.js';
import { IDLE_SECONDS } from '../auth/tokens.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { inTransaction } from '../common/transaction.js';
import { User } from '../users/user.schema.js';
import { tProfile } from '../messages/people/profile.js';

/** A person's access to the own account: the password and the open sessions. */
@Injectable()
export class OwnAccessService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly sessions: SessionsService,
    private readonly limiter: LoginLimiter,
    private readonly passwords: NewPasswords,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sets a new password and ends every other session. Attempts count like those on a known device, which this
   * is.
   */
  async changePassword({ currentPassword, newPassword }: ChangePassword, by: Caller): Promise<void> {
    const user = await this.users.findById(by.actor.userId).select('+passwordHash').lean<User>();
    if (!user) throw new Failure('NOT_FOUND');
    const attempt = {
      email: user.email ?? '',
      address: by.origin.address,
      device: tProfile('sessionName', { sessionId: by.actor.sessionId }),
    };
    await this.limiter.count(attempt);
    if (!(await isPassword(currentPassword, user.passwordHash))) {
      const entry = {
        action: 'password.change',
        outcome: 'refused' as const,
        actor: by.actor,
        resource: 'users',
      };
      await this.audit.record({ ...entry, recordId: user._id, origin: by.origin });
      throw fieldFailure('currentPassword', tProfile('currentPasswordWrong'));
    }
    await this.limiter.forgive(attempt);
    if (newPassword === currentPassword) throw fieldFailure('newPassword', tProfile('newPasswordIsSame'));
    await assertUncommon(newPassword, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(this.connection, async (session) => {
      const changed = await this.users.updateOne(
        { _id: user._id, passwordHash: user.passwordHash },
        { $set: { passwordHash }, $unset: { passwordAskedAt: 1 } },
        { session },
      );
      if (changed.modifiedCount === 0) throw new Failure('EDIT_CONFLICT');
      await this.passwords.afterChange(user, { action: 'password.change', ...by }, session);
    });
  }

  async listSessions(actor: Actor): Promise<SessionInfo[]> {
    const rows = await this.sessions.listFor(actor.userId);
    return rows.map((row) => toSessionInfo(row, actor));
  }

  /** Ends every other session; returns their number. */
  async endOtherSessions(by: Caller): Promise<number> {
    return inTransaction(this.connection, async (session) => {
      const ended = await this.sessions.endOthers(by.actor, session);
      const entry = { action: 'session.endOthers', ...by, resource: 'users', recordId: by.actor.userId };
      await this.audit.record({ ...entry, after: { ended } }, session);
      return ended;
    });
  }
}

const toSessionInfo = (row: Session, actor: Actor): SessionInfo => ({
  id: String(row._id),
  current: String(row._id) === actor.sessionId,
  createdAt: row.createdAt.toISOString(),
  // Each call extends the idle limit, at most once a minute.
  lastSeenAt: new Date(row.idleExpiresAt.getTime() - IDLE_SECONDS * 1000).toISOString(),
  address: row.address ?? null,
  userAgent: row.userAgent ?? null,
});
