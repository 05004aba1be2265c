import { useCallback } from 'react';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Button } from '../common/forms/Button';
import { SearchField } from '../common/forms/SearchField';
import { ToggleChip } from '../common/forms/ToggleChip';
import { usePageTitle } from '../hospital/usePageTitle';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { PostCard, PostCardSkeletons, PostGrid } from './PostCard';
import { postCategories } from './categories';
import { type PostsFilter, usePostsUrl } from './usePostsUrl';
import { usePosts } from './usePosts';
import './posts.css';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';
import { tPost } from '../messages/site/posts';

interface FilterProps {
  filter: PostsFilter;
  onFilter: (change: Partial<PostsFilter>) => void;
}

function Filters({ filter, onFilter }: FilterProps) {
  const onSearch = useCallback((search: string) => onFilter({ search }), [onFilter]);
  const [text, setText] = useTypedSearch(filter.search, onSearch);
  return (
    <div role="search" aria-label={tPage('articles')} className="posts__search">
      <SearchField
        label={tPost('searchArticles')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="group" aria-label={tPost('topic')} className="row">
        {postCategories.map((category) => (
          <ToggleChip
            key={category}
            label={category}
            isOn={category === filter.category}
            onChange={(isOn) => onFilter({ category: isOn ? category : undefined })}
          />
        ))}
      </div>
    </div>
  );
}

function countSentence(count: number, hasMore: boolean, { search, category }: PostsFilter): string {
  return tPost('found', {
    count,
    hasMore,
    hasCategory: Boolean(category),
    category: category ?? '',
    hasSearch: Boolean(search),
    search: search ?? '',
  });
}

function Posts({ filter, onFilter }: FilterProps) {
  const posts = usePosts(filter);
  if (posts.isError) return <ErrorRetry error={posts.error} onRetry={() => void posts.refetch()} />;
  if (posts.isPending) {
    return (
      <Loading>
        <PostCardSkeletons cards={6} />
      </Loading>
    );
  }
  const isFiltered = Boolean(filter.search || filter.category);
  const { data, hasNextPage } = posts;
  const count = data.posts.length;
  return (
    <div aria-busy={posts.isPlaceholderData} className={posts.isPlaceholderData ? 'stale' : undefined}>
      <p role="status" className="body2 muted posts__count">
        {countSentence(count, hasNextPage, data.answered)}
      </p>
      {count === 0 && (
        <EmptyState text={isFiltered ? tPost('searchEmpty') : tCommon('articlesEmpty')}>
          {isFiltered && (
            <Button look="outlined" onClick={() => onFilter({ search: '', category: undefined })}>
              {tPost('showAllArticles')}
            </Button>
          )}
        </EmptyState>
      )}
      <PostGrid label={tPage('articles')}>
        {data.posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </PostGrid>
      {hasNextPage && (
        <div className="posts__more">
          <Button
            look="outlined"
            isBusy={posts.isFetchingNextPage}
            onClick={() => void posts.fetchNextPage()}
          >
            {tPost('showMoreArticles')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The health blog: articles by category and search, both in the address. */
export function PostsPage() {
  usePageTitle(tPost('healthBlog'), tPost('listDescription'));
  const { filter, setFilter } = usePostsUrl();
  return (
    <div className="page">
      <h1 className="h1">{tPost('healthBlog')}</h1>
      <p className="muted lead">{tPost('listIntro')}</p>
      <Filters filter={filter} onFilter={setFilter} />
      <div className="posts__list">
        <Posts filter={filter} onFilter={setFilter} />
      </div>
    </div>
  );
}
