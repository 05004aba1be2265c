import { Link } from 'react-router';
import { CardSkeletons } from '../common/feedback/CardSkeletons';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { ReviewCard } from './ReviewCard';
import { Section } from './Section';
import { useLatestReviews } from './useHome';
import { tHome } from '../messages/site/home';

const CARD_HEIGHT = 240;

function Reviews() {
  const { data, isPending, error, refetch } = useLatestReviews();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--4">
          <CardSkeletons count={4} height={CARD_HEIGHT} hasButton={false} />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) return <EmptyState text={tHome('reviewsEmpty')} />;
  return (
    <ul aria-label={tHome('reviews')} className="cards cards--4" style={{ minHeight: CARD_HEIGHT }}>
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </ul>
  );
}

/** The four newest reviews. */
export const ReviewsSection = () => (
  <Section
    heading={tHome('reviewsTitle')}
    more={
      <Link to="/patient-stories" className="link section__more">
        {tHome('allPatientStories')}
      </Link>
    }
  >
    <Reviews />
  </Section>
);
