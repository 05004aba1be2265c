import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Session, personIdOf } from '../auth/session';
import { ApiError } from './client';

const STALE_MS = 30_000;
const RETRIES = 2;

/** What is read below 'mine' of the log-in itself, also while acting for a dependant; the rest is of the person acted for. */
const OF_LOGIN: readonly unknown[] = ['user', 'profile', 'sessions', 'notifications', 'dependants'];

const isMine = (key: QueryKey): boolean => key[0] === 'mine';
const isOfPerson = (key: QueryKey): boolean => isMine(key) && !OF_LOGIN.includes(key[1]);

/** What one person read must not be shown as another's: of the next one at this screen, or of a dependant. */
export function forgetPerson(queryClient: QueryClient, before: Session, now: Session | null): void {
  const isForgotten = before.userId !== now?.userId ? isMine : isOfPerson;
  if (isForgotten === isOfPerson && personIdOf(before) === personIdOf(now)) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => isForgotten(queryKey) });
}

/** Reads are tried again only when that can help; writes never are, a person decides that. */
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
