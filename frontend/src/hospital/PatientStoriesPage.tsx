import { Link } from 'react-router';
import { Bones } from '../common/feedback/Bone';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Button } from '../common/forms/Button';
import './text.css';
import { usePageTitle } from './usePageTitle';
import { ReviewCard } from '../home/ReviewCard';
import { useReviews } from '../home/useReviews';

const CARD_HEIGHT = 240;

function Stories() {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReviews();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--3">
          <Bones count={6} height={CARD_HEIGHT} />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState text="No reviews yet.">
        <Link className="link" to="/patientlogin/patientapps">
          Review a visit of yours
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Patient stories" className="cards cards--3">
        {data.map((review) => (
          <ReviewCard key={review.id} review={review} headingLevel="h2" />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          look="outlined"
          className="stories__more"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** Every approved review, newest first. */
export function PatientStoriesPage() {
  usePageTitle('Patient stories', 'What patients say about their visits to the hospital.');
  return (
    <div className="page">
      <h1 className="h1">Patient stories</h1>
      <p className="muted stories__lead">
        What patients wrote after a visit. Every review belongs to a completed appointment.
      </p>
      <Stories />
    </div>
  );
}
