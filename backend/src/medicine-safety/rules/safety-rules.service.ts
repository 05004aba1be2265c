import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import { MAX_OWN_RULES } from '../../../../openapi/contract/care/safety/rules.js';
import type {
  CreateSafetyRule,
  SafetyRuleDto,
  UpdateSafetyRule,
} from '../../../../openapi/contract/care/safety/rules.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { AuditService } from '../../audit/audit.service.js';
import { changesBetween, factsOf } from '../../common/changes-between.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { Listing } from '../../common/lists/list-answer.js';
import { inTransaction } from '../../common/transaction.js';
import { tSafetyRule } from '../../messages/care/safety-rules.js';
import { MedicineSafety } from '../medicine-safety.service.js';
import { builtInRules } from './built-in-rules.js';
import { resolveRule } from './resolve-rule.js';
import { selectRules } from './rule-list.js';
import { toBuiltInRule, toOwnRule } from './safety-rule.mapper.js';
import { SafetyRule } from './safety-rule.schema.js';

/** The field that a refusal of the same entry names. */
const ABOUT = { interaction: 'second', doseLimit: 'substance', classMember: 'name', name: 'name' } as const;

interface Trace {
  recordId: Types.ObjectId;
  before?: unknown;
  after?: unknown;
}

/** The audit trail has the title, which says the same as the key. */
const withoutKey = ({ key: _key, ...row }: SafetyRule) => row;

/** Administration of the tables that prescriptions are checked with. Built-in entries are read only. */
@Injectable()
export class SafetyRulesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(SafetyRule.name) private readonly rules: Model<SafetyRule>,
    private readonly safety: MedicineSafety,
    private readonly audit: AuditService,
  ) {}

  /** Built-in entries and those of the hospital. */
  async list(query: ListQuery): Promise<Listing<SafetyRuleDto>> {
    const own = await this.rules.find().sort({ key: 1 }).lean<SafetyRule[]>();
    const keys = new Set(own.map(({ key }) => key));
    const builtIn = [...builtInRules().byKey.values()].map((rule) => toBuiltInRule(rule, keys.has(rule.key)));
    const { selected, plan } = selectRules(query, [...own.map(toOwnRule), ...builtIn]);
    return Listing.ofRows(selected, plan);
  }

  /** @throws Failure NOT_FOUND */
  async get(id: string): Promise<SafetyRuleDto> {
    const builtIn = builtInRules().byId.get(id);
    if (builtIn) return toBuiltInRule(builtIn, (await this.rules.exists({ key: builtIn.key })) !== null);
    return toOwnRule(await this.findOrFail(id));
  }

  /** @throws Failure NAME_TAKEN when the hospital has the entry, WRONG_STATE when there are too many */
  create(body: CreateSafetyRule, by: Caller): Promise<SafetyRuleDto> {
    const facts = resolveRule(body, this.safety);
    return this.write(facts.kind, async (session) => {
      if ((await this.rules.countDocuments({}, { session })) >= MAX_OWN_RULES)
        throw new Failure('WRONG_STATE', { sentence: tSafetyRule('tooMany', { max: MAX_OWN_RULES }) });
      const [created] = await this.rules.create([facts], { session });
      const stored = created.toObject<SafetyRule>();
      await this.record('add', by, session, { recordId: stored._id, after: factsOf(withoutKey(stored)) });
      return stored;
    });
  }

  /** @throws Failure NOT_FOUND, EDIT_CONFLICT, NAME_TAKEN, WRONG_STATE for a built-in entry */
  async update(id: string, { version, ...change }: UpdateSafetyRule, by: Caller): Promise<SafetyRuleDto> {
    const { kind } = await this.findOrFail(id);
    return this.write(kind, async (session) => {
      const before = await this.findOrFail(id, session);
      if (version !== undefined && version !== before.version) throw new Failure('EDIT_CONFLICT');
      const facts = resolveRule({ ...before, ...change }, this.safety);
      const after = await this.rules
        .findOneAndUpdate(
          { _id: before._id, version: before.version },
          { $set: facts, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<SafetyRule>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      await this.record('update', by, session, {
        recordId: before._id,
        ...changesBetween(withoutKey(before), withoutKey(after)),
      });
      return after;
    });
  }

  /** @throws Failure NOT_FOUND, WRONG_STATE for a built-in entry */
  async remove(id: string, by: Caller): Promise<SafetyRuleDto> {
    const { kind } = await this.findOrFail(id);
    return this.write(kind, async (session) => {
      const gone = await this.rules.findByIdAndDelete(id, { session }).lean<SafetyRule>();
      if (!gone) throw new Failure('NOT_FOUND');
      await this.record('delete', by, session, { recordId: gone._id, before: factsOf(withoutKey(gone)) });
      return gone;
    });
  }

  private async findOrFail(id: string, session: ClientSession | null = null): Promise<SafetyRule> {
    if (builtInRules().byId.has(id))
      throw new Failure('WRONG_STATE', { sentence: tSafetyRule('builtInUnchangeable') });
    const row = await this.rules.findById(id).session(session).lean<SafetyRule>();
    if (!row) throw new Failure('NOT_FOUND');
    return row;
  }

  /** The checks of this process use the change before the answer; other processes hear of it by the change stream. */
  private async write(
    kind: SafetyRule['kind'],
    work: (session: ClientSession) => Promise<SafetyRule>,
  ): Promise<SafetyRuleDto> {
    try {
      const row = await inTransaction(this.connection, work);
      await this.safety.refresh();
      return toOwnRule(row);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw fieldFailure(ABOUT[kind], tSafetyRule('exists'), 'NAME_TAKEN');
    }
  }

  private record(
    verb: string,
    { actor, origin }: Caller,
    session: ClientSession,
    what: Trace,
  ): Promise<void> {
    return this.audit.record(
      { action: `safety-rule.${verb}`, actor, resource: 'safety-rules', origin, ...what },
      session,
    );
  }
}
