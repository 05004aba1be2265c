import type { FaqDto } from '../../../openapi/contract/site/faqs.js';
import type { PostDto, PostSummary } from '../../../openapi/contract/site/posts.js';
import type { QuestionDto } from '../../../openapi/contract/site/questions.js';
import type { ReviewDto } from '../../../openapi/contract/care/reviews.js';
import type { Settings } from '../../../openapi/contract/site/settings.js';
import { FIRST_VISIT_RULES } from '../../../openapi/contract/site/first-visit-rules.js';
import { FIRST_POLICY } from '../../../openapi/contract/site/policy.js';
import { APPOINTMENT_ID } from './builders';

export const POST_ID = '00000000000000000000e101';
export const QUESTION_ID = '00000000000000000000c101';
const CREATED = '2026-01-05T06:00:00.000Z';
const ASKED = '2026-11-20T05:00:00.000Z';

/** A published article in a list. */
export const buildPostSummary = (overrides: Partial<PostSummary> = {}): PostSummary => ({
  id: overrides._id ?? POST_ID,
  _id: POST_ID,
  slug: 'know-your-blood-pressure',
  title: 'Know your blood pressure',
  summary: 'What the two numbers mean and when to call a doctor.',
  category: 'Heart',
  author: 'Dr. Kavita Rao, Cardiology',
  illustration: 'heart',
  readingMinutes: 4,
  status: 'published',
  publishedAt: '2026-11-03T05:00:00.000Z',
  version: 1,
  updatedAt: '2026-11-03T05:00:00.000Z',
  ...overrides,
});

/** The same article in full. */
export const buildPost = (overrides: Partial<PostDto> = {}): PostDto => ({
  ...buildPostSummary(),
  body: '## What the numbers mean\n\nThe **first** number …',
  html: '<h2>What the numbers mean</h2>\n<p>The <strong>first</strong> number …</p>',
  sources: [
    {
      title: 'Hypertension: fact sheet',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/news-room/fact-sheets/detail/hypertension',
    },
  ],
  related: [],
  ...overrides,
});

/** A visitor's unanswered question. */
export const buildQuestion = (overrides: Partial<QuestionDto> = {}): QuestionDto => ({
  _id: overrides.id ?? QUESTION_ID,
  id: QUESTION_ID,
  message: 'Is there parking for bicycles?',
  adminReply: null,
  status: 'unanswered',
  askedAt: ASKED,
  answeredAt: null,
  askedBy: null,
  published: false,
  version: 1,
  ...overrides,
});

/** The same question with its answer. */
export const buildAnswered = (overrides: Partial<QuestionDto> = {}): QuestionDto =>
  buildQuestion({
    adminReply: 'Yes, beside gate 2.',
    status: 'answered',
    answeredAt: '2026-11-20T06:00:00.000Z',
    version: 2,
    ...overrides,
  });

/** A review before its approval, as an administrator sees it. */
export const buildPendingReview = (overrides: Partial<ReviewDto> = {}): ReviewDto => ({
  id: '00000000000000000000f101',
  _id: overrides.id ?? '00000000000000000000f101',
  name: 'Asha Rao',
  rating: 4,
  text: 'The doctor listened and explained every step.',
  status: 'pending',
  doctorId: null,
  doctorName: 'Dr. Ananya Sharma',
  patientId: '00000000000000000000a001',
  appointmentId: APPOINTMENT_ID,
  createdAt: ASKED,
  ...overrides,
});

/** A published FAQ. */
export const buildFaq = (overrides: Partial<FaqDto> = {}): FaqDto => ({
  id: '00000000000000000000fa01',
  _id: overrides.id ?? '00000000000000000000fa01',
  question: 'When is the hospital open?',
  answer: 'We are open 8 AM to 8 PM daily.',
  category: 'Visiting us',
  position: 10,
  published: true,
  version: 3,
  createdAt: CREATED,
  updatedAt: CREATED,
  ...overrides,
});

/** The hospital's settings as an administrator edits them. */
export const buildSettings = (overrides: Partial<Settings> = {}): Settings => ({
  id: 'hospital',
  _id: 'hospital',
  name: 'Test Hospital',
  shortName: null,
  phone: '+91 80 1234 5678',
  emergencyPhone: '112',
  messagingPhone: null,
  address: '14 Lake View Road, Bengaluru 560038',
  openingHours: { from: '08:00', to: '20:00', days: ['Monday', 'Tuesday'] },
  promoPercent: 20,
  promoText: 'Your first health check-up is free.',
  city: 'Bengaluru',
  gstNumber: '29ABCDE1234F1Z5',
  accreditations: [
    { kind: 'international', certificate: 'INT-1', shown: true },
    { kind: 'hospital', certificate: 'HOSP-2', shown: true },
    { kind: 'laboratory', certificate: 'LAB-3', shown: true },
  ],
  copyrightYear: 2023,
  social: { facebook: null, x: null, youtube: null, instagram: null, linkedin: null },
  visitRules: FIRST_VISIT_RULES,
  labWindows: [{ from: '07:00', to: '09:00', homePlaces: 6, hospitalPlaces: 12 }],
  videoLink: null,
  policy: FIRST_POLICY,
  version: 5,
  updatedAt: CREATED,
  ...overrides,
});
