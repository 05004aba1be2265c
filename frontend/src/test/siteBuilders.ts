import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import type { PostSummary } from '../../../openapi/contract/site/posts.js';
import type { ReviewDto } from '../../../openapi/contract/care/reviews.js';
import type { SearchAnswer, SearchItem } from '../../../openapi/contract/site/search.js';

const idOf = (letters: string, number: number) => `${letters}${number}`.padStart(24, '0');

/** A valid approved review. */
export const buildReview = (number: number, overrides: Partial<ReviewDto> = {}): ReviewDto => ({
  id: idOf('a', number),
  _id: idOf('a', number),
  name: `Asha ${number}`,
  rating: 4,
  text: `Review number ${number}.`,
  status: 'approved',
  doctorId: null,
  doctorName: 'Dr. Ananya Sharma',
  appointmentId: null,
  patientId: null,
  createdAt: '2026-11-10T20:00:00.000Z',
  ...overrides,
});

/** A valid published question with its answer. */
export const buildFaq = (number: number, overrides: Partial<FaqDto> = {}): FaqDto => ({
  id: idOf('f', number),
  _id: idOf('f', number),
  question: `Question ${number}?`,
  answer: `Answer ${number}.`,
  category: 'Visiting us',
  position: number,
  published: true,
  version: 1,
  createdAt: '2026-01-05T06:00:00.000Z',
  updatedAt: '2026-01-05T06:00:00.000Z',
  ...overrides,
});

/** A valid published article as a list shows it. */
export const buildPostSummary = (number: number, overrides: Partial<PostSummary> = {}): PostSummary => ({
  id: idOf('b', number),
  _id: idOf('b', number),
  slug: `article-${number}`,
  title: `Article ${number}`,
  summary: `What article ${number} says.`,
  category: 'Heart',
  author: 'Dr. Ananya Sharma',
  illustration: 'heart',
  readingMinutes: 4,
  status: 'published',
  publishedAt: '2026-11-01T06:00:00.000Z',
  version: 1,
  updatedAt: '2026-11-01T06:00:00.000Z',
  ...overrides,
});

const buildSearchItem = (id: string, title: string, path: string): SearchItem => ({
  id,
  title,
  detail: `About ${title}`,
  path,
  imageUrl: null,
});

/** What the search finds for "heart": a speciality, two doctors and an article. */
export const buildSearchAnswer = (q: string): SearchAnswer => ({
  q,
  emergency: null,
  groups: [
    {
      kind: 'speciality',
      total: 1,
      items: [buildSearchItem('Cardiology', 'Cardiology', '/find-doctor?speciality=Cardiology')],
    },
    {
      kind: 'doctor',
      total: 2,
      items: [
        buildSearchItem('d1', 'Dr. Ananya Sharma', '/find-doctor?doctor=d1'),
        buildSearchItem('d2', 'Dr. Vikram Nair', '/find-doctor?doctor=d2'),
      ],
    },
    { kind: 'post', total: 1, items: [buildSearchItem('p1', 'Know your blood pressure', '/privacy')] },
  ],
});
