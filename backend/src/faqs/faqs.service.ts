import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { FAQ_CATEGORIES } from '../../../openapi/contract/site/faqs.js';
import type { CreateFaq, FaqDto, UpdateFaq } from '../../../openapi/contract/site/faqs.js';
import { AuditService } from '../audit/audit.service.js';
import { changesBetween, factsOf } from '../common/changes-between.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { Listing } from '../common/lists/list-answer.js';
import { flagCondition, oneOf, planList } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { FaqList } from './faq-list.js';
import { columnsFrom, toFaq } from './faq.mapper.js';
import { Faq } from './faq.schema.js';
import { tFaq } from '../messages/site/faqs.js';

const LIST: ListRules = {
  filters: {
    q: (text) => hasSearchTokens('words', String(text)),
    category: oneOf('category', FAQ_CATEGORIES),
    published: flagCondition('published'),
  },
  sorts: { position: 'position', question: 'questionKey', id: '_id' },
  defaultSort: ['position', 'ASC'],
};
/** Gap between two positions, so that a question can be inserted between them. */
const STEP = 10;
const LAST_POSITION = 10_000;

/** Administration of the frequently asked questions. */
@Injectable()
export class FaqsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Faq.name) private readonly faqs: Model<Faq>,
    private readonly published: FaqList,
    private readonly audit: AuditService,
  ) {}

  /** The questions; only administrators see unpublished ones. */
  list(query: ListQuery, { all }: { all: boolean }): Listing<FaqDto> {
    return Listing.of({
      model: this.faqs,
      scope: all ? {} : { published: true },
      plan: planList(query, LIST),
      toAnswers: (rows) => rows.map(toFaq),
    });
  }

  async get(id: string): Promise<FaqDto> {
    const row = await this.faqs.findById(id).lean<Faq>();
    if (!row) throw new Failure('NOT_FOUND');
    return toFaq(row);
  }

  /** @throws Failure NAME_TAKEN when the question exists already */
  create(body: CreateFaq, by: Caller): Promise<FaqDto> {
    return this.write((session) => this.add(body, by, session));
  }

  /** The same within the caller's transaction. The caller calls `changed` after it. */
  async add(body: CreateFaq, by: Caller, session: ClientSession): Promise<Faq> {
    const { question, answer, category, published = true } = body;
    const position = body.position ?? (await this.nextPosition(session));
    const document = { question, answer, category, published, position, ...columnsFrom(body) };
    const [created] = await this.faqs.create([document], { session });
    const stored = created.toObject<Faq>();
    await this.record('add', by, session, { recordId: stored._id, after: factsOf(stored) });
    return stored;
  }

  /** @throws Failure NAME_TAKEN, or EDIT_CONFLICT if another person changed it since `version` */
  update(id: string, body: UpdateFaq, by: Caller): Promise<FaqDto> {
    return this.write(async (session) => {
      const before = await this.faqs.findById(id).session(session).lean<Faq>();
      if (!before) throw new Failure('NOT_FOUND');
      if (body.version !== undefined && body.version !== before.version) throw new Failure('EDIT_CONFLICT');
      const after = await this.faqs
        .findOneAndUpdate(
          { _id: before._id, version: before.version },
          { $set: columnsOf(body, before), $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Faq>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      await this.record('update', by, session, { recordId: before._id, ...changesBetween(before, after) });
      return after;
    });
  }

  remove(id: string, by: Caller): Promise<FaqDto> {
    return this.write(async (session) => {
      const gone = await this.faqs.findByIdAndDelete(id, { session }).lean<Faq>();
      if (!gone) throw new Failure('NOT_FOUND');
      await this.record('delete', by, session, { recordId: gone._id, before: factsOf(gone) });
      return gone;
    });
  }

  /** Updates the cache with this process's write immediately. */
  changed(): void {
    this.published.drop();
  }

  private async nextPosition(session: ClientSession): Promise<number> {
    const last = await this.faqs.findOne({}).sort({ position: -1, _id: -1 }).session(session).lean<Faq>();
    return Math.min((last?.position ?? 0) + STEP, LAST_POSITION);
  }

  private async write(work: (session: ClientSession) => Promise<Faq>): Promise<FaqDto> {
    try {
      const row = await inTransaction(this.connection, work);
      this.changed();
      return toFaq(row);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw fieldFailure('question', tFaq('questionExists'), 'NAME_TAKEN');
    }
  }

  private record(
    verb: string,
    { actor, origin }: Caller,
    session: ClientSession,
    what: Trace,
  ): Promise<void> {
    return this.audit.record({ action: `faq.${verb}`, actor, resource: 'faqs', origin, ...what }, session);
  }
}

interface Trace {
  recordId: Types.ObjectId;
  before?: unknown;
  after?: unknown;
}

function columnsOf(
  { question, answer, category, position, published }: UpdateFaq,
  before: Faq,
): Partial<Faq> {
  const fields = { question, answer, category, position, published };
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...set, ...columnsFrom({ ...before, ...set }) };
}
