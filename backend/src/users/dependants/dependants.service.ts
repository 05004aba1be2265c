import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { MAX_DEPENDANTS } from '../../../../openapi/contract/people/dependants.js';
import type {
  AddDependant,
  ChangeDependant,
  Dependant,
} from '../../../../openapi/contract/people/dependants.js';
import { AuditService } from '../../audit/audit.service.js';
import { unusablePasswordHash } from '../../auth/passwords.js';
import { factsOf } from '../../common/changes-between.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Actor, Caller } from '../../common/http/actor.js';
import { AccountLimits } from '../../common/limits/account-limits.service.js';
import { Listing } from '../../common/lists/list-answer.js';
import { idCondition, planList } from '../../common/lists/list-query.js';
import type { Condition, ListRules } from '../../common/lists/list-query.js';
import { typedText } from '../../common/lists/typed-text.js';
import { inTransaction } from '../../common/transaction.js';
import { DEFAULT_PATIENT_PICTURE } from '../../files/default-pictures.js';
import { tCommon } from '../../messages/common.js';
import { tDependant } from '../../messages/people/dependants.js';
import { assertActive } from '../active-accounts.js';
import { AllergyTexts } from '../allergy-texts.js';
import { assertChangedName } from '../changed-name.js';
import { HospitalNumbers } from '../hospital-numbers/hospital-numbers.service.js';
import { PeopleSearch } from '../people-search.js';
import { User, nameColumns } from '../user.schema.js';
import { AccountClaim } from '../walk-ins/account-claim.schema.js';
import { toDependant } from './dependant.mapper.js';
import { Guardians } from './guardians.service.js';
import { dayOfAge, isOfAge, lastBirthdayOfAge } from './of-age.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: typedText,
    holderId: idCondition('heldBy'),
    ofAge: (value) =>
      typeof value === 'boolean'
        ? { dob: { [value ? '$lte' : '$gt']: lastBirthdayOfAge(clock.today()) } }
        : null,
  },
  sorts: { id: '_id', fullName: 'nameKey', dob: 'dob' },
  defaultSort: ['id', 'ASC'],
});

const HELD = { type: 'patient', heldBy: { $exists: true } } as const;

/** A person's dependants; all for an administrator. */
const scopeOf = ({ type, userId }: Actor): Condition =>
  type === 'admin' ? HELD : { ...HELD, heldBy: new Types.ObjectId(userId) };

