import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { CreateReview } from '../../../openapi/contract/care/reviews.js';
import { ApiError, sentenceOf } from '../api/client';
import { notifySuccess } from '../common/feedback/notices';
import { contractResolver } from '../common/forms/contractResolver';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import { isAlreadyReviewed, useWriteReview } from './useWriteReview';
import { tReview } from '../messages/care/reviews';

interface ReviewFields extends Pick<CreateReview, 'text'> {
  /** Stars, null until chosen. */
  rating: CreateReview['rating'] | null;
}

/** State of the review dialog: the form and the result of sending. */
export function useReviewForm(appointmentId: string, onClose: () => void) {
  const writing = useWriteReview();
  const keyOf = useIdempotencyKey();
  const [error, setError] = useState<{ text: string; detail: string } | null>(null);
  const form = useForm({
    resolver: contractResolver(CreateReview, (fields: ReviewFields) => ({ appointmentId, ...fields })),
    defaultValues: { rating: null, text: '' },
  });

  const refuse = (cause: unknown) => {
    const text = isAlreadyReviewed(cause) ? tReview('alreadyReviewed') : tReview('sendFailed');
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
          notifySuccess(tReview('thanks'), tReview('thanksText'));
        },
      },
    );
  });

  return { form, submit, error, isBusy: writing.isPending };
}
