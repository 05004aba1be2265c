import { about, listed, read, readRecord } from './access-prepare.js';
import type { Prepare } from './access-prepare.js';
import type { Scene } from './access-records.js';
import { addSafetyRule, safetyRuleFields } from './support/safety-rules.js';
import { addFaq, addPost, addReview, addVisit, postFields } from './support/site.js';

const idOf = ({ _id }: { _id: unknown }) => String(_id);
const post = async ({ portal }: Scene) => idOf(await addPost(portal));
const draft = async ({ portal }: Scene) => idOf(await addPost(portal, { status: 'draft' }));
const faq = async ({ portal }: Scene) => idOf(await addFaq(portal));
const hiddenFaq = async ({ portal }: Scene) => idOf(await addFaq(portal, { published: false }));
const safetyRule = async ({ portal }: Scene) => idOf(await addSafetyRule(portal));
const review = async ({ portal, people }: Scene) => idOf(await addReview(portal, people.patientA));
const pendingReview = async ({ portal, people }: Scene) =>
  idOf(await addReview(portal, people.patientA, { status: 'pending' }));
const completedVisit = async ({ portal, people }: Scene) => idOf(await addVisit(portal, people.patientA));

let questions = 0;
const question = () => ({
  question: `Question ${(questions += 1)} of the table?`,
  answer: 'An answer.',
  category: 'Pharmacy',
});

const mine = encodeURIComponent('{"mine":true}');

/** The calls of the public site. */
export const SITE_CALLS: Record<string, Prepare> = {
  'GET /api/v1/settings': read('/api/v1/settings'),
  'GET /api/v1/settings/{id}': read('/api/v1/settings/hospital'),
  'PUT /api/v1/settings/{id}': () => (as) =>
    as.put('/api/v1/settings/hospital', { address: '14 Lake View Road, Bengaluru' }),
  'GET /api/v1/console-search': read('/api/v1/console-search?q=asha'),
  'GET /api/v1/search': read('/api/v1/search?q=heart'),

  'GET /api/v1/posts': listed('/api/v1/posts', post),
  'GET /api/v1/posts (a draft)': listed('/api/v1/posts', draft),
  'POST /api/v1/posts': () => (as) => as.post('/api/v1/posts', postFields()),
  'GET /api/v1/posts/{id}': readRecord('/api/v1/posts', post),
  'GET /api/v1/posts/{id} (a draft)': readRecord('/api/v1/posts', draft),
  'PUT /api/v1/posts/{id}': about(post, (as, id) => as.put(`/api/v1/posts/${id}`, { summary: 'Another.' })),
  'DELETE /api/v1/posts/{id}': about(post, (as, id) => as.delete(`/api/v1/posts/${id}`)),

  'GET /api/v1/safety-rules': listed('/api/v1/safety-rules', safetyRule),
  'POST /api/v1/safety-rules': () => (as) => as.post('/api/v1/safety-rules', safetyRuleFields()),
  'GET /api/v1/safety-rules/{id}': readRecord('/api/v1/safety-rules', safetyRule),
  'PUT /api/v1/safety-rules/{id}': about(safetyRule, (as, id) =>
    as.put(`/api/v1/safety-rules/${id}`, { source: 'Pharmacy' }),
  ),
  'DELETE /api/v1/safety-rules/{id}': about(safetyRule, (as, id) => as.delete(`/api/v1/safety-rules/${id}`)),

  'GET /api/v1/faqs': listed('/api/v1/faqs', faq),
  'POST /api/v1/faqs': () => (as) => as.post('/api/v1/faqs', question()),
  'GET /api/v1/faqs/{id}': readRecord('/api/v1/faqs', faq),
  'GET /api/v1/faqs/{id} (not published)': readRecord('/api/v1/faqs', hiddenFaq),
  'PUT /api/v1/faqs/{id}': about(faq, (as, id) => as.put(`/api/v1/faqs/${id}`, { answer: 'Another.' })),
  'DELETE /api/v1/faqs/{id}': about(faq, (as, id) => as.delete(`/api/v1/faqs/${id}`)),

  'GET /api/v1/reviews': listed('/api/v1/reviews', review),
  'GET /api/v1/reviews (pending)': listed('/api/v1/reviews', pendingReview),
  'GET /api/v1/reviews (own)': about(pendingReview, (as) => as.get(`/api/v1/reviews?filter=${mine}`)),
  'GET /api/v1/reviews/{id}': readRecord('/api/v1/reviews', review),
  'POST /api/v1/reviews': about(completedVisit, (as, appointmentId) =>
    as.post('/api/v1/reviews', { appointmentId, rating: 5, text: 'I felt in good hands.' }),
  ),
  'POST /api/v1/reviews/{id}/approve': about(pendingReview, (as, id) =>
    as.post(`/api/v1/reviews/${id}/approve`),
  ),
  'POST /api/v1/reviews/{id}/hide': about(review, (as, id) => as.post(`/api/v1/reviews/${id}/hide`)),
  'DELETE /api/v1/reviews/{id}': about(review, (as, id) => as.delete(`/api/v1/reviews/${id}`)),
};
