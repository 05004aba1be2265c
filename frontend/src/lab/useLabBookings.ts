import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateLabBooking } from '../../../openapi/contract/shop/lab-bookings.js';
import type { RecollectLabSample } from '../../../openapi/contract/shop/lab-collection.js';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { ApiError, client, read } from '../api/client';
import type { WhoIsItForChoice } from '../family/useWhoIsItFor';
import { keepCheckout } from '../payments/useCheckout';

const PER_PAGE = 20;
/** Report links expire soon, so an open page renews them, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
const KEY = ['mine', 'labBooking'];

/** The patient's lab bookings, newest first, page by page. */
export const useMyLabBookings = () =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam, signal }) => {
      const range = JSON.stringify([pageParam, pageParam + PER_PAGE - 1]);
      return read(client.GET('/api/v1/lab-bookings', { params: { query: { range } }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
    refetchInterval: FRESH_LINKS_MS,
  });

interface LabBookingRequest {
  test: LabTestDto;
  body: CreateLabBooking;
  whoIsItFor: Pick<WhoIsItForChoice, 'person' | 'headers'>;
  /** Equal for all attempts of one request, so that a retry does not book twice. */
  idempotencyKey: string;
}

/** Books immediately when paid at collection, else through a checkout, which this tab stores. */
export function useCreateLabBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ test, body, whoIsItFor, idempotencyKey }: LabBookingRequest) => {
      const { person } = whoIsItFor;
      const headers = { ...whoIsItFor.headers, 'Idempotency-Key': idempotencyKey };
      const made = await read(client.POST('/api/v1/lab-bookings', { body, headers }));
      if (made.checkout)
        await keepCheckout(made.checkout, {
          purpose: 'labBooking',
          person,
          what: test.testName,
          fromCart: [],
        });
      return made;
    },
    onSettled: (_made, error, { test }) => {
      void queryClient.invalidateQueries({ queryKey: KEY });
      if (error instanceof ApiError && error.code === 'PRICE_CHANGED')
        return queryClient.invalidateQueries({ queryKey: ['lab tests', 'one', test._id] });
    },
  });
}

/** Chooses a new time for a rejected sample. */
export function useRecollectLabSample(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RecollectLabSample) =>
      read(client.POST('/api/v1/lab-bookings/{id}/recollect', { params: { path: { id } }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Cancels; resolves with the cancelled booking, including its refund. */
export function useCancelLabBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/lab-bookings/{id}/cancel', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
