import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type {
  Dependant,
  EndHolding,
  InviteDependant,
} from '../../../../openapi/contract/people/dependants.js';
import { AuditService } from '../../audit/audit.service.js';
import type { Caller } from '../../common/http/actor.js';
import { AccountLimits } from '../../common/limits/account-limits.service.js';
import { Failure } from '../../common/errors/errors.js';
import { inTransaction } from '../../common/transaction.js';
import { NOT_HELD, User } from '../user.schema.js';
import { AccountClaim } from '../walk-ins/account-claim.schema.js';
import { AccountClaims } from '../walk-ins/account-claims.service.js';
import { ClaimLimiter } from '../walk-ins/claim-limiter.js';
import { Dependants } from './dependants.service.js';
import { InvitationLimits } from './invitation-limits.js';
import { GuardianshipEnd } from './guardianship-end.service.js';
import type { Held } from './guardianship-end.service.js';

/** The ways in which a guardianship ends. */
@Injectable()
export class Takeovers {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(AccountClaim.name) private readonly claims: Model<AccountClaim>,
    private readonly dependants: Dependants,
    private readonly accounts: AccountClaims,
    private readonly holdings: GuardianshipEnd,
    private readonly limiter: ClaimLimiter,
    private readonly invitations: InvitationLimits,
    private readonly limits: AccountLimits,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure NOT_FOUND, NOT_OF_AGE, EMAIL_TAKEN, TOO_MANY_REQUESTS */
  async invite(id: string, body: InviteDependant, by: Caller): Promise<Dependant> {
    const person = await this.dependants.findOrFail(id, by.actor);
    if (!this.dependants.isOfAge(person)) throw new Failure('NOT_OF_AGE');
    await this.limiter.countInvitation(by.actor.userId);
    await this.limits.counted('INVITATIONS', by, async () => {
      await this.invitations.count(body.email, by.origin.address);
      await this.accounts.mail(id, body, by);
    });
    return this.dependants.get(id, by.actor);
  }

  /**
   * Ends only the open invitation. A guardian cannot revoke a code that the desk printed for the person.
   * @throws Failure NOT_FOUND, also when the person has just taken over
   */
  async withdraw(id: string, by: Caller): Promise<Dependant> {
    await inTransaction(this.connection, async (session) => {
      const { _id } = await this.dependants.findOrFail(id, by.actor, session);
      const open = { userId: _id, ...(by.actor.type !== 'admin' && { email: { $exists: true } }) };
      // A takeover deletes these rows, too: one of two parallel calls finds none.
      const { deletedCount } = await this.claims.deleteMany(open, { session });
      if (deletedCount === 0) return;
      const entry = { action: 'dependant.withdrawInvitation', resource: 'dependants', recordId: _id };
      await this.audit.record({ ...entry, ...by }, session);
    });
    return this.dependants.get(id, by.actor);
  }

  /** The desk ends a guardianship; its invitations no longer work. @throws Failure NOT_FOUND */
  async end(id: string, { reason }: EndHolding, by: Caller): Promise<void> {
    await inTransaction(this.connection, async (session) => {
      const before = await this.users
        .findOneAndUpdate(
          { _id: id, type: 'patient', heldBy: { $exists: true } },
          { $unset: NOT_HELD, $inc: { version: 1 } },
          { session, returnDocument: 'before' },
        )
        .lean<Held>();
      if (!before) throw new Failure('NOT_FOUND');
      const open = await this.claims.find({ userId: before._id }).session(session).lean<AccountClaim[]>();
      await this.claims.deleteMany({ userId: before._id }, { session });
      const addresses = open.flatMap(({ email }) => email ?? []);
      await this.holdings.ended(before, { reason, addresses }, session);
      const entry = { action: 'dependant.end', resource: 'dependants', recordId: id };
      const trace = { before: { heldBy: String(before.heldBy) }, after: { reason } };
      await this.audit.record({ ...entry, ...trace, ...by }, session);
    });
  }
}
