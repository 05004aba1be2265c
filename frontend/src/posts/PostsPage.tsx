import { useCallback } from 'react';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
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

interface FilterProps {
  filter: PostsFilter;
  onFilter: (change: Partial<PostsFilter>) => void;
}

function Filters({ filter, onFilter }: FilterProps) {
  const onSearch = useCallback((search: string) => onFilter({ search }), [onFilter]);
  const [text, setText] = useTypedSearch(filter.search, onSearch);
  return (
    <div role="search" aria-label="Articles" className="posts__search">
      <SearchField label="Search articles" value={text} onChange={(event) => setText(event.target.value)} />
      <div role="group" aria-label="What the article is about" className="row">
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
  const articles = `${hasMore ? 'The newest ' : ''}${counted(count, nouns.article)}`;
  return [articles, category && `about ${category}`, search && `like “${search}”`].filter(Boolean).join(' ');
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
        <EmptyState text={isFiltered ? 'No articles found.' : 'Our doctors have not written an article yet.'}>
          {isFiltered && (
            <Button look="outlined" onClick={() => onFilter({ search: '', category: undefined })}>
              Show all articles
            </Button>
          )}
        </EmptyState>
      )}
      <PostGrid label="Articles">
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
            Show more articles
          </Button>
        </div>
      )}
    </div>
  );
}

/** The health blog: its articles by category and by search, both kept in the address. */
export function PostsPage() {
  usePageTitle(
    'Health blog',
    'Articles by our doctors about heart, diabetes, children and more, with their sources.',
  );
  const { filter, setFilter } = usePostsUrl();
  return (
    <div className="page">
      <h1 className="h1">Health blog</h1>
      <p className="muted lead">
        Our doctors explain what helps, what does not, and when to come to us. Every article names its
        sources.
      </p>
      <Filters filter={filter} onFilter={setFilter} />
      <div className="posts__list">
        <Posts filter={filter} onFilter={setFilter} />
      </div>
    </div>
  );
}
