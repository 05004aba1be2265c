import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client';

const STALE_MS = 30_000;
const RETRIES = 2;

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
