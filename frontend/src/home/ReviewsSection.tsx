import { Link } from 'react-router';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { ReviewCard } from './ReviewCard';
import { Section } from './Section';
import { useLatestReviews } from './useHome';
import { homeWords } from '../words/site/home';

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
  if (data.length === 0) return <p className="muted">{homeWords.noReviewsYetAfterVisit}</p>;
  return (
    <ul aria-label={homeWords.reviews} className="cards cards--4" style={{ minHeight: CARD_HEIGHT }}>
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </ul>
  );
}

/** The four newest reviews. */
export const ReviewsSection = () => (
  <Section
    heading={homeWords.whatPatientsSay}
    more={
      <Link to="/patient-stories" className="link section__more">
        {homeWords.allPatientStories}
      </Link>
    }
  >
    <Reviews />
  </Section>
);