/** The dependants of a login: patients without a login of their own. */
@Injectable()
export class Dependants {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(AccountClaim.name) private readonly claims: Model<AccountClaim>,
    private readonly holders: Guardians,
    private readonly numbers: HospitalNumbers,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly accounts: AccountLimits,
    private readonly allergies: AllergyTexts,
    private readonly search: PeopleSearch,
  ) {}

  async list(query: ListQuery, actor: Actor): Promise<Listing<Dependant>> {
    const scope = scopeOf(actor);
    return Listing.of({
      model: this.users,
      scope,
      plan: await this.search.resolveAccounts(planList(query, listOn(this.clock)), scope),
      toAnswers: (rows) => this.toAnswers(rows),
    });
  }

  /** @throws Failure NOT_FOUND */
  async get(id: string, actor: Actor): Promise<Dependant> {
    const [answer] = await this.toAnswers([await this.findOrFail(id, actor)]);
    return answer;
  }

  /** The row of a dependant of the caller; for an administrator, of any dependant. */
  async findOrFail(id: string, actor: Actor, session?: ClientSession): Promise<User> {
    const row = await this.users
      .findOne({ $and: [{ _id: new Types.ObjectId(id) }, scopeOf(actor)] })
      .session(session ?? null)
      .lean<User>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }

  /** @throws Failure TOO_MANY_DEPENDANTS, TOO_MANY_REQUESTS, UNACCEPTABLE for a date of birth in the future */
  async add(body: AddDependant, by: Caller): Promise<Dependant> {
    this.assertBorn(body.dob);
    // Checked before the expensive hash (thirty milliseconds), and again by the write.
    await this.assertRoom(new Types.ObjectId(by.actor.userId));
    const id = await this.accounts.counted('DEPENDANTS', by, () => this.write(body, by));
    return this.get(String(id), by.actor);
  }

  private async write(
    { fullName, dob, gender, relationship, address, allergies }: AddDependant,
    by: Caller,
  ): Promise<Types.ObjectId> {
    const heldBy = new Types.ObjectId(by.actor.userId);
    const user = {
      _id: new Types.ObjectId(),
      ...nameColumns(fullName),
      type: 'patient' as const,
      hospitalNumber: await this.numbers.next(),
      passwordHash: await unusablePasswordHash(),
      dob,
      gender,
      relationship,
      address: address ?? null,
      heldBy,
      heldSince: new Date(),
      ...this.comingOfAge(dob),
      image: DEFAULT_PATIENT_PICTURE,
    };
    await inTransaction(this.connection, async (session) => {
      // Writes the guardian's row, so that concurrent calls run one after another.
      await assertActive(this.users, heldBy, session);
      await this.assertRoom(heldBy, session);
      await this.users.create([user], { session });
      const summary = await this.allergies.replace(user._id, allergies ?? null, by, session);
      await this.users.updateOne({ _id: user._id }, { $set: { allergies: summary } }, { session });
      const after = { type: 'patient', fullName, relationship, heldBy: by.actor.userId };
      const entry = { action: 'dependant.add', resource: 'dependants', recordId: user._id, after };
      await this.audit.record({ ...entry, ...by }, session);
    });
    return user._id;
  }

  /**
   * A guardian's change. An adult stays an adult: otherwise the records could never be taken over.
   * @throws Failure NOT_FOUND, EDIT_CONFLICT, UNACCEPTABLE
   */
  async change(id: string, { version, fullName, ...rest }: ChangeDependant, by: Caller): Promise<Dependant> {
    if (rest.dob) this.assertBorn(rest.dob);
    const set = {
      ...rest,
      ...(rest.dob && this.comingOfAge(rest.dob)),
      ...(fullName !== undefined && nameColumns(fullName)),
    };
    await inTransaction(this.connection, async (session) => {
      const before = await this.findOrFail(id, by.actor, session);
      if (version !== undefined && version !== before.version) throw new Failure('EDIT_CONFLICT');
      assertChangedName(before.fullName, fullName);
      if (rest.dob && this.isOfAge(before) && !isOfAge(rest.dob, this.clock.today()))
        throw fieldFailure('dob', tDependant('birthDateByDesk'));
      if (rest.allergies !== undefined)
        set.allergies = await this.allergies.replace(before._id, rest.allergies ?? null, by, session);
      const updated = await this.users
        .findOneAndUpdate(
          { _id: before._id, ...scopeOf(by.actor), version: before.version },
          { $set: set, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<User>();
      if (!updated) throw new Failure('EDIT_CONFLICT');
      const fields = Object.keys(set) as (keyof User)[];
      const pick = (user: User) => factsOf(Object.fromEntries(fields.map((field) => [field, user[field]])));
      const entry = { action: 'dependant.update', resource: 'dependants', recordId: id };
      await this.audit.record({ ...entry, ...by, before: pick(before), after: pick(updated) }, session);
    });
    return this.get(id, by.actor);
  }

  isOfAge({ dob }: User): boolean {
    return isOfAge(dob, this.clock.today());
  }

  /** No notification about people who are adults already. */
  private comingOfAge(dob: string): Pick<User, 'comesOfAgeOn'> {
    return isOfAge(dob, this.clock.today()) ? {} : { comesOfAgeOn: dayOfAge(dob) };
  }

  private async assertRoom(heldBy: Types.ObjectId, session: ClientSession | null = null): Promise<void> {
    const held = await this.users.countDocuments({ ...HELD, heldBy }).session(session);
    if (held >= MAX_DEPENDANTS) throw new Failure('TOO_MANY_DEPENDANTS');
  }

  private assertBorn(dob: string): void {
    if (dob > this.clock.today()) throw fieldFailure('dob', tCommon('birthDateNotPast'));
  }

  private async toAnswers(rows: User[]): Promise<Dependant[]> {
    const open = { userId: { $in: rows.map(({ _id }) => _id) }, expiresAt: { $gt: new Date() } };
    const [holders, claims] = await Promise.all([
      this.holders.of(rows),
      this.claims.find(open).sort({ expiresAt: 1 }).lean<AccountClaim[]>(),
    ]);
    const byPerson = new Map(claims.map((claim) => [String(claim.userId), claim]));
    const today = this.clock.today();
    return rows.flatMap((row) => {
      const holder = holders.get(String(row._id));
      return holder ? [toDependant(row, { holder, claim: byPerson.get(String(row._id)), today })] : [];
    });
  }
}
