import { Types } from 'mongoose';
import type { ClientSession, Connection, Model, UpdateQuery } from 'mongoose';
import type { ListQuery } from '../../../openapi/contract/common.js';
import type { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/http/actor.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { Listing } from '../common/lists/list-answer.js';
import { planList } from '../common/lists/list-query.js';
import type { Condition, ListRules } from '../common/lists/list-query.js';
import { slugOf } from '../common/slug.js';
import { inTransaction } from '../common/transaction.js';
import type { FileKind } from '../files/file.schema.js';
import { uploaderOf } from '../files/file-quota.service.js';
import type { FilesService } from '../files/files.service.js';
import { toProductPicture } from '../files/pictures/pictures.js';
import type { SlugHistory } from '../slugs/slug-history.service.js';
import { productNameColumns } from './product.schema.js';
import type { Product } from './product.schema.js';
import { tProduct } from '../messages/shop/products.js';

/** The names of one kind of product. */
export interface Words {
  /** In the audit trail and in Content-Range, e.g. medicines. */
  resource: 'medicines' | 'lab-tests';
  /** e.g. medicine. */
  noun: string;
  /** The contract's field for the name, e.g. testName. */
  nameField: string;
  pictures: FileKind;
}

export interface Tools {
  connection: Connection;
  files: FilesService;
  audit: AuditService;
  slugs: SlugHistory;
}

/** Columns that people set; others are derived. */
export type Columns<Row extends Product> = Partial<
  Omit<Row, '_id' | 'nameKey' | 'lookKey' | 'image' | 'deleted' | 'version' | 'createdAt' | 'updatedAt'>
>;

export interface Change<Row extends Product> {
  set: Columns<Row>;
  /** Further columns that follow from the stored row. It runs in the transaction of the change. */
  derive?: (before: Row, session: ClientSession) => Promise<Columns<Row>> | Columns<Row>;
  /** The version that the person has seen; without one the last change wins. */
  version?: number;
  picture: Buffer | null;
}

const NOT_DELETED = { deleted: false };

/** Adds, changes and removes products of any kind. */
export abstract class ProductsService<Row extends Product, Answer> {
  protected constructor(
    private readonly model: Model<Row>,
    private readonly words: Words,
    private readonly rules: ListRules,
    private readonly tools: Tools,
  ) {}

  protected abstract toAnswers(rows: Row[]): Promise<Answer[]> | Answer[];
  /** Called after every change, so that this process shows it immediately. */
  protected abstract changed(): void;
  /** What is written of the given columns, with those that follow from them. `before` is null for a new product. */
  protected completed(columns: Columns<Row>, _before: Row | null): Columns<Row> {
    return columns;
  }

  list(query: ListQuery): Listing<Answer> {
    return Listing.of({
      model: this.model,
      scope: NOT_DELETED,
      plan: planList(query, this.rules),
      toAnswers: (rows) => this.toAnswers(rows),
    });
  }

  async get(id: string): Promise<Answer> {
    const row = await this.model.findOne(this.filter(id)).lean<Row>();
    if (!row) throw new Failure('NOT_FOUND');
    return this.toAnswer(row);
  }

  /** @throws Failure NAME_TAKEN, PICTURE_UNREADABLE */
  async insert(columns: Columns<Row>, picture: Buffer | null, by: Caller): Promise<Answer> {
    const data = picture && (await toProductPicture(picture, by.actor.userId));
    const _id = new Types.ObjectId();
    const row = await this.write(async (session) => {
      const image = data && (await this.storePicture({ data, by }, _id, session));
      const given = this.completed(columns, null);
      const document = { ...given, _id, image, ...productNameColumns(columns.name!) };
      const created = new this.model(document);
      await created.save({ session });
      const stored = created.toObject() as Row;
      await this.record('add', by, session, { recordId: _id, after: facts(stored) });
      return stored;
    });
    return this.toAnswer(row);
  }

  /** @throws Failure NAME_TAKEN, PICTURE_UNREADABLE, EDIT_CONFLICT if another person changed it meanwhile */
  async update(id: string, change: Change<Row>, by: Caller): Promise<Answer> {
    if (change.picture) await this.findUnchanged(id, change);
    const data = change.picture && (await toProductPicture(change.picture, by.actor.userId));
    const row = await this.write(async (session) => {
      const before = await this.findUnchanged(id, change, session);
      const image = data && (await this.storePicture({ data, by }, before._id, session));
      const derived = await change.derive?.(before, session);
      const after = await this.model
        .findOneAndUpdate(
          { ...this.filter(id), version: before.version },
          updateOf({ ...this.completed(change.set, before), ...derived }, before, image),
          { session, returnDocument: 'after' },
        )
        .lean<Row>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      const renaming = { id, slug: slugOf(before.name), next: slugOf(after.name) };
      await this.tools.slugs.renamed(this.words.resource, renaming, session);
      await this.record('update', by, session, { recordId: id, before: facts(before), after: facts(after) });
      return after;
    });
    return this.toAnswer(row);
  }

  /** Removes it from every list; orders and bookings keep their copy of name and price. */
  async remove(id: string, by: Caller): Promise<Answer> {
    const row = await this.write(async (session) => {
      const gone = await this.model
        .findOneAndUpdate(
          this.filter(id),
          { $set: { deleted: true, published: false } },
          { session, returnDocument: 'after' },
        )
        .lean<Row>();
      if (!gone) throw new Failure('NOT_FOUND');
      await this.record('delete', by, session, { recordId: id, before: facts(gone) });
      return gone;
    });
    return this.toAnswer(row);
  }

  private async toAnswer(row: Row): Promise<Answer> {
    const [answer] = await this.toAnswers([row]);
    return answer;
  }

  /** @throws Failure NOT_FOUND, EDIT_CONFLICT */
  private async findUnchanged(id: string, { version }: Change<Row>, session?: ClientSession): Promise<Row> {
    const row = await this.model
      .findOne(this.filter(id))
      .session(session ?? null)
      .lean<Row>();
    if (!row) throw new Failure('NOT_FOUND');
    if (version !== undefined && version !== row.version) throw new Failure('EDIT_CONFLICT');
    return row;
  }

  private filter(id: string): Condition {
    return { _id: new Types.ObjectId(id), ...NOT_DELETED };
  }

  private async write(work: Parameters<typeof inTransaction<Row>>[1]): Promise<Row> {
    try {
      const row = await inTransaction(this.tools.connection, work);
      this.changed();
      return row;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const sentence = tProduct('nameTaken', { noun: this.words.noun });
      throw fieldFailure(this.words.nameField, sentence, 'NAME_TAKEN');
    }
  }

  private storePicture(
    { data, by }: { data: Buffer; by: Caller },
    ownerId: Types.ObjectId,
    session: ClientSession,
  ): Promise<string> {
    const file = { kind: this.words.pictures, ownerId, contentType: 'image/webp', data, by: uploaderOf(by) };
    return this.tools.files.store(file, session);
  }

  private record(
    verb: string,
    { actor, origin }: Caller,
    session: ClientSession,
    what: Trace,
  ): Promise<void> {
    const { noun, resource } = this.words;
    const action = `${noun.replace(' ', '-')}.${verb}`;
    return this.tools.audit.record({ action, actor, resource, origin, ...what }, session);
  }
}

type Trace = { recordId: Types.ObjectId | string; before?: unknown; after?: unknown };

function updateOf<Row extends Product>(
  set: Columns<Row>,
  before: Row,
  image: string | null,
): UpdateQuery<Row> {
  const isRenamed = set.name !== undefined && set.name !== before.name;
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  const columns = {
    ...Object.fromEntries(given),
    ...(isRenamed && productNameColumns(set.name!)),
    ...(image && { image }),
  };
  return { $set: columns, $inc: { version: 1 } };
}

/** The audit details of a product. */
function facts(row: Product): Record<string, unknown> {
  const { _id, nameKey: _key, lookKey: _look, createdAt: _made, updatedAt: _changed, ...rest } = row;
  return rest;
}
