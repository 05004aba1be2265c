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
/** Drawings that the pages have for an article. */
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
/** Related articles beside one. */
export const MAX_RELATED = 3;
export const MAX_BODY_LENGTH = 30_000;

export const PostCategory = z
  .enum(POST_CATEGORIES, tValidation('categoryMissing'))
  .meta({ id: 'PostCategory', description: 'What an article is about.', examples: ['Heart'] });
export type PostCategory = z.infer<typeof PostCategory>;

export const Illustration = z
  .enum(ILLUSTRATIONS, tPosts('drawingMissing'))
  .meta({ id: 'Illustration', description: 'Key of a drawing that the pages make.', examples: ['heart'] });
export type Illustration = z.infer<typeof Illustration>;

export const PostStatus = z
  .enum(POST_STATUSES, tPosts('statusMissing'))
  .meta({ id: 'PostStatus', description: 'Visitors see what is published.', examples: ['published'] });
export type PostStatus = z.infer<typeof PostStatus>;

const Slug = z
  .string()
  .trim()
  .max(80, tValidation('textTooLong', { max: 80 }))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, tPosts('slugFormat'))
  .meta({ description: "The article's name in addresses.", examples: ['know-your-blood-pressure'] });
const Title = lineOfText(120, tPosts('titleMissing')).meta({
  description: 'Title of the article.',
  examples: ['Know your blood pressure'],
});
const Summary = lineOfText(300, tPosts('summaryMissing')).meta({
  description: 'What the article tells, in a sentence or two.',
  examples: ['What the two numbers mean, how to measure them at home, and when to call a doctor.'],
});
const Author = lineOfText(100, tPosts('authorMissing')).meta({
  description: 'Who wrote it, with the speciality.',
  examples: ['Dr. Kavita Rao, Cardiology'],
});
const Body = freeText(MAX_BODY_LENGTH, tPosts('articleMissing')).meta({
  description: 'Markdown. HTML in it is text, never markup.',
  examples: ['## What the numbers mean\n\nThe first number …'],
});

export const PostSource = z
  .strictObject({
    title: lineOfText(200, 'Enter the title of the source.').meta({
      description: 'Title of the source.',
      examples: ['Hypertension: fact sheet'],
    }),
    publisher: lineOfText(120, tPosts('publisherMissing')).meta({
      description: 'Who published the source.',
      examples: ['World Health Organization'],
    }),
    year: z
      .number(tPosts('yearMissing'))
      .int()
      .min(1900, tPosts('yearMissing'))
      .max(2199, tPosts('yearMissing'))
      .meta({ description: 'Year in which the source appeared.', examples: [2025] }),
    url: z
      .string()
      .trim()
      .max(300, tValidation('textTooLong', { max: 300 }))
      .regex(/^https?:\/\/[^\s"<>]+$/, tValidation('webAddressFormat'))
      .nullable()
      .meta({
        description: 'Address of the source; null when it is not on the web.',
        examples: ['https://www.example.org/hypertension'],
      }),
  })
  .meta({ id: 'PostSource', description: 'What an article rests on.' });
export type PostSource = z.infer<typeof PostSource>;

export const PostSummary = z
  .strictObject({
    ...idsOf('the article'),
    slug: z.string().meta({
      description: "The article's name in addresses: small letters and digits with hyphens.",
      examples: ['know-your-blood-pressure'],
    }),
    title: z.string().meta({ description: 'Title of the article.', examples: ['Know your blood pressure'] }),
    summary: z.string().meta({
      description: 'What the article tells, in a sentence or two.',
      examples: ['What the two numbers mean, how to measure them at home, and when to call a doctor.'],
    }),
    category: PostCategory,
    author: z
      .string()
      .meta({ description: 'Who wrote it, with the speciality.', examples: ['Dr. Kavita Rao, Cardiology'] }),
    illustration: Illustration,
    readingMinutes: z
      .number()
      .int()
      .meta({ description: 'At 200 words a minute.', examples: [4] }),
    status: PostStatus,
    publishedAt: Instant.nullable().meta({
      description: 'When it was first published: an instant in UTC, ISO 8601; null for a draft.',
    }),
    version: Version,
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'PostSummary', description: 'An article as a list shows it.' });
export type PostSummary = z.infer<typeof PostSummary>;

export const PostDto = z
  .strictObject({
    ...PostSummary.shape,
    body: z
      .string()
      .meta({ description: 'Markdown.', examples: ['## What the numbers mean\n\nThe first number …'] }),
    html: z.string().meta({
      description: 'The same as HTML that is safe to show: what was HTML in it is text there.',
      examples: ['<h2>What the numbers mean</h2>\n<p>The first number …</p>'],
    }),
    sources: z
      .array(PostSource)
      .meta({ description: 'What the article rests on, in the order in which it is listed.' }),
    related: z
      .array(PostSummary)
      .meta({ description: `At most ${MAX_RELATED} published articles to read next.` }),
  })
  .meta({ id: 'Post', description: 'A whole article.' });
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
    .meta({ description: 'What the article rests on, in the order in which it is listed.' }),
  status: PostStatus,
};

/** Read-only fields are ignored. Without a slug the title gives it; without a status it is a draft. */
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

/** Fields that are left out stay. */
export const UpdatePost = writable(PostDto, z.strictObject({ ...fields, version: Version }).partial()).meta({
  id: 'UpdatePost',
});
export type UpdatePost = z.infer<typeof UpdatePost>;

export const BulkPosts = bulk('BulkPosts', ['publish', 'unpublish', 'delete']);
export type BulkPosts = z.infer<typeof BulkPosts>;
