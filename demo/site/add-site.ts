import { columnsFrom as faqColumns } from '../../backend/src/faqs/faq.mapper.js';
import { columnsFrom as postColumns } from '../../backend/src/posts/post.schema.js';
import { SETTINGS_ID } from '../../openapi/contract/site/settings.js';
import { DAY_MS, idOf, keepRow, put } from '../context.js';
import type { Context } from '../context.js';
import { DEMO_HOSPITAL, DEMO_VIDEO_LINK } from './hospital.js';
import { addQuestions } from './add-questions.js';
import { faqs } from './faqs.js';
import type { PostSeed } from './post-seed.js';
import { posts } from './posts.js';
import { addReviews } from './add-reviews.js';

/** The public site's texts: settings, articles, questions and reviews. */
export async function addSite(context: Context): Promise<string> {
  // An administrator's changes stay.
  const { modifiedCount } = await context.settings.updateOne(
    { _id: SETTINGS_ID, version: 1 },
    { $set: DEMO_HOSPITAL },
  );
  if (modifiedCount === 1)
    keepRow(context.connection, 'settings', SETTINGS_ID, { ...DEMO_HOSPITAL, videoLink: DEMO_VIDEO_LINK });
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  await Promise.all(posts.map((post) => addPost(post, new Date(today - post.daysAgo * DAY_MS), context)));
  await Promise.all(faqs.map((_faq, index) => addFaq(index, context)));
  const written = await addReviews(context);
  const asked = await addQuestions(context);
  return `Its site has ${posts.length} articles, ${faqs.length} questions and ${written} reviews, its chat was asked ${asked} more.`;
}

async function addPost(
  { daysAgo: _days, ...post }: PostSeed,
  at: Date,
  { posts: model }: Context,
): Promise<void> {
  await put(model, {
    ...post,
    ...postColumns(post),
    _id: idOf(`post ${post.slug}`, at),
    status: 'published',
    publishedAt: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
}

async function addFaq(index: number, { faqs: model, opened }: Context): Promise<void> {
  const faq = faqs[index];
  await put(model, {
    ...faq,
    ...faqColumns(faq),
    _id: idOf(`faq ${faq.question}`, opened),
    position: (index + 1) * 10,
    published: true,
    version: 1,
    createdAt: opened,
    updatedAt: opened,
  });
}
