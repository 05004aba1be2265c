import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Caller } from '../../common/http/actor.js';
import type { DoctorApproval } from '../../../../openapi/contract/people/fields.js';
import type { RefuseDoctor } from '../../../../openapi/contract/people/doctors.js';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import { inTransaction } from '../../common/transaction.js';
import { Notifier } from '../../notifications/notifier.service.js';
import type { Message } from '../../notifications/notifier.service.js';
import { DoctorDirectory } from './doctor-directory.js';
import { User } from '../user.schema.js';
import { UsersService } from '../users.service.js';
import { tCommon } from '../../messages/common.js';
import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { tUser } from '../../messages/people/users.js';

interface Answer {
  action: 'doctor.approve' | 'doctor.refuse';
  /** States that can be decided. */
  from: DoctorApproval[];
  set: Partial<User>;
  tell: Pick<Message, 'title' | 'notice' | 'paragraphs' | 'facts'>;
}

/**
 * An administrator's decision on doctors who registered with a code: until then they are unlisted and see no
 * patients.
 */
@Injectable()
export class DoctorApprovals {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly reader: UsersService,
    private readonly directory: DoctorDirectory,
    private readonly notifier: Notifier,
    private readonly audit: AuditService,
  ) {}

  /** Publishes the doctor, also a refused one. @throws Failure NOT_FOUND, WRONG_STATE */
  approve(id: string, by: Caller): Promise<UserDto> {
    const tell = {
      title: tUser('approved.title'),
      paragraphs: [tUser('approved.body')],
      facts: [],
    };
    const set = { approval: 'approved' as const, published: true };
    return this.answer(id, { action: 'doctor.approve', from: ['waiting', 'refused'], set, tell }, by);
  }

  /** @throws Failure NOT_FOUND, WRONG_STATE for a doctor who has been decided on */
  refuse(id: string, { reason }: RefuseDoctor, by: Caller): Promise<UserDto> {
    const tell: Answer['tell'] = {
      title: tUser('refused.title'),
      notice: tUser('refused.notice', { reason: ended(reason) }),
      paragraphs: [tUser('refused.body')],
      facts: [[tCommon('reason'), reason]],
    };
    const set = { approval: 'refused' as const, approvalReason: reason };
    return this.answer(id, { action: 'doctor.refuse', from: ['waiting'], set, tell }, by);
  }

  private async answer(id: string, { action, from, set, tell }: Answer, by: Caller): Promise<UserDto> {
    await inTransaction(this.connection, async (session) => {
      const change = {
        $set: set,
        ...(!set.approvalReason && { $unset: { approvalReason: 1 as const } }),
        $inc: { version: 1 },
      };
      const before = await this.users
        .findOneAndUpdate({ _id: id, type: 'doctor', approval: { $in: from } }, change, { session })
        .lean<User>();
      if (!before) throw await this.refusal(id);
      const entry = { action, ...by, resource: 'doctors', recordId: before._id };
      await this.audit.record({ ...entry, before: { approval: before.approval }, after: set }, session);
      const page = { link: '/doctor-login', linkText: tUser('openMyArea') };
      const key = `${action}:${String(before._id)}:${before.version}`;
      await this.notifier.notify({ ...tell, ...page, key, to: before._id }, session);
    });
    this.directory.drop();
    return this.reader.getOfType(id, 'doctor', by.actor);
  }

  private async refusal(id: string): Promise<Failure> {
    const isDoctor = await this.users.exists({ _id: id, type: 'doctor' });
    return isDoctor
      ? new Failure('WRONG_STATE', { sentence: tUser('registrationAnswered') })
      : new Failure('NOT_FOUND');
  }
}
