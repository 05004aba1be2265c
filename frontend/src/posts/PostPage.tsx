import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router';
import type { PostDto } from '../../../openapi/contract/site/posts.js';
import { ApiError } from '../api/client';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { usePageTitle } from '../hospital/usePageTitle';
import { Article, READING_WIDTH } from './Article';
import { PostCard, PostGrid } from './PostCard';
import { usePost } from './usePosts';

const ArticleSkeleton = () => (
  <Loading>
    <Box sx={{ maxWidth: READING_WIDTH, mx: 'auto' }}>
      <Skeleton width="20%" height={40} />
      <Skeleton height={72} />
      <Skeleton height={120} />
      <Skeleton variant="rounded" sx={{ my: 3, height: 'auto', aspectRatio: '16 / 9' }} />
      {Array.from({ length: 8 }, (_, line) => (
        <Skeleton key={line} height={32} />
      ))}
    </Box>
  </Loading>
);

const NoSuchArticle = () => (
  <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="h1">There is no such article</Typography>
    <Typography>The address may be misspelt, or the article has been taken back.</Typography>
    <Button variant="contained" component={RouterLink} to="/blog">
      See all articles
    </Button>
  </Stack>
);

const Related = ({ posts }: { posts: PostDto['related'] }) =>
  posts.length === 0 ? null : (
    <Box component="section" aria-labelledby="related" sx={{ mt: 6, '@media print': { display: 'none' } }}>
      <Typography variant="h2" id="related" sx={{ mb: 2 }}>
        Read next
      </Typography>
      <PostGrid label="Related articles">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} headingLevel="h3" />
        ))}
      </PostGrid>
    </Box>
  );

function Content({ slug }: { slug: string }) {
  const { data: post, error, refetch } = usePost(slug);
  usePageTitle(post?.title ?? 'Health blog', post?.summary);
  if (post)
    return (
      <>
        <Article post={post} />
        <Related posts={post.related} />
      </>
    );
  if (!error) return <ArticleSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <NoSuchArticle />;
  return <ErrorRetry error={error} onRetry={() => void refetch()} />;
}

/** The page of one article, found by its name in the address. */
export function PostPage() {
  const { slug = '' } = useParams();
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Content key={slug} slug={slug} />
    </Box>
  );
}
