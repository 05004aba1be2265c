import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { CreateReview } from '../../../openapi/contract/care/reviews.js';
import { ApiError, sentenceOf } from '../api/client';
import { notifySuccess } from '../common/feedback/notices';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import { isAlreadyReviewed, useWriteReview } from './useWriteReview';

export interface ReviewFields {
  /** Stars, null until chosen. */
  rating: number | null;
  text: string;
}

const contractResolver = zodResolver(CreateReview) as unknown as Resolver<
  ReviewFields,
  unknown,
  CreateReview
>;

/** State of the review dialog: the form, and what happened when it was sent. */
export function useReviewForm(appointmentId: string, onClose: () => void) {
  const writing = useWriteReview();
  const keyOf = useIdempotencyKey();
  const [error, setError] = useState<{ text: string; detail: string } | null>(null);
  const form = useForm<ReviewFields, unknown, CreateReview>({
    resolver: (fields, context, options) =>
      contractResolver({ appointmentId, ...fields } as never, context, options),
    defaultValues: { rating: null, text: '' },
  });

  const refuse = (cause: unknown) => {
    const text = isAlreadyReviewed(cause) ? 'This visit has its review.' : 'The review was not sent.';
    setError({ text, detail: sentenceOf(cause) });
    if (!(cause instanceof ApiError)) return;
    for (const [field, message] of Object.entries(cause.fieldErrors)) {
      if (field in form.getValues()) form.setError(field as FieldPath<ReviewFields>, { message });
    }
  };

  const submit = form.handleSubmit((review) => {
    setError(null);
    writing.mutate(
      { review, idempotencyKey: keyOf(review) },
      {
        onError: refuse,
        onSuccess: () => {
          onClose();
          notifySuccess(
            'Thank you for your review.',
            'It appears on the first page once we have approved it.',
          );
        },
      },
    );
  });

  return { form, submit, error, isBusy: writing.isPending };
}
