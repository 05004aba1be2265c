import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_QUEUES } from '../../../openapi/contract/care/queue.js';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import { API_BASE, client, read, sentenceOf } from '../api/client';
import { followStream } from '../common/streams/followStream';

/** Poll interval without a stream, ms; also the maximum wait before a reconnection. */
const POLL_MS = 5_000;
/** Poll interval with a stream, ms, because a connection can break silently. */
const SAFETY_POLL_MS = 60_000;

interface Wall {
  /** One per existing doctor, in the order of the address; null until known. */
  queues: Queue[] | null;
  /** Whether the shown data is at most some seconds old. */
  isCurrent: boolean;
  /** Why there is nothing to show. */
  error: string | null;
}

const addressOf = (doctorIds: string[]) =>
  Promise.resolve(`${API_BASE}/api/v1/queue/stream?doctors=${doctorIds.slice(-MAX_QUEUES).join(',')}`);

/**
 * Follows these queues; the screens of a browser share one connection.
 * @param found ids of existing doctors, separated by commas
 */
function useQueueStream(queryKey: QueryKey, found: string, onLive: (isLive: boolean) => void): void {
  const queryClient = useQueryClient();
  const show = useEffectEvent((data: string) => {
    const queue = JSON.parse(data) as Queue;
    queryClient.setQueryData<Queue[]>(queryKey, (queues) =>
      queues?.map((one) => (one.doctor._id === queue.doctor._id ? queue : one)),
    );
  });
  const setLive = useEffectEvent((isLive: boolean) => {
    onLive(isLive);
    if (isLive) void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (!found) return undefined;
    return followStream({
      name: 'queues',
      topics: found.split(','),
      events: ['queue'],
      address: addressOf,
      longestWaitMs: POLL_MS,
      onLive: (isLive) => setLive(isLive),
      onEvent: (_event, data) => show(data),
    });
  }, [found]);
}

/**
 * The live queues of doctors, for a screen that runs unattended.
 * @param doctors ids, separated by commas
 */
export function useWall(doctors: string): Wall {
  const [isLive, setLive] = useState(false);
  const queryKey = ['queues', doctors];
  const { data, error, failureCount } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(client.GET('/api/v1/queue', { params: { query: { doctors } }, signal })),
    refetchInterval: isLive ? SAFETY_POLL_MS : POLL_MS,
    retry: false,
  });
  useQueueStream(queryKey, data?.map(({ doctor }) => doctor._id).join(',') ?? '', setLive);
  return {
    queues: data ?? null,
    isCurrent: failureCount === 0,
    error: data === undefined && error ? sentenceOf(error) : null,
  };
}
