import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { Appointment } from '../../src/appointments/appointment.schema.js';
import { Appointment as AppointmentModel } from '../../src/appointments/appointment.schema.js';
import { FaqList } from '../../src/faqs/faq-list.js';
import { columnsFrom as faqColumns } from '../../src/faqs/faq.mapper.js';
import { Faq } from '../../src/faqs/faq.schema.js';
import { Post, columnsFrom as postColumns } from '../../src/posts/post.schema.js';
import { PostList } from '../../src/posts/post-list.js';
import { ApprovedReviews } from '../../src/reviews/approved-reviews.js';
import { Review, reviewSearchTokens } from '../../src/reviews/review.schema.js';
import type { Client } from './client.js';
import type { Portal } from './portal.js';

const word = () => randomBytes(4).toString('hex');

/** What an administrator types for an article. */
export const postFields = (overrides: Record<string, unknown> = {}) => ({
  title: `Article ${word()}`,
  summary: 'What it is about.',
  category: 'Heart' as const,
  author: 'Dr. Ananya Sharma',
  illustration: 'heart' as const,
  body: '## A heading\n\nA paragraph.',
  ...overrides,
});

/** An article that everyone may read. */
export async function addPost(portal: Portal, overrides: Partial<Post> = {}): Promise<Post> {
  const slug = overrides.slug ?? `article-${word()}`;
  const written = { ...postFields(), slug, sources: [], ...overrides };
  const row = await portal.model<Post>(Post).create({
    status: 'published',
    publishedAt: new Date(),
    ...written,
    ...postColumns(written),
  });
  portal.app.get(PostList).drop();
  return row.toObject<Post>();
}

/** A question that everyone sees. */
export async function addFaq(portal: Portal, overrides: Partial<Faq> = {}): Promise<Faq> {
  const written = {
    question: `What is ${word()}?`,
    answer: 'An answer.',
    category: 'Visiting us' as const,
    position: 10,
    ...overrides,
  };
  const row = await portal.model<Faq>(Faq).create({ ...written, ...faqColumns(written) });
  portal.app.get(FaqList).drop();
  return row.toObject<Faq>();
}

/** A visit of this patient in this state, completed when nothing is said. */
export async function addVisit(
  portal: Portal,
  patient: Client,
  overrides: Partial<Appointment> = {},
): Promise<Appointment> {
  const row = await portal.model<Appointment>(AppointmentModel).create({
    status: 'completed',
    reason: 'Chest tightness.',
    speciality: 'Cardiology',
    patientId: new Types.ObjectId(patient.userId),
    patientName: 'Asha Rao',
    doctorName: 'Dr. Vikram Nair',
    acceptedDoctorName: 'Dr. Vikram Nair',
    appointmentDate: '2026-01-12',
    ...overrides,
  });
  return row.toObject<Appointment>();
}

/** An approved review of this patient. */
export async function addReview(
  portal: Portal,
  patient: Client,
  overrides: Partial<Review> = {},
): Promise<Review> {
  const visit = await addVisit(portal, patient);
  const review = {
    patientId: visit.patientId,
    patientName: visit.patientName,
    appointmentId: visit._id,
    doctorName: 'Dr. Vikram Nair',
    rating: 5,
    text: 'I felt in good hands.',
    status: 'approved' as const,
    ...overrides,
  };
  const row = await portal.model<Review>(Review).create({ ...review, words: reviewSearchTokens(review) });
  portal.app.get(ApprovedReviews).drop();
  return row.toObject<Review>();
}
