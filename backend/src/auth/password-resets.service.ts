import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { RESET_MINUTES } from '../../../openapi/contract/people/login.js';
import type { ForgotPassword, ResetPassword } from '../../../openapi/contract/people/login.js';
import { AuditService } from '../audit/audit.service.js';
import type { Origin } from '../common/http/actor.js';
import { Failure } from '../common/errors/errors.js';
import { tokenHash } from '../common/secret-token.js';
import { inTransaction } from '../common/transaction.js';
import { EmailConfirmations } from './email-confirmations/email-confirmations.service.js';
import { MedicalHistory } from '../users/medical-history.js';
import { User } from '../users/user.schema.js';
import { LoginLimiter } from './login-limiter.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordLinks } from './password-links.js';
import { PasswordReset } from './password-reset.schema.js';
import { assertUncommon, hashPassword } from './passwords.js';
import { ResetLimiter } from './reset-limiter.js';
import { tAuth } from '../messages/people/auth.js';

/** Minimum response time, far above what either case needs, so that the duration reveals nothing. */
const ANSWER_AFTER_MS = 400;

/** Forgotten passwords: a mailed link sets a new password once. */
@Injectable()
export class PasswordResets {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(PasswordReset.name) private readonly resets: Model<PasswordReset>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly limiter: ResetLimiter,
    private readonly logins: LoginLimiter,
    private readonly passwords: NewPasswords,
    private readonly confirmations: EmailConfirmations,
    private readonly links: PasswordLinks,
    private readonly history: MedicalHistory,
    private readonly audit: AuditService,
  ) {}

  /**
   * Mails the link if the account exists and its address is confirmed. The answer is the same for every
   * address.
   */
  async ask({ email, type }: ForgotPassword, origin: Origin): Promise<void> {
    await this.limiter.countEntry(`${type}:${email}`, origin.address);
    await Promise.all([this.mailLink(email, type, origin), wait(ANSWER_AFTER_MS)]);
  }

  /**
   * Sets the new password and ends every session. The link proves ownership of the mailbox. @throws Failure
   * RESET_LINK_INVALID
   */
  async reset({ token, password }: ResetPassword, origin: Origin): Promise<void> {
    await this.limiter.countTry(origin.address);
    const valid = { _id: tokenHash(token), expiresAt: { $gt: new Date() } };
    if (!(await this.resets.exists(valid))) throw new Failure('RESET_LINK_INVALID');
    await assertUncommon(password);
    const passwordHash = await hashPassword(password);
    const user = await inTransaction(this.connection, async (session) => {
      // One of two concurrent calls with the same link deletes it.
      const used = await this.resets.findOneAndDelete(valid, { session }).lean<PasswordReset>();
      if (!used) throw new Failure('RESET_LINK_INVALID');
      const changed = await this.users
        .findOneAndUpdate({ _id: used.userId, disabled: false }, { $set: { passwordHash } }, { session })
        .lean<User>();
      if (!changed) throw new Failure('RESET_LINK_INVALID');
      await this.confirmations.note(changed._id, session);
      await this.passwords.afterChange(changed, { action: 'password.reset', origin }, session);
      return changed;
    });
    await this.logins.forgiveHolder(user.email ?? '', origin.address);
  }

  private async mailLink(email: string, type: User['type'], origin: Origin): Promise<void> {
    const user = await this.users.findOne({ email, type, disabled: false }).lean<User>();
    if (!user) return;
    if (await this.needsDesk(user)) return this.leaveToDesk(user, origin);
    const mail = {
      key: 'password-reset',
      subject: tAuth('reset.button'),
      paragraphs: [tAuth('reset.body', { type, resetMinutes: RESET_MINUTES }), tAuth('reset.notYou')],
      button: tAuth('reset.button'),
      minutes: RESET_MINUTES,
      known: Boolean(user.emailConfirmedAt),
    };
    await inTransaction(this.connection, async (session) => {
      await this.links.mail(user, mail, session);
      const entry = { action: 'password.ask', actor: null, resource: 'users', recordId: user._id, origin };
      await this.audit.record(entry, session);
    });
  }

  /** An unconfirmed address may belong to a stranger, who could then read the medical records. */
  private async needsDesk({ _id, type, emailConfirmedAt }: User): Promise<boolean> {
    return type === 'patient' && !emailConfirmedAt && (await this.history.exists(_id));
  }

  /** The desk checks the person's identity and prints a code for choosing a password. */
  private async leaveToDesk({ _id }: User, origin: Origin): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      await this.users.updateOne({ _id }, { $set: { passwordAskedAt: new Date() } }, { session });
      const entry = { action: 'password.ask', actor: null, resource: 'users', recordId: _id, origin };
      await this.audit.record(entry, session);
    });
  }
}
