import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateReview } from '../../../openapi/contract/care/reviews.js';
import { ApiError, client, read } from '../api/client';

interface ReviewRequest {
  review: CreateReview;
  /** Equal for all attempts of one request, so that a retry does not create a second one. */
  idempotencyKey: string;
}

/** true when the visit already has a review. */
export const isAlreadyReviewed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_REVIEWED';

/** Sends the patient's review of a visit; it is published after the hospital's approval. */
export function useWriteReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ review, idempotencyKey }: ReviewRequest) =>
      read(client.POST('/api/v1/reviews', { body: review, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine', 'reviews'] }),
  });
}
