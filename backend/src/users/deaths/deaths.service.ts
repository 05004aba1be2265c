import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import type { RecordDeath } from '../../../../openapi/contract/people/deaths.js';
import { AuditService } from '../../audit/audit.service.js';
import { SessionsService } from '../../auth/sessions.service.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import type { Caller } from '../../common/http/actor.js';
import { inTransaction } from '../../common/transaction.js';
import { tCommon } from '../../messages/common.js';
import { tUser } from '../../messages/people/users.js';
import { User } from '../user.schema.js';
import { UsersService } from '../users.service.js';

/** Records that a patient has died, or that this was a mistake. Visits and orders stay: staff decide about each. */
@Injectable()
export class Deaths {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly accounts: UsersService,
    private readonly sessions: SessionsService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** Repeated calls change only the date. @throws Failure NOT_FOUND, ACCOUNT_ERASED, EDIT_CONFLICT, VALIDATION_FAILED */
  async record(id: string, body: RecordDeath, by: Caller): Promise<UserDto> {
    await inTransaction(this.connection, async (session) => {
      const before = await this.users.findOne({ _id: id, type: 'patient' }).session(session).lean<User>();
      if (!before) throw new Failure('NOT_FOUND');
      if (before.erasedAt) throw new Failure('ACCOUNT_ERASED');
      if (body.version !== undefined && body.version !== before.version) throw new Failure('EDIT_CONFLICT');
      if (body.deceased) await this.setDeceased(before, body.date ?? null, session);
      else await this.withdraw(before, session);
      await this.note(before, body, { by, session });
    });
    return this.accounts.getOfType(id, 'patient', by.actor);
  }

  private async setDeceased(before: User, date: string | null, session: ClientSession): Promise<void> {
    this.assertDate(date, before.dob);
    const { recordedAt = new Date(), wasDisabled = before.disabled } = before.deceased ?? {};
    const deceased = { date, recordedAt, wasDisabled };
    const change = { $set: { deceased, disabled: true }, $inc: { version: 1 } };
    await this.users.updateOne({ _id: before._id }, change, { session });
    await this.sessions.endAll(before._id, session);
  }

  private async withdraw({ _id, deceased }: User, session: ClientSession): Promise<void> {
    if (!deceased) return;
    const change = {
      $set: { disabled: deceased.wasDisabled },
      $unset: { deceased: 1 as const },
      $inc: { version: 1 },
    };
    await this.users.updateOne({ _id }, change, { session });
  }

  private assertDate(date: string | null, dob: string | null): void {
    if (date === null) return;
    if (date > this.clock.today()) throw fieldFailure('date', tCommon('dateInFuture'));
    if (dob && date < dob) throw fieldFailure('date', tUser('death.beforeBirth'));
  }

  private note(
    { _id, deceased }: User,
    body: RecordDeath,
    { by, session }: { by: Caller; session: ClientSession },
  ): Promise<void> {
    const action = body.deceased ? 'patient.recordDeath' : 'patient.withdrawDeath';
    const entry = { action, resource: 'patients', recordId: _id, ...by };
    const before = { deceased: Boolean(deceased), date: deceased?.date ?? null };
    const after = { deceased: body.deceased, date: body.deceased ? (body.date ?? null) : null };
    return this.audit.record({ ...entry, before, after }, session);
  }
}
