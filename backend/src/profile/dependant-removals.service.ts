import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import { unusablePasswordHash } from '../auth/passwords.js';
import { Failure } from '../common/errors/errors.js';
import type { Caller } from '../common/http/actor.js';
import { inTransaction } from '../common/transaction.js';
import { User } from '../users/user.schema.js';
import { ErasedRows } from './erased-rows.js';
import { OWN_COLLECTIONS } from './own-data.js';

/** Rows that are not medical records; they are deleted with the person. */
const GOES_ALONG = ['notifications', 'sessions', 'files', 'allergies'];

/** Lets a guardian remove a dependant without any records. */
@Injectable()
export class DependantRemovals {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly rows: ErasedRows,
    private readonly audit: AuditService,
  ) {}

  /** Erases the account like any other. @throws Failure NOT_FOUND, DEPENDANT_HAS_RECORDS */
  async remove(id: string, by: Caller): Promise<void> {
    // Checked before the expensive hash (thirty milliseconds), and again by the write.
    await this.findRemovable(id, by);
    const passwordHash = await unusablePasswordHash();
    await inTransaction(this.connection, async (session) => {
      const before = await this.findRemovable(id, by, session);
      await this.rows.eraseAccount(before, passwordHash, session);
      const entry = { action: 'dependant.remove', resource: 'dependants', recordId: id };
      await this.audit.record({ ...entry, ...by }, session);
    });
  }

  /** @throws Failure NOT_FOUND, DEPENDANT_HAS_RECORDS */
  private async findRemovable(id: string, by: Caller, session?: ClientSession): Promise<User> {
    const held = { _id: id, type: 'patient' as const, heldBy: new Types.ObjectId(by.actor.userId) };
    const row = await this.users
      .findOne(held)
      .session(session ?? null)
      .lean<User>();
    if (!row) throw new Failure('NOT_FOUND');
    await this.assertNothing(row._id, session);
    return row;
  }

  private async assertNothing(_id: Types.ObjectId, session?: ClientSession): Promise<void> {
    for (const { collection, owner, name } of OWN_COLLECTIONS) {
      if (GOES_ALONG.includes(name)) continue;
      const found = await this.connection.db!.collection(collection).findOne({ [owner]: _id }, { session });
      if (found) throw new Failure('DEPENDANT_HAS_RECORDS');
    }
  }
}
