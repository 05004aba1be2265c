import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { assertStaffMay, staffMay } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { UpdateDoctor } from '../../../openapi/contract/people/doctors.js';
import type { UserDto } from '../../../openapi/contract/people/accounts.js';
import type { UpdatePatient } from '../../../openapi/contract/people/update-patient.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { DOCTOR_APPROVALS, SPECIALITIES } from '../../../openapi/contract/people/fields.js';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { factsOf } from '../common/changes-between.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { dayFilters, flagCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { typedText } from '../common/lists/typed-text.js';
import { toPaise } from '../common/money.js';
import { toE164Or } from '../common/phone.js';
import { inTransaction } from '../common/transaction.js';
import { FilesService } from '../files/files.service.js';
import { Notifier } from '../notifications/notifier.service.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { AllergyTexts } from './allergy-texts.js';
import { assertChangedName } from './changed-name.js';
import { DoctorDirectory } from './doctors/doctor-directory.js';
import { Guardians } from './dependants/guardians.service.js';
import { birthDateColumns, endsChildhood } from './edits/changed-birth-date.js';
import { detailsNotification } from './edits/changed-details-notification.js';
import { OpenPatients } from './open-patients.js';
import { PeopleSearch } from './people-search.js';
import { registrationColumns } from './doctors/medical-registration.js';
import { registrationNotification } from './doctors/registration-notification.js';
import { isApproved } from './doctors/doctor-profile.schema.js';
import { assertMayEnable } from './deaths/deceased-accounts.js';
import { User, mobileColumns, nameColumns, renamingOf } from './user.schema.js';
import { toUser } from './user.mapper.js';
import { tCommon } from '../messages/common.js';
import { tUser } from '../messages/people/users.js';

const listOn = (clock: HospitalClock): ListRules => ({
  filters: {
    q: typedText,
    speciality: oneOf('speciality', SPECIALITIES),
    approval: oneOf('approval', DOCTOR_APPROVALS),
    published: flagCondition('published'),
    disabled: flagCondition('disabled'),
    deceased: (value) => (value === true ? { 'deceased.recordedAt': { $exists: true } } : null),
    passwordAsked: (value) => (value === true ? { passwordAskedAt: { $exists: true } } : null),
    ...dayFilters('createdAt', 'createdAt', clock),
  },
  sorts: { id: '_id', fullName: 'nameKey', fee: 'feePaise' },
  defaultSort: ['fullName', 'ASC'],
});

interface Viewing {
  actor: Actor;
  scope?: Condition;
  note?: (ids: string[]) => Promise<void>;
}

/** Reads and changes accounts. */
@Injectable()
export class UsersService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly links: OpenPatients,
    private readonly directory: DoctorDirectory,
    private readonly sessions: SessionsService,
    private readonly holders: Guardians,
    private readonly slugs: SlugHistory,
    private readonly files: FilesService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly allergies: AllergyTexts,
    private readonly notifier: Notifier,
    private readonly search: PeopleSearch,
  ) {}

  /** An account: one's own, any for an admin, a patient's for a doctor to whom the record is open. */
  async get(id: string, by: Caller): Promise<UserDto> {
    const user = await this.users.findById(id).lean<User>();
    if (!user || !(await this.maySee(user, by.actor))) throw new Failure('NOT_FOUND');
    if (user.type === 'patient' && id !== by.actor.userId) {
      await this.audit.record({ action: 'user.read', ...by, resource: 'users', recordId: id });
    }
    return this.toAnswer(user, by.actor);
  }

  /** One role's accounts within the caller's scope. `note` receives the ids that are read. */
  async list(type: UserType, query: ListQuery, viewing: Viewing): Promise<Listing<UserDto>> {
    const { actor, note } = viewing;
    const scope = { type, ...viewing.scope };
    const plan = planList(query, listOn(this.clock));
    return Listing.of({
      model: this.users,
      scope,
      plan: await this.search.resolveAccounts(plan, scope, type === 'doctor' ? ofSpeciality : undefined),
      toAnswers: async (rows) => {
        await note?.(rows.map(({ _id }) => String(_id)));
        return this.toAnswers(rows, actor);
      },
    });
  }

  async getOfType(id: string, type: UserType, actor: Actor): Promise<UserDto> {
    const user = await this.users.findOne({ _id: id, type }).lean<User>();
    if (!user) throw new Failure('NOT_FOUND');
    return this.toAnswer(user, actor);
  }

  /**
   * An admin's change of an account. Disabling it ends its sessions immediately.
   * @throws Failure EDIT_CONFLICT if another person changed it since `version`, ACCOUNT_ERASED, WRONG_STATE for
   *   publishing a doctor who has not been approved, or for enabling the account of a deceased person
   */
  async update(
    id: string,
    type: 'doctor' | 'patient',
    { version, registrationNumber, registrationVerified, ...change }: UpdateDoctor & UpdatePatient,
    by: Caller,
  ): Promise<UserDto> {
    const after = await inTransaction(this.connection, async (session) => {
      const before = await this.users.findOne({ _id: id, type }).session(session).lean<User>();
      if (!before) throw new Failure('NOT_FOUND');
      if (before.erasedAt) throw new Failure('ACCOUNT_ERASED');
      assertChangedName(before.fullName, change.fullName);
      const set = columnsOf(change, before);
      if (version !== undefined && version !== before.version) throw new Failure('EDIT_CONFLICT');
      assertMayEnable(before, set.disabled);
      if (set.disabled !== undefined && set.disabled !== before.disabled)
        assertStaffMay(by.actor, type === 'patient' ? 'patients.close' : 'doctors.edit');
      if (set.published && !isApproved(before))
        throw new Failure('WRONG_STATE', { sentence: tUser('approvalFirst') });
      const registration = { registrationNumber, registrationVerified };
      Object.assign(
        set,
        tableInsteadOfHours(before, set),
        registrationColumns(before, registration, by.actor),
        birthDateColumns(before, change.dob, this.clock.today()),
      );
      if (change.allergies !== undefined)
        set.allergies = await this.allergies.replace(before._id, change.allergies ?? null, by, session);
      const updated = await this.users
        .findByIdAndUpdate(
          id,
          {
            $set: set,
            $inc: { version: 1 },
            ...(endsChildhood(set, this.clock.today()) && { $unset: { comesOfAgeOn: 1 } }),
          },
          { session, returnDocument: 'after' },
        )
        .lean<User>();
      if (type === 'doctor') await this.slugs.renamed('doctors', renamingOf(before, set.fullName), session);
      if (set.disabled) await this.sessions.endAll(before._id, session);
      const fields = Object.keys(set) as (keyof User)[];
      const pick = (user: User) => factsOf(Object.fromEntries(fields.map((field) => [field, user[field]])));
      await this.audit.record(
        {
          action: `${type}.update`,
          ...by,
          resource: `${type}s`,
          recordId: id,
          before: pick(before),
          after: pick(updated!),
        },
        session,
      );
      const notifications = [
        registrationNotification(before, updated!),
        detailsNotification(before, updated!),
      ];
      for (const notification of notifications)
        if (notification) await this.notifier.notify(notification, session);
      return updated!;
    });
    if (type === 'doctor') this.directory.drop();
    return this.toAnswer(after, by.actor);
  }

  private async maySee(user: User, actor: Actor): Promise<boolean> {
    if (String(user._id) === actor.userId || actor.staffRole === 'owner') return true;
    if (actor.type !== 'doctor' || user.type !== 'patient') return false;
    return this.links.exists(actor.userId, String(user._id));
  }

  private async toAnswer(user: User, actor: Actor): Promise<UserDto> {
    const [answer] = await this.toAnswers([user], actor);
    return answer;
  }

  private async toAnswers(rows: User[], actor: Actor): Promise<UserDto[]> {
    const holders = await this.holders.of(rows);
    const sign = this.files.signerFor(actor);
    const readsAllergies = staffMay(actor, 'patients.readAllergies');
    return rows.map((user) => toUser(user, { sign, heldBy: holders.get(String(user._id)), readsAllergies }));
  }
}

