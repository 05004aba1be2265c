import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { PostCategory } from '../../../openapi/contract/site/posts.js';
import { toPostCategory } from './categories';

export interface PostsFilter {
  search: string;
  category: PostCategory | undefined;
}

/** What the address of the blog says: the words looked for and the category. */
export function usePostsUrl() {
  const [params, setParams] = useSearchParams();
  const filter: PostsFilter = {
    search: params.get('search')?.slice(0, 100) ?? '',
    category: toPostCategory(params.get('category')),
  };
  const setFilter = useCallback(
    (change: Partial<PostsFilter>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: change.search !== undefined, preventScrollReset: true },
      ),
    [setParams],
  );
  return { filter, setFilter };
}
