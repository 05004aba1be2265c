import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateReview } from '../../../openapi/contract/care/reviews.js';
import { ApiError, client, read } from '../api/client';

interface ReviewRequest {
  review: CreateReview;
  /** The same for each try of one request, so that a repeated one is not made twice. */
  idempotencyKey: string;
}

/** true when the visit already has its one review. */
export const isAlreadyReviewed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ALREADY_REVIEWED';

/** Sends the patient's review of one visit; it is shown to others once the hospital has approved it. */
export function useWriteReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ review, idempotencyKey }: ReviewRequest) =>
      read(client.POST('/api/v1/reviews', { body: review, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine', 'reviews'] }),
  });
}
