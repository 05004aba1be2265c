import { Link, Navigate, useParams } from 'react-router';
import type { PostDto } from '../../../openapi/contract/site/posts.js';
import { ApiError } from '../api/client';
import { Skeleton, SkeletonList } from '../common/feedback/Skeleton';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { buttonLook } from '../common/forms/Button';
import { usePageTitle } from '../hospital/usePageTitle';
import { Article } from './Article';
import { PostCard, PostGrid } from './PostCard';
import { usePost } from './usePosts';
import './posts.css';
import { tPost } from '../messages/site/posts';

const ArticleSkeleton = () => (
  <Loading>
    <div className="article">
      <Skeleton height={40} width="20%" />
      <SkeletonList count={2} height={96} />
      <div className="skeleton-block article__picture" style={{ aspectRatio: '16 / 9' }} />
      <SkeletonList count={8} height={24} />
    </div>
  </Loading>
);

const NoSuchArticle = () => (
  <div className="stack stack--start">
    <h1 className="h1">{tPost('notFound')}</h1>
    <p>{tPost('notFoundText')}</p>
    <Link className={buttonLook('contained')} to="/blog">
      {tPost('seeAllArticles')}
    </Link>
  </div>
);

const Related = ({ posts }: { posts: PostDto['related'] }) =>
  posts.length === 0 ? null : (
    <section aria-labelledby="related" className="related">
      <h2 className="h2" id="related">
        {tPost('readNext')}
      </h2>
      <PostGrid label={tPost('relatedArticles')}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} headingLevel="h3" />
        ))}
      </PostGrid>
    </section>
  );

function Content({ slug }: { slug: string }) {
  const { data: post, error, refetch } = usePost(slug);
  usePageTitle(post?.title ?? tPost('healthBlog'), post?.summary);
  if (post && post.slug !== slug) return <Navigate to={`/blog/${post.slug}`} replace />;
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

/** The page of an article, found by its slug. */
export function PostPage() {
  const { slug = '' } = useParams();
  return (
    <div className="page">
      <Content key={slug} slug={slug} />
    </div>
  );
}
