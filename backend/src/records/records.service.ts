import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { Actor, Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { RECORD_KINDS } from '../../../openapi/contract/care/records.js';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import { PatientLinks } from '../appointments/patient-links.js';
import { AccessLog } from '../audit/access-log.service.js';
import { Failure } from '../common/errors/errors.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { FilesService } from '../files/files.service.js';
import { VALID, inErrorFilter, visibleTo } from './corrections/entered-in-error.js';
import { toRecord } from './record.mapper.js';
import { MedicalRecord } from './record.schema.js';

const LIST: ListRules = {
  filters: {
    patientId: idCondition('patientId'),
    kind: oneOf('kind', RECORD_KINDS),
    appointmentId: idCondition('appointmentId'),
    enteredInError: inErrorFilter,
    q: (text) => hasSearchTokens('words', String(text)),
  },
  sorts: { recordedAt: 'recordedAt', id: '_id' },
  defaultSort: ['recordedAt', 'DESC'],
};

/** The column of the author. */
const AUTHOR = 'authorId';

/**
 * Reads medical records: a patient's own, those of a doctor's patients and those the doctor wrote, or all for
 * an admin.
 */
@Injectable()
export class RecordsService {
  constructor(
    @InjectModel(MedicalRecord.name) private readonly records: Model<MedicalRecord>,
    private readonly links: PatientLinks,
    private readonly files: FilesService,
    private readonly readings: AccessLog,
  ) {}

  async list(query: ListQuery, by: Caller): Promise<Listing<MedicalRecordDto>> {
    const reading = { action: 'record.list', resource: 'records', ...by };
    return Listing.of({
      model: this.records,
      plan: planList(query, LIST),
      scope: await this.scopeOf(by.actor),
      toAnswers: async (rows) => {
        await this.readings.notePage(rows, reading);
        return rows.map((row) => this.toAnswer(row, by.actor));
      },
    });
  }

  async get(id: string, by: Caller): Promise<MedicalRecordDto> {
    return this.toAnswer(await this.read(id, by), by.actor);
  }

  /** The record for a permitted viewer; another person's read is audited. @throws Failure NOT_FOUND */
  async read(id: string, by: Caller): Promise<MedicalRecord> {
    const row = await this.findOrFail(id, by.actor);
    await this.readings.note(row, { action: 'record.read', resource: 'records', ...by });
    return row;
  }

  async findOrFail(id: string, actor: Actor): Promise<MedicalRecord> {
    return this.one({ $and: [{ _id: new Types.ObjectId(id) }, await this.scopeOf(actor)] });
  }

  /** A record for its document, whose address was made for this person. The entry may have been hidden or moved since. */
  findForHolder(id: string, holder: Actor | null): Promise<MedicalRecord> {
    return holder ? this.findOrFail(id, holder) : this.one({ _id: new Types.ObjectId(id), ...VALID });
  }

  private async scopeOf(actor: Actor): Promise<Condition> {
    return { ...(await this.links.scope(actor, AUTHOR)), ...visibleTo(actor) };
  }

  toAnswer(row: MedicalRecord, actor: Actor): MedicalRecordDto {
    return toRecord(row, { actor, sign: this.files.signerFor(actor) });
  }

  private async one(filter: Condition): Promise<MedicalRecord> {
    const row = await this.records.findOne(filter).lean<MedicalRecord>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }
}
