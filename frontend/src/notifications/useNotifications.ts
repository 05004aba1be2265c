import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { client, read } from '../api/client';
import { useSession } from '../auth/useSession';
import { notificationStream } from './notificationStream';

const KEY = ['mine', 'notifications'];
/** How many of the latest are shown. */
const SHOWN = 20;
/** How often the server is asked while the stream is cut, ms. */
const POLL_MS = 15_000;
/** Interval while it is not connected, ms: a connection can break without a signal at either end. */
const SAFETY_POLL_MS = 5 * 60_000;

/**
 * Reads the queries below the key again. Invalidating alone keeps the answer of a first load that is under way, which
 * may be older than the event: such a load is cancelled first.
 */
async function readAgain(queryClient: QueryClient, queryKey: string[]): Promise<void> {
  await queryClient.cancelQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  });
  await queryClient.invalidateQueries({ queryKey });
}

/** Follows the stream while mounted: with each notification everything of this person on screen is read again. */
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

/** How many notifications are unread, all of them counted; undefined until known. */
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
