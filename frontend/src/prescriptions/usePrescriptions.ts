import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { client, read } from '../api/client';

const PER_PAGE = 20;
/** Links to the PDF are signed for a short while, so an open page asks for fresh ones, ms. */
const FRESH_LINKS_MS = 10 * 60_000;

/** The patient's prescriptions, newest first, page by page. */
export const useMyPrescriptions = () =>
  useInfiniteQuery({
    queryKey: ['mine', 'prescriptions', 'list'],
    queryFn: ({ pageParam, signal }) => {
      const range = JSON.stringify([pageParam, pageParam + PER_PAGE - 1]);
      return read(client.GET('/api/v1/prescriptions', { params: { query: { range } }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
    refetchInterval: FRESH_LINKS_MS,
  });

/** What to buy for a prescription, as the medicines are now. */
export const usePrescriptionCart = () =>
  useMutation({
    mutationFn: (id: string) =>
      read(client.GET('/api/v1/prescriptions/{id}/cart', { params: { path: { id } } })),
  });
