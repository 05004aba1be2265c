import type { PostCategory } from '../../../openapi/contract/site/posts.js';

// A record, so that the compiler requires each category of the contract without loading its schemas on public
// pages.
const CATEGORIES: Record<PostCategory, true> = {
  Heart: true,
  Diabetes: true,
  'Bones and joints': true,
  Lungs: true,
  'Brain and mind': true,
  'Food and exercise': true,
  Skin: true,
  Children: true,
  Teeth: true,
  Medicines: true,
};

/** The categories of articles, in the order of the contract. */
export const postCategories = Object.keys(CATEGORIES) as PostCategory[];

/** The category of this name, or undefined for any other text. */
export const toPostCategory = (text: string | null): PostCategory | undefined =>
  postCategories.find((category) => category === text);

/** Address of the blog, optionally of one category. */
export const postsPath = (category?: PostCategory): string =>
  category ? `/blog?category=${encodeURIComponent(category)}` : '/blog';
