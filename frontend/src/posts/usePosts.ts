import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';
import type { PostsFilter } from './usePostsUrl';

/** Cards per page: full rows of two and three. */
export const POSTS_PER_PAGE = 12;

/** The published articles that match the filter, newest first, page by page. */
export function usePosts({ search, category }: PostsFilter) {
  const filter = JSON.stringify({ q: search || undefined, category });
  return useInfiniteQuery({
    queryKey: ['posts', 'list', filter],
    queryFn: async ({ pageParam, signal }) => {
      // One more than shown tells whether there are more.
      const range = JSON.stringify([pageParam, pageParam + POSTS_PER_PAGE]);
      const query = { filter, range, sort: '["publishedAt","DESC"]' };
      const rows = await read(client.GET('/api/v1/posts', { params: { query }, signal }));
      return { answered: { search, category }, rows };
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows }, pages) =>
      rows.length > POSTS_PER_PAGE ? pages.length * POSTS_PER_PAGE : undefined,
    // The query is stored with its results, because it differs from the present one while the next page loads.
    select: ({ pages }) => ({
      answered: pages[0]?.answered ?? { search, category },
      posts: pages.flatMap(({ rows }) => rows.slice(0, POSTS_PER_PAGE)),
    }),
    placeholderData: keepPreviousData,
  });
}

/** A published article by its slug, with related ones. */
export const usePost = (slug: string) =>
  useQuery({
    queryKey: ['posts', 'one', slug],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/posts/{id}', { params: { path: { id: slug } }, signal })),
  });
