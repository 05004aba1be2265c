import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type { Account } from '../../../openapi/contract/people/accounts.js';
import type { EraseAccount } from '../../../openapi/contract/people/erase-account.js';
import { AuditService } from '../audit/audit.service.js';
import { unusablePasswordHash } from '../auth/passwords.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { nameKeyOf } from '../common/name-key.js';
import { toE164Or } from '../common/phone.js';
import { inTransaction } from '../common/transaction.js';
import { LastLogins } from '../users/last-logins.js';
import { toAccount } from '../users/user.mapper.js';
import { User } from '../users/user.schema.js';
import { ErasedRows } from './erased-rows.js';
import { ErasureBlockers } from './erasure-blockers.js';
import { tProfile } from '../messages/people/profile.js';

const MAX_AT_A_TIME = 100;

/** Erases a patient's data except what a hospital must keep by law. */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly blockers: ErasureBlockers,
    private readonly rows: ErasedRows,
    private readonly logins: LastLogins,
    private readonly audit: AuditService,
  ) {}

  /**
   * Erases a patient's data for good, in one transaction.
   * @throws Failure NOT_FOUND; ACCOUNT_ERASED when it was done before; NOT_ERASABLE for a doctor or an
   *   administrator; UNACCEPTABLE when `confirm` is not the account's address; ERASURE_BLOCKED while something is
   *   open; HOLDS_DEPENDANTS
   */
  async erase(id: string, body: EraseAccount, by: Caller): Promise<Account> {
    // The hash of discarded random bytes.
    const passwordHash = await unusablePasswordHash();
    const erased = await inTransaction(this.connection, async (session) => {
      const before = await this.findErasable(id, body, session);
      await this.blockers.assertNone(before._id, session);
      const after = await this.rows.eraseAccount(before, passwordHash, session);
      const entry = { action: 'user.erase', ...by, resource: 'users', recordId: before._id };
      await this.audit.record({ ...entry, after: { reason: body.reason } }, session);
      return after;
    });
    const logins = await this.logins.of([erased._id]);
    return toAccount(erased, logins.get(String(erased._id)) ?? null);
  }

  /**
   * Checks recently erased people again, because a concurrent request may have written about them. Returns
   * their number.
   */
  async finishDue(now = new Date()): Promise<number> {
    const due = await this.users
      .find({ eraseAgainAt: { $lte: now } }, { _id: 1 })
      .limit(MAX_AT_A_TIME)
      .lean<User[]>();
    for (const { _id } of due) {
      try {
        await inTransaction(this.connection, async (session) => {
          await this.users.updateOne({ _id }, { $unset: { eraseAgainAt: 1 } }, { session });
          await this.rows.erase(_id, null, session);
        });
      } catch (error) {
        this.logger.warn(`The erasure of ${String(_id)} will be looked at again: ${String(error)}`);
      }
    }
    return due.length;
  }

  private async findErasable(id: string, { confirm }: EraseAccount, session: ClientSession): Promise<User> {
    const user = await this.users.findById(id).session(session).lean<User>();
    if (!user) throw new Failure('NOT_FOUND');
    if (user.erasedAt) throw new Failure('ACCOUNT_ERASED');
    if (user.type !== 'patient') throw new Failure('NOT_ERASABLE');
    if (user.email && confirm !== user.email)
      throw fieldFailure('confirm', tProfile('erasure.emailMismatch'));
    if (!user.email && user.mobile && toE164Or(user.mobile, confirm) !== user.mobile)
      throw fieldFailure('confirm', tProfile('erasure.mobileMismatch'));
    if (!user.email && !user.mobile && nameKeyOf(confirm) !== user.nameKey)
      throw fieldFailure('confirm', tProfile('erasure.nameMismatch'));
    return user;
  }
}
