import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { Account, UpdateAccount } from '../../../openapi/contract/people/accounts.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { dayFilters, flagCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { typedText } from '../common/lists/typed-text.js';
import { inTransaction } from '../common/transaction.js';
import { assertMayEnable } from './deaths/deceased-accounts.js';
import { DoctorDirectory } from './doctors/doctor-directory.js';
import { LastLogins } from './last-logins.js';
import { assertOtherOwner } from './staff/last-owner.js';
import { tStaff } from '../messages/people/staff.js';
import { PeopleSearch } from './people-search.js';
import { toAccount } from './user.mapper.js';
import { User } from './user.schema.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    type: oneOf('type', USER_TYPES),
    q: typedText,
    disabled: flagCondition('disabled'),
    ...dayFilters('createdAt', 'createdAt', clock),
  },
  sorts: { id: '_id', fullName: 'nameKey' },
  defaultSort: ['fullName', 'ASC'],
});

const isEnabledOwner = ({ staffRole, disabled }: User): boolean => staffRole === 'owner' && !disabled;

/** The columns before and after; the role only if it is another one. */
function changeOf(before: User, { disabled, staffRole }: Pick<UpdateAccount, 'disabled' | 'staffRole'>) {
  const isOther = staffRole && staffRole !== before.staffRole;
  return {
    before: { disabled: before.disabled, ...(isOther && { staffRole: before.staffRole }) },
    after: { disabled, ...(isOther && { staffRole }) },
  };
}

/** Accounts of all types, for administrators. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly directory: DoctorDirectory,
    private readonly sessions: SessionsService,
    private readonly logins: LastLogins,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly search: PeopleSearch,
  ) {}

  /** Reading a page is audited with its ids. */
  async list(query: ListQuery, by: Caller): Promise<Listing<Account>> {
    return Listing.of({
      model: this.users,
      scope: {},
      plan: await this.search.resolveAccounts(planList(query, listOn(this.clock)), {}),
      toAnswers: async (rows) => {
        const after = { ids: rows.map(({ _id }) => String(_id)) };
        if (rows.length > 0)
          await this.audit.record({ action: 'user.list', resource: 'users', after, ...by });
        return this.toAnswers(rows);
      },
    });
  }

  async get(id: string, by: Caller): Promise<Account> {
    const user = await this.users.findById(id).lean<User>();
    if (!user) throw new Failure('NOT_FOUND');
    const recordId = new Types.ObjectId(id);
    await this.audit.record({ action: 'user.read', resource: 'users', recordId, ...by });
    return this.toAnswer(user);
  }

  /**
   * Disables or enables an account and changes the role of a member of staff. Disabling and another role end its
   * sessions immediately.
   * @throws Failure OWN_ACCOUNT for disabling oneself; LAST_OWNER; EDIT_CONFLICT if another person changed the
   *   account since `version`; ACCOUNT_ERASED; WRONG_STATE for enabling the account of a deceased person; of the
   *   field `staffRole` for an account that is not one of staff
   */
  async update(id: string, { disabled, staffRole, version }: UpdateAccount, by: Caller): Promise<Account> {
    if (disabled && id === by.actor.userId) throw new Failure('OWN_ACCOUNT');
    const after = await inTransaction(this.connection, async (session) => {
      const before = await this.users.findById(id).session(session).lean<User>();
      if (!before) throw new Failure('NOT_FOUND');
      if (before.erasedAt) throw new Failure('ACCOUNT_ERASED');
      if (version !== undefined && version !== before.version) throw new Failure('EDIT_CONFLICT');
      assertMayEnable(before, disabled);
      if (staffRole && before.type !== 'admin') throw fieldFailure('staffRole', tStaff('onlyStaff'));
      const change = changeOf(before, { disabled, staffRole });
      const isWeakened = disabled || (change.after.staffRole ?? 'owner') !== 'owner';
      if (isEnabledOwner(before) && isWeakened) await assertOtherOwner(this.users, [before._id], session);
      const updated = await this.users
        .findByIdAndUpdate(
          id,
          { $set: change.after, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<User>();
      if (disabled || change.after.staffRole) await this.sessions.endAll(before._id, session);
      const entry = { action: 'user.update', resource: 'users', recordId: before._id, ...by };
      await this.audit.record({ ...entry, ...change }, session);
      return updated!;
    });
    if (after.type === 'doctor') this.directory.drop();
    return this.toAnswer(after);
  }

  private async toAnswers(rows: User[]): Promise<Account[]> {
    const logins = await this.logins.of(rows.map(({ _id }) => _id));
    return rows.map((row) => toAccount(row, logins.get(String(row._id)) ?? null));
  }

  private async toAnswer(row: User): Promise<Account> {
    const [answer] = await this.toAnswers([row]);
    return answer;
  }
}
