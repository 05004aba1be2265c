import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { DEPENDANTS, OWN_COLLECTIONS, readable } from './own-data.js';
import type { OwnCollection } from './own-data.js';
import { ProfileService } from './profile.service.js';

/** Exports everything that the portal stores about a person. */
@Injectable()
export class ExportService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly profile: ProfileService,
    private readonly audit: AuditService,
  ) {}

  /** Streams JSON text row by row, to limit the memory. */
  async begin(by: Caller): Promise<AsyncGenerator<string>> {
    const account = await this.profile.get(by.actor);
    const entry = { action: 'user.export', ...by, resource: 'users', recordId: by.actor.userId };
    await this.audit.record(entry);
    return this.write(account, new Types.ObjectId(by.actor.userId));
  }

  private async *write(account: object, userId: Types.ObjectId): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())},"account":${JSON.stringify(account)}`;
    for (const own of [...OWN_COLLECTIONS, DEPENDANTS]) {
      yield `,\n${JSON.stringify(own.name)}:[`;
      let separator = '';
      for await (const row of this.rowsOf(own, userId)) {
        yield `${separator}\n${JSON.stringify(readable(row))}`;
        separator = ',';
      }
      yield ']';
    }
    yield '}\n';
  }

  private rowsOf(
    { collection, owner, without, where }: Omit<OwnCollection, 'erasure'>,
    userId: Types.ObjectId,
  ) {
    const projection = Object.fromEntries(without.map((column) => [column, 0]));
    return this.connection.db!.collection(collection).find({ ...where, [owner]: userId }, { projection });
  }
}
