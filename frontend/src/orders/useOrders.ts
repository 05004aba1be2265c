import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FindOrder, OrderDto } from '../../../openapi/contract/shop/orders.js';
import { client, read } from '../api/client';

const PER_PAGE = 20;
/** Receipt links expire soon, so an open page renews them, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
const KEY = ['mine', 'order'];

const rangeFrom = (first: number, count: number) => JSON.stringify([first, first + count - 1]);

/** The patient's orders, newest first, page by page. */
export const useMyOrders = () =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      read(
        client.GET('/api/v1/orders', {
          params: { query: { range: rangeFrom(pageParam, PER_PAGE) } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
    refetchInterval: FRESH_LINKS_MS,
  });

/** The address of the patient's last order; '' for a visitor and before the first order. */
export function useLastAddress(isPatient: boolean): string {
  const { data } = useQuery({
    queryKey: [...KEY, 'last'],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/orders', { params: { query: { range: rangeFrom(0, 1) } }, signal })),
    enabled: isPatient,
  });
  return data?.[0]?.buyer.address ?? '';
}

/** An order by its number and the buyer's email address. */
export const useFindOrder = () =>
  useMutation({ mutationFn: (body: FindOrder) => read(client.POST('/api/v1/orders/find', { body })) });

/** Cancels one medicine of the patient's own order. Resolves with the changed order. */
export function useCancelItem() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path: { id: string; medicineId: string }) =>
      read(client.POST('/api/v1/orders/{id}/items/{medicineId}/cancel', { params: { path } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Cancels an order: a guest by number and email, a patient as its owner. Resolves with the cancelled order. */
export function useCancelOrder(asGuest: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, number, buyer: { email } }: OrderDto) =>
      asGuest
        ? read(client.POST('/api/v1/orders/find/cancel', { body: { number, email } }))
        : read(client.POST('/api/v1/orders/{id}/cancel', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
