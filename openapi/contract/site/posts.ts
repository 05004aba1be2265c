import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { Instant, UpdatedAt, Version, freeText, idsOf, lineOfText } from '../common.js';
import { writable } from '../validation/writable.js';
import messages from '../../../messages/en/contract/site/posts.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tPosts = createMessages('contract/site/posts', messages);

export const POST_CATEGORIES = [
  'Heart',
  'Diabetes',
  'Bones and joints',
  'Lungs',
  'Brain and mind',
  'Food and exercise',
  'Skin',
  'Children',
  'Teeth',
  'Medicines',
] as const;
/** Illustrations available for articles. */
export const ILLUSTRATIONS = [
  'heart',
  'sugar',
  'bone',
  'lung',
  'brain',
  'sleep',
  'food',
  'exercise',
  'skin',
  'child',
  'teeth',
  'medicine',
] as const;
export const POST_STATUSES = ['draft', 'published'] as const;
/** Maximum number of related articles. */
export const MAX_RELATED = 3;
export const MAX_BODY_LENGTH = 30_000;

export const PostCategory = z
  .enum(POST_CATEGORIES, tValidation('categoryMissing'))
  .meta({ id: 'PostCategory', description: 'Category of an article.', examples: ['Heart'] });
export type PostCategory = z.infer<typeof PostCategory>;

export const Illustration = z
  .enum(ILLUSTRATIONS, tPosts('drawingMissing'))
  .meta({ id: 'Illustration', description: 'Key of an illustration of the site.', examples: ['heart'] });
export type Illustration = z.infer<typeof Illustration>;

export const PostStatus = z.enum(POST_STATUSES, tPosts('statusMissing')).meta({
  id: 'PostStatus',
  description: 'Only published articles are visible to visitors.',
  examples: ['published'],
});
export type PostStatus = z.infer<typeof PostStatus>;

const Slug = z
  .string()
  .trim()
  .max(80, tValidation('textTooLong', { max: 80 }))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, tPosts('slugFormat'))
  .meta({ description: 'Name of the article in URLs.', examples: ['know-your-blood-pressure'] });
const Title = lineOfText(120, tPosts('titleMissing')).meta({
  description: 'Title of the article.',
  examples: ['Know your blood pressure'],
});
const Summary = lineOfText(300, tPosts('summaryMissing')).meta({
  description: 'Summary in one or two sentences.',
  examples: ['What the two numbers mean, how to measure them at home, and when to call a doctor.'],
});
const Author = lineOfText(100, tPosts('authorMissing')).meta({
  description: 'Author and speciality.',
  examples: ['Dr. Kavita Rao, Cardiology'],
});
const Body = freeText(MAX_BODY_LENGTH, tPosts('articleMissing')).meta({
  description: 'Body as Markdown. HTML in it is shown as text.',
  examples: ['## What the numbers mean\n\nThe first number …'],
});

export const PostSource = z
  .strictObject({
    title: lineOfText(200, 'Enter the title of the source.').meta({
      description: 'Title of the source.',
      examples: ['Hypertension: fact sheet'],
    }),
    publisher: lineOfText(120, tPosts('publisherMissing')).meta({
      description: 'Publisher of the source.',
      examples: ['World Health Organization'],
    }),
    year: z
      .number(tPosts('yearMissing'))
      .int()
      .min(1900, tPosts('yearMissing'))
      .max(2199, tPosts('yearMissing'))
      .meta({ description: 'Year of publication.', examples: [2025] }),
    url: z
      .string()
      .trim()
      .max(300, tValidation('textTooLong', { max: 300 }))
      .regex(/^https?:\/\/[^\s"<>]+$/, tValidation('webAddressFormat'))
      .nullable()
      .meta({
        description: 'URL of the source; null if it is not on the web.',
        examples: ['https://www.example.org/hypertension'],
      }),
  })
  .meta({ id: 'PostSource', description: 'Source of an article.' });
export type PostSource = z.infer<typeof PostSource>;

export const PostSummary = z
  .strictObject({
    ...idsOf('the article'),
    slug: z.string().meta({
      description: 'Name of the article in URLs: lower-case letters, digits and hyphens.',
      examples: ['know-your-blood-pressure'],
    }),
    title: z.string().meta({ description: 'Title of the article.', examples: ['Know your blood pressure'] }),
    summary: z.string().meta({
      description: 'Summary in one or two sentences.',
      examples: ['What the two numbers mean, how to measure them at home, and when to call a doctor.'],
    }),
    category: PostCategory,
    author: z
      .string()
      .meta({ description: 'Author and speciality.', examples: ['Dr. Kavita Rao, Cardiology'] }),
    illustration: Illustration,
    readingMinutes: z
      .number()
      .int()
      .meta({ description: 'Reading time in minutes, at 200 words per minute.', examples: [4] }),
    status: PostStatus,
    publishedAt: Instant.nullable().meta({
      description: 'Time of the first publication, in UTC (ISO 8601); null for a draft.',
    }),
    version: Version,
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'PostSummary', description: 'An article in a list.' });
export type PostSummary = z.infer<typeof PostSummary>;

export const PostDto = z
  .strictObject({
    ...PostSummary.shape,
    body: z.string().meta({
      description: 'Body as Markdown.',
      examples: ['## What the numbers mean\n\nThe first number …'],
    }),
    html: z.string().meta({
      description: 'Body as safe HTML; HTML in the Markdown is escaped.',
      examples: ['<h2>What the numbers mean</h2>\n<p>The first number …</p>'],
    }),
    sources: z.array(PostSource).meta({ description: 'Sources of the article, in order.' }),
    related: z
      .array(PostSummary)
      .meta({ description: `Related published articles, at most ${MAX_RELATED}.` }),
  })
  .meta({ id: 'Post', description: 'An article with its body.' });
export type PostDto = z.infer<typeof PostDto>;

const fields = {
  slug: Slug,
  title: Title,
  summary: Summary,
  category: PostCategory,
  author: Author,
  illustration: Illustration,
  body: Body,
  sources: z
    .array(PostSource)
    .max(20, tPosts('tooManySources'))
    .meta({ description: 'Sources of the article, in order.' }),
  status: PostStatus,
};

/** Read-only fields are ignored. Defaults: a slug derived from the title, status draft. */
export const CreatePost = writable(
  PostDto,
  z.strictObject({
    ...fields,
    slug: Slug.optional(),
    sources: fields.sources.optional(),
    status: PostStatus.optional(),
  }),
).meta({ id: 'CreatePost' });
export type CreatePost = z.infer<typeof CreatePost>;

/** Omitted fields are unchanged. */
export const UpdatePost = writable(PostDto, z.strictObject({ ...fields, version: Version }).partial()).meta({
  id: 'UpdatePost',
});
export type UpdatePost = z.infer<typeof UpdatePost>;

export const BulkPosts = bulk('BulkPosts', ['publish', 'unpublish', 'delete']);
export type BulkPosts = z.infer<typeof BulkPosts>;
