import { useQuery } from '@tanstack/react-query';
import type { ReviewDto } from '../../../../openapi/contract/care/reviews.js';
import { client, read } from '../../api/client';

/** The maximum number of own reviews in one response. */
const RANGE = '[0,99]';
const NONE: ReadonlySet<string> = new Set();

const visitsOf = (reviews: ReviewDto[]): ReadonlySet<string> =>
  new Set(reviews.flatMap(({ appointmentId }) => appointmentId ?? []));

/**
 * Ids of the visits that the patient has reviewed; undefined until known. Empty when they cannot be read: the
 * server refuses a second review anyway.
 */
export function useReviewedVisits(): ReadonlySet<string> | undefined {
  const { data, isError } = useQuery({
    queryKey: ['mine', 'reviews'],
    queryFn: ({ signal }) => {
      const query = { filter: '{"mine":true}', range: RANGE };
      return read(client.GET('/api/v1/reviews', { params: { query }, signal }));
    },
    select: visitsOf,
  });
  return data ?? (isError ? NONE : undefined);
}
