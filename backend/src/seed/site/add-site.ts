import { columnsFrom as faqColumns } from '../../faqs/faq.mapper.js';
import { columnsFrom as postColumns } from '../../posts/post.schema.js';
import type { Appointment } from '../../appointments/appointment.schema.js';
import { SETTINGS_ID } from '../../../../openapi/contract/site/settings.js';
import { DAY_MS, idOf, put } from '../context.js';
import type { Context } from '../context.js';
import { addQuestions } from './add-questions.js';
import { faqs } from './faqs.js';
import type { PostSeed } from './post-seed.js';
import { reviewWords } from '../../reviews/review.schema.js';
import { posts } from './posts.js';
import { reviews } from './reviews.js';
import type { ReviewSeed } from './reviews.js';
import type { User } from '../../users/user.schema.js';
import { DEMO_PATIENT_EMAIL } from '../patients.js';

/** What the hospital says about itself beyond the first values; an administrator's changes are left alone. */
const SETTINGS = {
  emergencyPhone: '+91 80 4000 1066',
  messagingPhone: '+918040001234',
  social: {
    facebook: 'https://www.facebook.com/',
    x: 'https://x.com/',
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
    linkedin: 'https://www.linkedin.com/',
  },
};

/** The public site's texts: settings, articles, questions and reviews. */
export async function addSite(context: Context): Promise<string> {
  await context.settings.updateOne({ _id: SETTINGS_ID, version: 1 }, { $set: SETTINGS });
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

/** Each review belongs to a completed visit; the demo patient's own visits are left to be reviewed by hand. Gives how many. */
async function addReviews({ appointments, users, reviews: model }: Context): Promise<number> {
  const demoPatient = await users.findOne({ email: DEMO_PATIENT_EMAIL, type: 'patient' }).lean<User>();
  const visits = await appointments
    .find({ status: 'completed', patientId: { $ne: demoPatient!._id } })
    .sort({ appointmentDate: -1, _id: 1 })
    .lean<Appointment[]>();
  let written = 0;
  for (const { speciality, ...review } of reviews) {
    const at = visits.findIndex((visit) => visit.speciality === speciality);
    if (at < 0) continue;
    await addReview(review, visits.splice(at, 1)[0], model);
    written += 1;
  }
  return written;
}

async function addReview(
  review: Omit<ReviewSeed, 'speciality'>,
  visit: Appointment,
  model: Context['reviews'],
): Promise<void> {
  const { patientName } = visit;
  const doctorName = visit.acceptedDoctorName ?? '';
  const at = new Date(Date.parse(`${visit.appointmentDate}T12:00:00Z`) + DAY_MS);
  await put(model, {
    ...review,
    _id: idOf(`review ${String(visit._id)}`, at),
    patientId: visit.patientId,
    patientName,
    appointmentId: visit._id,
    doctorId: visit.acceptedDoctorId ?? undefined,
    doctorName,
    words: reviewWords({ patientName, doctorName, text: review.text }),
    createdAt: at,
    updatedAt: at,
  });
}
