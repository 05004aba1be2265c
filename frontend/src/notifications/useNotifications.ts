import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client, read } from '../api/client';
import { useSession } from '../auth/useSession';
import { notificationStream } from './notificationStream';

const KEY = ['mine', 'notifications'];
/** The number of latest notifications shown. */
const SHOWN = 20;
/** Poll interval while the stream is disconnected, ms. */
const POLL_MS = 15_000;
/** Poll interval while it is connected, ms, because a connection can break silently. */
const SAFETY_POLL_MS = 5 * 60_000;

/**
 * Reads the queries below the key again. Invalidating alone keeps a running first load, which may be older than
 * the event, so it is cancelled first.
 */
async function readAgain(queryClient: QueryClient, queryKey: string[]): Promise<void> {
  await queryClient.cancelQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
  await queryClient.invalidateQueries({ queryKey });
}

/** Follows the stream while mounted: each notification refreshes all data of this person on screen. */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      notificationStream.follow((stale) => {
        void readAgain(queryClient, stale === 'everything' ? ['mine'] : KEY);
      }),
    [queryClient],
  );
}

const usePollInterval = () =>
  useSyncExternalStore(notificationStream.onStateChange, notificationStream.isLive)
    ? SAFETY_POLL_MS
    : POLL_MS;

/** The latest notifications of the logged-in person, newest first. */
export function useNotifications() {
  const refetchInterval = usePollInterval();
  return useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => {
      const query = { sort: '["id","DESC"]', range: `[0,${SHOWN - 1}]` };
      return read(client.GET('/api/v1/notifications', { params: { query }, signal }));
    },
    refetchInterval,
  });
}

/** The total number of unread notifications; undefined until known. */
export function useUnreadCount(): number | undefined {
  const refetchInterval = usePollInterval();
  const isLoggedIn = useSession() !== null;
  const { data } = useQuery({
    queryKey: [...KEY, 'unread'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/notifications/unread', { signal })),
    refetchInterval,
    enabled: isLoggedIn,
  });
  return data?.unread;
}

function useRefreshed<T>(mutationFn: (argument: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

/** Marks one as read. */
export const useReadNotification = () =>
  useRefreshed((id: string) =>
    read(client.POST('/api/v1/notifications/{id}/read', { params: { path: { id } } })),
  );

/** Marks all as read. */
export const useReadAllNotifications = () =>
  useRefreshed<void>(() => read(client.POST('/api/v1/notifications/read-all')));
