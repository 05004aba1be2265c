import type { PostDto, PostSummary } from '../../../openapi/contract/site/posts.js';
import { articleHtml } from './article-html.js';
import type { Post } from './post.schema.js';

/** An article in a list. */
export function toSummary(row: Omit<Post, 'body'>): PostSummary {
  const id = String(row._id);
  return {
    id,
    _id: id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: row.author,
    illustration: row.illustration,
    readingMinutes: row.readingMinutes,
    status: row.status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const toPost = (row: Post, related: PostSummary[]): PostDto => ({
  ...toSummary(row),
  body: row.body,
  html: articleHtml(row),
  sources: row.sources.map(({ title, publisher, year, url }) => ({
    title,
    publisher,
    year,
    url: url ?? null,
  })),
  related,
});
