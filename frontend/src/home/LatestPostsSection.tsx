import { Link } from 'react-router';
import { CardSkeletons } from '../common/feedback/CardSkeletons';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { IllustrationDrawing } from '../common/pictures/IllustrationDrawing';
import { Loading } from '../common/feedback/Loading';
import { CardLink } from './CardLink';
import { Section } from './Section';
import { useLatestPosts } from './useHome';
import { tCommon } from '../messages/common';
import { tHome } from '../messages/site/home';

const CARD_HEIGHT = 360;

function Posts() {
  const { data, isPending, error, refetch } = useLatestPosts();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--4">
          <CardSkeletons count={4} height={CARD_HEIGHT} picture={160} hasButton={false} />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) return <EmptyState text={tCommon('articlesEmpty')} />;
  return (
    <ul aria-label={tHome('latestArticles')} className="cards cards--4">
      {data.map(({ id, slug, title, summary, category, readingMinutes, illustration }) => (
        <li key={id}>
          <CardLink to={`/blog/${slug}`} padding={0}>
            <IllustrationDrawing name={illustration} />
            <div className="post-teaser">
              <p className="body2 muted">{tCommon('articleMeta', { category, readingMinutes })}</p>
              <h3 className="h6">{title}</h3>
              <p className="body2 muted">{summary}</p>
            </div>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

/** The four latest articles. */
export const LatestPostsSection = () => (
  <Section
    heading={tHome('fromOurHealthBlog')}
    more={
      <Link to="/blog" className="link section__more">
        {tHome('allArticles')}
      </Link>
    }
  >
    <Posts />
  </Section>
);
