import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MAX_RELATED } from '../../../openapi/contract/site/posts.js';
import type { PostDto, PostSummary } from '../../../openapi/contract/site/posts.js';
import { ChangeStream } from '../common/caching/change-stream.js';
import { ReadModel } from '../common/caching/read-model.js';
import type { Entry, PageQuery } from '../common/caching/read-model.js';
import { SlugHistory } from '../slugs/slug-history.service.js';
import { toPost, toSummary } from './post.mapper.js';
import { Post } from './post.schema.js';

interface PostEntry extends Entry<Post> {
  card: PostSummary;
}

/** The published articles, newest first, cached in this process. */
@Injectable()
export class PostList extends ReadModel<Post, PostEntry, PageQuery> {
  constructor(
    changes: ChangeStream,
    @InjectModel(Post.name) private readonly posts: Model<Post>,
    private readonly slugs: SlugHistory,
  ) {
    super(changes, posts);
  }

  /** A published article by its id or slug, with related ones; or null. */
  async findPublic(key: string): Promise<PostDto | null> {
    const entry = (await this.findEntry(key)) ?? (await this.findBySlug(key));
    return entry && toPost(entry.row, await this.relatedTo(entry.row));
  }

  /** The present slug of a published article with this former one; null if there is none. */
  async presentSlug(formerSlug: string): Promise<string | null> {
    const wanted = (await this.entries()).map(({ id, row }) => ({ id, slug: row.slug }));
    const owner = await this.slugs.owner('articles', formerSlug, wanted);
    return wanted.find(({ id }) => id === owner)?.slug ?? null;
  }

  /** The newest articles of the same category, then those with the most words in common. */
  async relatedTo(row: Post): Promise<PostSummary[]> {
    const words = new Set(row.words);
    const closeness = (other: Post) =>
      (other.category === row.category ? 100 : 0) + other.words.filter((word) => words.has(word)).length;
    return (await this.entries())
      .filter(({ id }) => id !== String(row._id))
      .map((entry) => ({ entry, close: closeness(entry.row) }))
      .toSorted((a, b) => b.close - a.close)
      .slice(0, MAX_RELATED)
      .map(({ entry }) => entry.card);
  }

  private async findBySlug(slug: string): Promise<PostEntry | null> {
    return (await this.entries()).find(({ row }) => row.slug === slug) ?? null;
  }

  protected read(): Promise<Post[]> {
    return this.posts.find({ status: 'published' }).sort({ publishedAt: -1, _id: -1 }).lean<Post[]>();
  }

  protected entryOf(row: Post): PostEntry | null {
    if (row.status !== 'published') return null;
    const card = toSummary(row);
    const text = [row.titleKey, ...row.words].join('\n');
    return { id: card.id, row, whole: card, card, text };
  }

  protected isWanted(): boolean {
    return true;
  }

  protected comparer() {
    return null;
  }
}
