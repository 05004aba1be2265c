import type { Illustration, PostCategory, PostSource } from '../../openapi/contract/site/posts.js';

/** One article of the demo hospital's blog. */
export interface PostSeed {
  slug: string;
  title: string;
  summary: string;
  category: PostCategory;
  author: string;
  illustration: Illustration;
  /** How long ago it was published. */
  daysAgo: number;
  sources: PostSource[];
  /** Markdown. */
  body: string;
}
