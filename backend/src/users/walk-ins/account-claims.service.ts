import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { CLAIM_DAYS } from '../../../../openapi/contract/people/walk-ins.js';
import type { ClaimAccount, ClaimCode, MailClaim } from '../../../../openapi/contract/people/walk-ins.js';
import { AuditService } from '../../audit/audit.service.js';
import { EmailConfirmations } from '../../auth/email-confirmations/email-confirmations.service.js';
import { NewPasswords } from '../../auth/new-passwords.service.js';
import { assertUncommon, hashPassword } from '../../auth/passwords.js';
import type { Caller, Origin } from '../../common/http/actor.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure, fieldFailure, sentenceOf } from '../../common/errors/errors.js';
import { newToken } from '../../common/secret-token.js';
import { inTransaction } from '../../common/transaction.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { Letterhead } from '../../mail/letterhead.js';
import { sealMail } from '../../mail/mail-secret.js';
import { nameInMail } from '../../mail/name-in-mail.js';
import { renderLetter } from '../../mail/mail-template.js';
import { OutboxService } from '../../outbox/outbox.service.js';
import { GuardianshipEnd } from '../dependants/guardianship-end.service.js';
import { isOfAge } from '../dependants/of-age.js';
import { NOT_HELD, User } from '../user.schema.js';
import { AccountClaim } from './account-claim.schema.js';
import { claimHash, newClaimCode } from './claim-code.js';
import { ClaimLimiter } from './claim-limiter.js';
import { tDependant } from '../../messages/people/dependants.js';
import { tUser } from '../../messages/people/users.js';

const DAY_MS = 24 * 3_600_000;
/** Accounts without an email address, or with an unconfirmed one, which may be a stranger's. */
const UNCLAIMED = {
  type: 'patient' as const,
  disabled: false,
  $or: [{ email: { $exists: false } }, { emailConfirmedAt: null }],
};

/**
 * Transfers an account to its patient, once, with a printed code or a mailed link of the desk. The desk opened
 * the account, or its address was never confirmed.
 */
