import { useCallback } from 'react';
import type { PostCategory } from '../../../openapi/contract/site/posts.js';
import { useAddressParams } from '../common/browser/useAddressParams';
import { toPostCategory } from './categories';

export interface PostsFilter {
  search: string;
  category: PostCategory | undefined;
}

/** The state in the address of the blog: search text and category. */
export function usePostsUrl() {
  const [params, change] = useAddressParams();
  const filter: PostsFilter = {
    search: params.get('search')?.slice(0, 100) ?? '',
    category: toPostCategory(params.get('category')),
  };
  const setFilter = useCallback(
    (next: Partial<PostsFilter>) => change({ ...next }, { replace: next.search !== undefined }),
    [change],
  );
  return { filter, setFilter };
}
