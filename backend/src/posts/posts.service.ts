import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Caller } from '../common/http/actor.js';
import type { ListQuery } from '../../../openapi/contract/common.js';
import { POST_CATEGORIES, POST_STATUSES } from '../../../openapi/contract/site/posts.js';
import type { CreatePost, PostDto, PostSummary, UpdatePost } from '../../../openapi/contract/site/posts.js';
import { AuditService } from '../audit/audit.service.js';
import { changesBetween, factsOf } from '../common/changes-between.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { Listing } from '../common/lists/list-answer.js';
import { oneOf, planList } from '../common/lists/list-query.js';
import type { ListRules } from '../common/lists/list-query.js';
import { inTransaction } from '../common/transaction.js';
import { hasSearchTokens } from '../common/search-tokens.js';
import { toPost, toSummary } from './post.mapper.js';
import { Post, columnsFrom } from './post.schema.js';
import { slugOf } from '../common/slug.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { PostList } from './post-list.js';
import { tPost } from '../messages/site/posts.js';

const LIST: ListRules = {
  filters: {
    q: (text) => hasSearchTokens('words', String(text)),
    category: oneOf('category', POST_CATEGORIES),
    status: oneOf('status', POST_STATUSES),
  },
  sorts: { publishedAt: 'publishedAt', title: 'titleKey', id: '_id' },
  defaultSort: ['publishedAt', 'DESC'],
};

/** Administration of the health blog. */
@Injectable()
export class PostsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Post.name) private readonly posts: Model<Post>,
    private readonly postList: PostList,
    private readonly slugs: SlugHistory,
    private readonly audit: AuditService,
  ) {}

  /** The articles without their texts; only administrators see unpublished ones. */
  list(query: ListQuery, { all }: { all: boolean }): Listing<PostSummary> {
    return Listing.of({
      model: this.posts,
      scope: all ? {} : { status: 'published' },
      plan: planList(query, LIST),
      projection: { body: 0, sources: 0 },
      toAnswers: (rows) => rows.map(toSummary),
    });
  }

  /** Any article by its id or slug, including drafts. */
  async get(key: string): Promise<PostDto> {
    const isId = /^[0-9a-f]{24}$/.test(key);
    const filter = isId ? { $or: [{ _id: new Types.ObjectId(key) }, { slug: key }] } : { slug: key };
    const row = await this.posts.findOne(filter).lean<Post>();
    if (!row) throw new Failure('NOT_FOUND');
    return this.toAnswer(row);
  }

  /** @throws Failure NAME_TAKEN when another article has the slug */
  async create(body: CreatePost, by: Caller): Promise<PostDto> {
    const { title, status = 'draft', sources = [] } = body;
    const slug = body.slug ?? slugOf(title);
    if (!slug) throw fieldFailure('slug', tPost('slugRequired'));
    const row = await this.write(async (session) => {
      const { summary, category, author, illustration, body: text } = body;
      const written = { title, summary, category, author, illustration, body: text, sources, status, slug };
      const document = { ...written, ...columnsFrom(written), publishedAt: publishedAtOf(status, null) };
      const [created] = await this.posts.create([document], { session });
      const stored = created.toObject<Post>();
      await this.record('add', by, session, { recordId: stored._id, after: factsOf(stored) });
      return stored;
    });
    return this.toAnswer(row);
  }

  /** @throws Failure NAME_TAKEN, or EDIT_CONFLICT if another person changed it since `version` */
  async update(id: string, body: UpdatePost, by: Caller): Promise<PostDto> {
    const row = await this.write(async (session) => {
      const before = await this.posts.findById(id).session(session).lean<Post>();
      if (!before) throw new Failure('NOT_FOUND');
      if (body.version !== undefined && body.version !== before.version) throw new Failure('EDIT_CONFLICT');
      const after = await this.posts
        .findOneAndUpdate(
          { _id: before._id, version: before.version },
          { $set: columnsOf(body, before), $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<Post>();
      if (!after) throw new Failure('EDIT_CONFLICT');
      await this.slugs.renamed('articles', { id, slug: before.slug, next: after.slug }, session);
      await this.record('update', by, session, { recordId: before._id, ...changesBetween(before, after) });
      return after;
    });
    return this.toAnswer(row);
  }

  /** Deletes it; the audit trail keeps its text. */
  async remove(id: string, by: Caller): Promise<PostDto> {
    const row = await this.write(async (session) => {
      const gone = await this.posts.findByIdAndDelete(id, { session }).lean<Post>();
      if (!gone) throw new Failure('NOT_FOUND');
      await this.record('delete', by, session, { recordId: gone._id, before: factsOf(gone) });
      return gone;
    });
    return this.toAnswer(row);
  }

  private async toAnswer(row: Post): Promise<PostDto> {
    return toPost(row, await this.postList.relatedTo(row));
  }

  private async write(work: (session: ClientSession) => Promise<Post>): Promise<Post> {
    try {
      const row = await inTransaction(this.connection, work);
      this.postList.drop();
      return row;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw fieldFailure('slug', tPost('slugTaken'), 'NAME_TAKEN');
    }
  }

  private record(
    verb: string,
    { actor, origin }: Caller,
    session: ClientSession,
    what: Trace,
  ): Promise<void> {
    return this.audit.record({ action: `post.${verb}`, actor, resource: 'posts', origin, ...what }, session);
  }
}

interface Trace {
  recordId: Types.ObjectId;
  before?: unknown;
  after?: unknown;
}

/** The time of the first publication never changes. */
const publishedAtOf = (status: Post['status'], before: Date | null): Date | null =>
  before ?? (status === 'published' ? new Date() : null);

function columnsOf(given: UpdatePost, before: Post): Partial<Post> {
  const { slug, title, summary, category, author, illustration, body, sources, status } = given;
  const fields = { slug, title, summary, category, author, illustration, body, sources, status };
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: Post = { ...before, ...set };
  return { ...set, ...columnsFrom(after), publishedAt: publishedAtOf(after.status, before.publishedAt) };
}