/** The database's columns for the fields of an admin's change. */
function columnsOf(
  {
    fee,
    fullName,
    mobile,
    timeSlots,
    ...rest
  }: Omit<UpdateDoctor & UpdatePatient, 'version' | 'registrationNumber' | 'registrationVerified'>,
  before: User,
): Partial<User> {
  const number = mobile === undefined ? undefined : toE164Or(before.mobile, mobile);
  if (number === null) throw fieldFailure('mobile', tCommon('phoneInvalid'));
  return {
    ...rest,
    ...(fullName !== undefined && nameColumns(fullName)),
    ...(number !== undefined && mobileColumns(number)),
    ...(fee !== undefined && { feePaise: toPaise(fee) }),
    ...(timeSlots !== undefined && { timeSlots: timeSlots.toSorted() }),
  };
}

/** Days or times that differ from the doctor's hours replace these hours. */
function tableInsteadOfHours(before: User, after: Partial<User>): Partial<User> {
  if (!before.hours) return {};
  const differs = ([was, is]: [string[], string[] | undefined]) =>
    is !== undefined && was.toSorted().join() !== is.toSorted().join();
  const isTable =
    differs([before.availableDays, after.availableDays]) || differs([before.timeSlots, after.timeSlots]);
  return isTable ? { hours: null } : {};
}

/** The doctors of the specialities whose names have the typed text. */
const ofSpeciality = (typed: string): Condition[] => {
  const text = typed.toLowerCase();
  return [{ speciality: { $in: SPECIALITIES.filter((name) => name.toLowerCase().includes(text)) } }];
};
