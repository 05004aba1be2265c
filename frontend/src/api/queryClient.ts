import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Session, personIdOf } from '../auth/session';
import { ApiError } from './client';

const STALE_MS = 30_000;
const RETRIES = 2;

/**
 * Queries below 'mine' that concern the login itself, also while acting for a dependant; others concern the
 * dependant.
 */
const OF_LOGIN: readonly unknown[] = ['user', 'profile', 'sessions', 'notifications', 'dependants'];

const isMine = (key: QueryKey): boolean => key[0] === 'mine';
const isOfPerson = (key: QueryKey): boolean => isMine(key) && !OF_LOGIN.includes(key[1]);

/** One person's data must never appear for another person, e.g. the next user or a dependant. */
export function forgetPerson(queryClient: QueryClient, before: Session, now: Session | null): void {
  const isForgotten = before.userId !== now?.userId ? isMine : isOfPerson;
  if (isForgotten === isOfPerson && personIdOf(before) === personIdOf(now)) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => isForgotten(queryKey) });
}

/** Reads are retried only when that can help; writes never, because a person decides that. */
export const createQueryClient = (retries = RETRIES): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < retries && error instanceof ApiError && error.isTemporary,
      },
      mutations: { retry: false },
    },
  });
