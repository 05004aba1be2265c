import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor, Origin } from '../common/actor.js';
import type { AuditEvent as AuditEventAnswer } from '../../../openapi/contract/administration.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { Failure } from '../common/errors.js';
import { findPage } from '../common/list-answer.js';
import type { Page } from '../common/list-answer.js';
import { idCondition, planList } from '../common/list-query.js';
import type { ListRules } from '../common/list-query.js';
import { AuditEvent } from './audit-event.schema.js';

const text = (path: string) => (value: unknown) => (typeof value === 'string' ? { [path]: value } : null);

const LIST: ListRules = {
  filters: { action: text('action'), recordId: text('recordId'), actorId: idCondition('actorId') },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
};

export interface AuditEntry {
  /** noun.verb, e.g. appointment.accept */
  action: string;
  outcome?: 'success' | 'refused';
  actor: Pick<Actor, 'userId' | 'type'> | null;
  resource: string;
  recordId?: string | Types.ObjectId | null;
  before?: unknown;
  after?: unknown;
  origin?: Origin | null;
}

/** Writes the trace of every change and of every reading of somebody else's record. */
@Injectable()
export class AuditService {
  constructor(@InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>) {}

  /** Inserts the row; within a transaction when a session is given. */
  async record(entry: AuditEntry, session?: ClientSession): Promise<void> {
    const row = {
      action: entry.action,
      outcome: entry.outcome ?? 'success',
      actorId: entry.actor ? new Types.ObjectId(entry.actor.userId) : null,
      actorType: entry.actor?.type ?? null,
      resource: entry.resource,
      recordId: entry.recordId ? String(entry.recordId) : null,
      before: entry.before ?? null,
      after: entry.after ?? null,
      address: entry.origin?.address ?? null,
      requestId: entry.origin?.requestId ?? null,
      at: new Date(),
    };
    await this.events.create([row], { session });
  }

  async list(query: ListQuery): Promise<Page<AuditEventAnswer>> {
    const page = await findPage(this.events, {}, planList(query, LIST));
    return { ...page, rows: page.rows.map(toAnswer) };
  }

  async get(id: string): Promise<AuditEventAnswer> {
    const row = await this.events.findById(id).lean<AuditEvent>();
    if (!row) throw new Failure('NOT_FOUND');
    return toAnswer(row);
  }
}

const toAnswer = (row: AuditEvent): AuditEventAnswer => ({
  id: String(row._id),
  action: row.action,
  outcome: row.outcome,
  actor: row.actorId && row.actorType ? { _id: String(row.actorId), type: row.actorType } : null,
  resource: row.resource,
  recordId: row.recordId,
  before: row.before,
  after: row.after,
  address: row.address,
  requestId: row.requestId,
  at: row.at.toISOString(),
});
