import { useInfiniteQuery } from '@tanstack/react-query';
import { readReviews } from './useHome';

/** Reviews per page of patient stories. */
const REVIEWS_PER_PAGE = 12;

/** Every approved review, newest first, page by page. */
export const useReviews = () =>
  useInfiniteQuery({
    queryKey: ['reviews', 'all'],
    queryFn: ({ pageParam, signal }) => readReviews(pageParam, REVIEWS_PER_PAGE, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length === REVIEWS_PER_PAGE ? pages.length * REVIEWS_PER_PAGE : undefined,
    select: ({ pages }) => pages.flat(),
  });
