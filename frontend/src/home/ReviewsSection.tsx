import { Link } from 'react-router';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { ReviewCard } from './ReviewCard';
import { Section } from './Section';
import { useLatestReviews } from './useHome';

const CARD_HEIGHT = 240;

function Reviews() {
  const { data, isPending, error, refetch } = useLatestReviews();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--4">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="bone" style={{ height: CARD_HEIGHT }} />
          ))}
        </div>
      </Loading>
    );
  }
  if (data.length === 0)
    return (
      <p className="muted">
        No reviews yet. After a visit you can write the first one from your appointments.
      </p>
    );
  return (
    <ul aria-label="Reviews" className="cards cards--4" style={{ minHeight: CARD_HEIGHT }}>
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </ul>
  );
}

/** The four newest reviews. */
export const ReviewsSection = () => (
  <Section
    heading="What patients say"
    more={
      <Link to="/patient-stories" className="link section__more">
        All patient stories
      </Link>
    }
  >
    <Reviews />
  </Section>
);
