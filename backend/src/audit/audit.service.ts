import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { staffMay } from '../common/http/actor.js';
import type { Actor, Origin } from '../common/http/actor.js';
import type { AuditEventDto } from '../../../openapi/contract/console/administration.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { auditSentence } from '../../../openapi/contract/messages/audit.js';
import { Failure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { Listing } from '../common/lists/list-answer.js';
import { idCondition, madeOn, planList, startsWith } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { resolveTypedText, typedText } from '../common/lists/typed-text.js';
import { insertRow } from '../database/insert-row.js';
import { AuditEvent } from './audit-event.schema.js';
import type { DenialCount } from './denial-count.schema.js';
import { DenialCounts } from './denial-counts.service.js';
import { People } from './people.js';
import { type Named, RecordNames } from './record-names.js';
import { tAudit } from '../messages/people/audit.js';

/** A partly typed action that includes the dot; shorter input is the resource's name. */
const ACTION = /^[a-z-]+\.[a-zA-Z]*$/;

const text = (path: string) => (value: unknown) => (typeof value === 'string' ? { [path]: value } : null);

const rulesBy = (clock: HospitalClock): ListRules => ({
  filters: {
    q: typedText,
    action: text('action'),
    resource: text('resource'),
    recordId: text('recordId'),
    actorId: idCondition('actorId'),
    actingForId: idCondition('actingForId'),
    at_gte: madeOn('$gte', clock),
    at_lte: madeOn('$lte', clock),
  },
  sorts: { id: '_id' },
  defaultSort: ['id', 'DESC'],
});

export interface AuditEntry {
  /** noun.verb, e.g. appointment.accept */
  action: string;
  outcome?: 'success' | 'refused';
  actor: Pick<Actor, 'userId' | 'type' | 'holder'> | null;
  resource: string;
  recordId?: string | Types.ObjectId | null;
  before?: unknown;
  after?: unknown;
  origin?: Origin | null;
  /** For a row whose id must be known in advance: from `eventIdAt` with the same moment. */
  id?: Types.ObjectId;
  at?: Date;
}

/** An id with the second of the moment; lists by day use it. */
export const eventIdAt = (at: Date): Types.ObjectId =>
  new Types.ObjectId(Types.ObjectId.generate(Math.floor(at.getTime() / 1000)));

/** Records every change and every read of another person's record. */
@Injectable()
export class AuditService {
  constructor(
    @InjectModel(AuditEvent.name) private readonly events: Model<AuditEvent>,
    private readonly clock: HospitalClock,
    private readonly people: People,
    private readonly records: RecordNames,
    private readonly denials: DenialCounts,
  ) {}

  /** Inserts the row, within the transaction of the session if given. */
  async record(entry: AuditEntry, session?: ClientSession): Promise<void> {
    const at = entry.at ?? new Date();
    const row: AuditEvent = {
      _id: entry.id ?? eventIdAt(at),
      action: entry.action,
      outcome: entry.outcome ?? 'success',
      actorId: entry.actor ? new Types.ObjectId(entry.actor.holder?.userId ?? entry.actor.userId) : null,
      actorType: entry.actor?.type ?? null,
      ...(entry.actor?.holder && { actingForId: new Types.ObjectId(entry.actor.userId) }),
      resource: entry.resource,
      recordId: entry.recordId ? String(entry.recordId) : null,
      before: entry.before ?? null,
      after: entry.after ?? null,
      address: entry.origin?.address ?? null,
      requestId: entry.origin?.requestId ?? null,
      at,
    };
    await insertRow(this.events, row, session);
  }

  /** @throws Failure VALIDATION_FAILED */
  async list(query: ListQuery, actor: Actor): Promise<Listing<AuditEventDto>> {
    const plan = await resolveTypedText(planList(query, rulesBy(this.clock)), async (text) => [
      { actorId: { $in: await this.people.named(text) } },
      { recordId: text.toLowerCase() },
      { resource: text.toLowerCase().replaceAll(' ', '-') },
      ...(ACTION.test(text) ? [startsWith('action', text)] : []),
    ]);
    return Listing.of({
      model: this.events,
      scope: {},
      plan,
      toAnswers: (rows) => this.toAnswers(rows, actor),
    });
  }

  async get(id: string, actor: Actor): Promise<AuditEventDto> {
    const row = await this.events.findById(id).lean<AuditEvent>();
    if (!row) throw new Failure('NOT_FOUND');
    const [answer] = await this.toAnswers([row], actor);
    return answer;
  }

  /** With the present names of people and records. */
  private async toAnswers(stored: AuditEvent[], actor: Actor): Promise<AuditEventDto[]> {
    const rows = staffMay(actor, 'audit-events.readClinical') ? stored : stored.map(withoutClinicalFacts);
    const ids = [
      ...new Set(
        rows.flatMap(({ actorId, actingForId }) => [actorId ?? [], actingForId ?? []].flat().map(String)),
      ),
    ];
    const refused = rows.filter(({ resource }) => resource === 'routes').map(({ _id }) => _id);
    const [names, records, denials] = await Promise.all([
      this.people.fullNames(ids),
      this.records.of(rows),
      this.denials.of(refused),
    ]);
    return rows.map((row, index) =>
      toAnswer(row, { names, record: records[index], denial: denials.get(String(row._id)) }),
    );
  }
}

/** Resources whose facts are clinical. */
const CLINICAL = ['allergies', 'lab-bookings', 'lab-requests', 'prescriptions', 'records'];
/** Fields of other resources that are clinical. */
const CLINICAL_FIELDS = ['allergies', 'acknowledged'];

const withoutFields = (facts: unknown): unknown =>
  facts && Object.fromEntries(Object.entries(facts).filter(([field]) => !CLINICAL_FIELDS.includes(field)));

/** Keeps who did what to which record. */
const withoutClinicalFacts = (row: AuditEvent): AuditEvent =>
  CLINICAL.includes(row.resource)
    ? { ...row, before: null, after: null }
    : { ...row, before: withoutFields(row.before), after: withoutFields(row.after) };

const ROLES = {
  patient: tAudit('patient'),
  doctor: tAudit('doctor'),
  admin: tAudit('administrator'),
} as const;

const actorOf = ({ actorId, actorType }: AuditEvent, names: Map<string, string>) => {
  if (!actorId || !actorType) return null;
  return { _id: String(actorId), type: actorType, fullName: names.get(String(actorId)) ?? null };
};

/** The dependant for whom a guardian acted. */
const personOf = ({ actingForId }: AuditEvent, names: Map<string, string>): AuditEventDto['actingFor'] =>
  actingForId ? { _id: String(actingForId), fullName: names.get(String(actingForId)) ?? null } : null;

/** A person without an account is shown by role. */
function whoOf({ actor, actingFor }: Pick<AuditEventDto, 'actor' | 'actingFor'>): string | null {
  if (!actor) return null;
  const name = actor.fullName ?? ROLES[actor.type];
  return actingFor ? tAudit('actingFor', { name, person: actingFor.fullName ?? tAudit('dependant') }) : name;
}

interface Around {
  names: Map<string, string>;
  record: Named;
  /** Only in a row about denials. */
  denial?: DenialCount;
}

function toAnswer(row: AuditEvent, { names, record, denial }: Around): AuditEventDto {
  const { action, outcome, resource, recordId, before, address, requestId } = row;
  const { count, recordIds } = denial ?? {};
  const after = denial ? { ...(row.after as object), count, recordIds } : row.after;
  const [actor, actingFor] = [actorOf(row, names), personOf(row, names)];
  const isOwn = actor !== null && record.ownerId === (actingFor ?? actor)._id;
  const who = whoOf({ actor, actingFor });
  const text = auditSentence({ action, outcome, resource, who, name: record.name, isOwn });
  return {
    id: String(row._id),
    text: count && count > 1 ? tAudit('repeated', { sentence: text.replace(/\.$/, ''), count }) : text,
    action,
    outcome,
    actor,
    actingFor,
    resource,
    recordId,
    before,
    after,
    address,
    requestId,
    at: row.at.toISOString(),
  };
}
