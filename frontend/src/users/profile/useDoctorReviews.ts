import { useInfiniteQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

const PER_PAGE = 6;

/** The published reviews of a doctor, newest first, page by page. */
export const useDoctorReviews = (doctorId: string) =>
  useInfiniteQuery({
    queryKey: ['reviews', 'of', doctorId],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        filter: JSON.stringify({ doctorId }),
        sort: '["createdAt","DESC"]',
        range: JSON.stringify([pageParam, pageParam + PER_PAGE - 1]),
      };
      return read(client.GET('/api/v1/reviews', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
  });
