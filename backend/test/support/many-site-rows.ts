import { Types } from 'mongoose';
import { FAQ_CATEGORIES } from '../../../openapi/contract/site/faqs.js';
import { POST_CATEGORIES } from '../../../openapi/contract/site/posts.js';
import { REVIEW_STATUSES } from '../../../openapi/contract/care/reviews.js';

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length];
const dates = () => ({ createdAt: new Date(), updatedAt: new Date() });
const number = (n: number) => String(n).padStart(6, '0');

const post = (n: number) => ({
  slug: `article-${n}`,
  title: `Article ${n}`,
  titleKey: `article ${number((n * 7919) % 3001)}`,
  summary: 'One of many.',
  category: pick(POST_CATEGORIES, n),
  author: 'Dr. Ananya Sharma',
  illustration: 'heart',
  body: 'A paragraph.',
  readingMinutes: 1,
  words: ['article', `topic${n % 100}`],
  sources: [],
  status: n % 5 === 0 ? 'draft' : 'published',
  publishedAt: n % 5 === 0 ? null : new Date(Date.now() - n * 60_000),
  version: 1,
  ...dates(),
});

const faq = (n: number) => ({
  question: `Question ${n}?`,
  questionKey: `question ${number(n)}?`,
  answer: 'An answer.',
  category: pick(FAQ_CATEGORIES, n),
  position: n,
  words: ['question', `topic${n % 100}`],
  published: n % 5 !== 0,
  version: 1,
  ...dates(),
});

const review = (n: number, patientId: Types.ObjectId) => ({
  patientId,
  patientName: 'Asha Rao',
  appointmentId: new Types.ObjectId(),
  doctorName: 'Dr. Vikram Nair',
  rating: 1 + (n % 5),
  text: 'I felt in good hands.',
  words: ['asha', 'rao', `topic${n % 100}`],
  status: pick(REVIEW_STATUSES, n),
  ...dates(),
});

/** Rows of the public site, by collection. */
export const manySiteRows = (
  numbers: number[],
  patients: Types.ObjectId[],
  mostTexts: number,
): Record<string, object[]> => ({
  posts: numbers.slice(0, mostTexts).map(post),
  faqs: numbers.slice(0, mostTexts).map(faq),
  reviews: numbers.map((n) => review(n, pick(patients, n))),
});
