import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { NewAdministrator } from '../../../openapi/contract/site/set-up.js';
import { AuditService } from '../audit/audit.service.js';
import { assertUncommon, hashPassword } from '../auth/passwords.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { fieldFailure, sentenceOf } from '../common/errors/errors.js';
import type { Origin } from '../common/http/actor.js';
import { DEFAULT_PATIENT_PICTURE } from '../files/default-pictures.js';
import { User, nameColumns } from '../users/user.schema.js';

/** Creates administrators who have no colleague to do it: at the set-up and on the command line. */
@Injectable()
export class Administrators {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly audit: AuditService,
  ) {}

  async exist(session: ClientSession | null = null): Promise<boolean> {
    return (await this.users.exists({ type: 'admin' }).session(session)) !== null;
  }

  /** The columns of a new account, prepared before a transaction because the hash takes time. */
  async prepare({ fullName, email, password }: NewAdministrator) {
    await assertUncommon(password);
    return {
      ...nameColumns(fullName),
      _id: new Types.ObjectId(),
      email,
      type: 'admin' as const,
      passwordHash: await hashPassword(password),
      image: DEFAULT_PATIENT_PICTURE,
      emailConfirmedAt: new Date(),
    };
  }

  /** @throws Failure EMAIL_TAKEN if an administrator has the address */
  async create(
    account: Awaited<ReturnType<Administrators['prepare']>>,
    { session, origin }: { session?: ClientSession; origin?: Origin } = {},
  ): Promise<void> {
    try {
      await this.users.create([account], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw fieldFailure('email', sentenceOf('EMAIL_TAKEN'), 'EMAIL_TAKEN');
      throw error;
    }
    await this.audit.record(
      {
        action: 'user.register',
        actor: null,
        origin,
        resource: 'users',
        recordId: account._id,
        after: { type: 'admin' },
      },
      session,
    );
  }
}
