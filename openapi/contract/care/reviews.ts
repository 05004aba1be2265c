import { bulk } from '../console/bulk.js';
import { z } from 'zod';
import { ObjectId, freeText, idsOf, instant } from '../common.js';
import messages from '../../../messages/en/contract/care/reviews.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tReviews = createMessages('contract/care/reviews', messages);

export const REVIEW_STATUSES = ['pending', 'approved', 'hidden'] as const;
export const MAX_REVIEW_LENGTH = 1000;

export const ReviewStatus = z
  .enum(REVIEW_STATUSES)
  .meta({ id: 'ReviewStatus', description: 'Transitions: pending → approved | hidden; approved ↔ hidden.' });
export type ReviewStatus = z.infer<typeof ReviewStatus>;

const Rating = z
  .number(tReviews('starsMissing'))
  .int(tReviews('wholeStars'))
  .min(1, tReviews('starsMissing'))
  .max(5, tReviews('starsMissing'))
  .meta({ description: 'Stars, 1 to 5.', examples: [5] });

export const CreateReview = z
  .strictObject({
    appointmentId: ObjectId.meta({ description: 'Id of a completed visit of the caller.' }),
    rating: Rating,
    text: freeText(MAX_REVIEW_LENGTH, tReviews('textMissing')).meta({
      description: 'Review as plain text.',
      examples: ['The doctor listened and explained every step. I felt in good hands.'],
    }),
  })
  .meta({ id: 'CreateReview' });
export type CreateReview = z.infer<typeof CreateReview>;

export const ReviewDto = z
  .strictObject({
    ...idsOf('the review'),
    name: z.string().meta({
      description:
        "First name of the patient; the full name for the patient's own review and for administrators.",
      examples: ['Asha'],
    }),
    rating: Rating,
    text: z.string().meta({
      description: 'Review as entered: plain text, never markup.',
      examples: ['The doctor listened and explained every step.'],
    }),
    status: ReviewStatus,
    doctorId: ObjectId.nullable().meta({
      description: 'Doctor of the visit; null if the visit no longer exists.',
    }),
    doctorName: z
      .string()
      .meta({ description: 'Full name of the doctor of the visit.', examples: ['Dr. Vikram Nair'] }),
    appointmentId: ObjectId.nullable().meta({
      description: "Id of the visit, for the patient's own review and for administrators; null otherwise.",
    }),
    patientId: ObjectId.nullable().meta({
      description: "Id of the patient, for the patient's own review and for administrators; null otherwise.",
    }),
    createdAt: instant('Time of the entry'),
  })
  .meta({ id: 'Review', description: 'A review of a visit by its patient.' });
export type ReviewDto = z.infer<typeof ReviewDto>;

export const BulkReviews = bulk('BulkReviews', ['approve', 'hide', 'delete']);
export type BulkReviews = z.infer<typeof BulkReviews>;