@Injectable()
export class AccountClaims {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(AccountClaim.name) private readonly claims: Model<AccountClaim>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly limiter: ClaimLimiter,
    private readonly confirmations: EmailConfirmations,
    private readonly passwords: NewPasswords,
    private readonly outbox: OutboxService,
    private readonly letterhead: Letterhead,
    private readonly clock: HospitalClock,
    private readonly holdings: GuardianshipEnd,
    private readonly audit: AuditService,
  ) {}

  /** A code to print; it replaces the previous one. @throws Failure NOT_FOUND, ALREADY_CLAIMED, NOT_OF_AGE */
  async print(id: string, by: Caller): Promise<ClaimCode> {
    const code = newClaimCode();
    const expiresAt = await inTransaction(this.connection, async (session) => {
      const user = await this.unclaimed(id, session);
      await this.claims.deleteMany({ userId: user._id, email: { $exists: false } }, { session });
      return this.keep({ code, user, by }, session);
    });
    return { code, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Mails a link to the patient's address.
   * @throws Failure NOT_FOUND, ALREADY_CLAIMED, NOT_OF_AGE, EMAIL_TAKEN
   */
  async mail(id: string, { email }: MailClaim, by: Caller): Promise<void> {
    const token = newToken();
    await inTransaction(this.connection, async (session) => {
      const user = await this.unclaimed(id, session);
      const others = { _id: { $ne: user._id }, email, type: 'patient' } as const;
      if (await this.users.exists(others).session(session)) throw emailTaken();
      await this.claims.deleteMany({ userId: user._id, email: { $exists: true } }, { session });
      await this.keep({ code: token, email, user, by }, session);
      const mail = {
        to: email,
        subject: tUser('claim.subject'),
        known: by.actor.type === 'admin',
        ...sealMail((secret) => this.letter(user, by, secret), token, this.env),
      };
      await this.outbox.addMail(`account-claim:${claimHash(token)}`, mail, session);
    });
  }

  /**
   * Gives the account the code holder's address and password, atomically: when the address is taken the code
   * stays valid.
   * @throws Failure CLAIM_INVALID, EMAIL_TAKEN, TOO_MANY_REQUESTS, of a field
   */
  async claim({ code, email, password }: ClaimAccount, origin: Origin): Promise<void> {
    await this.limiter.count(origin.address);
    const valid = { _id: claimHash(code), expiresAt: { $gt: new Date() } };
    if (!(await this.claims.exists(valid))) throw new Failure('CLAIM_INVALID');
    await this.limiter.forgive(origin.address);
    await assertUncommon(password);
    const passwordHash = await hashPassword(password);
    await inTransaction(this.connection, async (session) => {
      // One of two concurrent calls with the same code deletes it.
      const used = await this.claims.findOneAndDelete(valid, { session }).lean<AccountClaim>();
      if (!used) throw new Failure('CLAIM_INVALID');
      const before = await this.users.findById(used.userId).session(session).lean<User>();
      const address = used.email ?? email ?? before?.email;
      if (!address) throw fieldFailure('email', tUser('claim.emailRequired'));
      const own = { email: address, passwordHash, emailConfirmedAt: used.email ? new Date() : null };
      // The same write ends the guardianship.
      const user = await this.users
        .findOneAndUpdate(
          { _id: used.userId, ...UNCLAIMED },
          { $set: own, $unset: { ...NOT_HELD, passwordAskedAt: 1 }, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<User>();
      if (!user) throw new Failure('CLAIM_INVALID');
      await this.claims.deleteMany({ userId: user._id }, { session });
      await this.confirmations.endLinks(user._id, session);
      if (!used.email) await this.confirmations.ask(user, session);
      if (before?.email)
        await this.passwords.afterChange(user, { action: 'password.reset', origin }, session);
      if (before?.heldBy) await this.holdings.takenOver({ ...before, heldBy: before.heldBy }, session);
      const actor = { userId: String(user._id), type: user.type };
      const entry = { action: 'user.claim', actor, resource: 'users', recordId: user._id, origin };
      await this.audit.record(entry, session);
    }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? emailTaken() : error;
    });
  }

  private async unclaimed(id: string, session: ClientSession): Promise<User> {
    const user = await this.users.findOne({ _id: id, type: 'patient' }).session(session).lean<User>();
    if (!user || user.disabled) throw new Failure('NOT_FOUND');
    if (user.email && user.emailConfirmedAt) throw new Failure('ALREADY_CLAIMED');
    if (user.heldBy && !isOfAge(user.dob, this.clock.today())) throw new Failure('NOT_OF_AGE');
    return user;
  }

  private async keep(
    { code, email, user, by }: { code: string; email?: string; user: User; by: Caller },
    session: ClientSession,
  ): Promise<Date> {
    const expiresAt = new Date(Date.now() + CLAIM_DAYS * DAY_MS);
    const claim = { _id: claimHash(code), userId: user._id, expiresAt, ...(email && { email }) };
    await this.claims.create([claim], { session });
    const action = email ? 'user.mailClaim' : 'user.printClaim';
    await this.audit.record({ action, ...by, resource: 'users', recordId: user._id }, session);
    return expiresAt;
  }

  private letter({ fullName, heldBy }: User, { actor }: Caller, secret: string): string {
    const { name: hospital, phone } = this.letterhead.known();
    return renderLetter(
      {
        name: fullName,
        paragraphs: [
          actor.type === 'patient'
            ? tDependant('invitation.body', {
                holder: nameInMail(actor.fullName, tDependant('aPatient')),
                claimDays: CLAIM_DAYS,
              })
            : tUser('claim.body', { claimDays: CLAIM_DAYS }),
          tUser('claim.notYou'),
        ],
        facts: [],
        because: 'account',
        action: {
          text: tUser('claim.button'),
          url: `${this.env.PUBLIC_URL}/claim#code=${secret}${heldBy ? '&takes-over=1' : ''}`,
        },
      },
      hospital,
      phone,
    );
  }
}

const emailTaken = () => fieldFailure('email', sentenceOf('EMAIL_TAKEN'), 'EMAIL_TAKEN');
