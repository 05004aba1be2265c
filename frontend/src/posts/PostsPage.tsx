import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { nouns } from '../../../openapi/contract/words/nouns.js';
import { counted } from '../../../openapi/contract/words/plural.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { SearchField } from '../common/forms/SearchField';
import { usePageTitle } from '../hospital/usePageTitle';
import { useTypedSearch } from '../common/forms/useTypedSearch';
import { PostCard, PostCardSkeletons, PostGrid } from './PostCard';
import { postCategories } from './categories';
import { type PostsFilter, usePostsUrl } from './usePostsUrl';
import { usePosts } from './usePosts';

interface FilterProps {
  filter: PostsFilter;
  onFilter: (change: Partial<PostsFilter>) => void;
}

function Filters({ filter, onFilter }: FilterProps) {
  const onSearch = useCallback((search: string) => onFilter({ search }), [onFilter]);
  const [text, setText] = useTypedSearch(filter.search, onSearch);
  return (
    <Box role="search" aria-label="Articles" sx={{ mt: 3 }}>
      <SearchField label="Search articles" value={text} onChange={(event) => setText(event.target.value)} />
      <Box
        role="group"
        aria-label="What the article is about"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}
      >
        {postCategories.map((category) => {
          const isOn = category === filter.category;
          return (
            <Chip
              key={category}
              label={category}
              color={isOn ? 'primary' : 'default'}
              variant={isOn ? 'filled' : 'outlined'}
              aria-pressed={isOn}
              onClick={() => onFilter({ category: isOn ? undefined : category })}
            />
          );
        })}
      </Box>
    </Box>
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
        <Box sx={{ mt: 4.5 }}>
          <PostCardSkeletons cards={6} />
        </Box>
      </Loading>
    );
  }
  const isFiltered = Boolean(filter.search || filter.category);
  const { data, hasNextPage } = posts;
  const count = data.posts.length;
  return (
    <Box aria-busy={posts.isPlaceholderData} sx={{ opacity: posts.isPlaceholderData ? 0.6 : 1 }}>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {countSentence(count, hasNextPage, data.answered)}
      </Typography>
      {count === 0 && (
        <EmptyState text={isFiltered ? 'No articles found.' : 'Our doctors have not written an article yet.'}>
          {isFiltered && (
            <Button variant="outlined" onClick={() => onFilter({ search: '', category: undefined })}>
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
        <Box sx={{ mt: 3, textAlign: 'center' }}>
          <Button
            variant="outlined"
            loading={posts.isFetchingNextPage}
            onClick={() => void posts.fetchNextPage()}
          >
            Show more articles
          </Button>
        </Box>
      )}
    </Box>
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
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">Health blog</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '64ch' }}>
        Our doctors explain what helps, what does not, and when to come to us. Every article names its
        sources.
      </Typography>
      <Filters filter={filter} onFilter={setFilter} />
      <Box sx={{ mt: 3 }}>
        <Posts filter={filter} onFilter={setFilter} />
      </Box>
    </Box>
  );
}
