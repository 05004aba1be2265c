import { Link } from 'react-router';
import { CardSkeletons } from '../common/feedback/CardSkeletons';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { Button } from '../common/forms/Button';
import { WithContact } from './contact/WithContact';
import './text.css';
import { usePageTitle } from './usePageTitle';
import { ReviewCard } from '../home/ReviewCard';
import { useReviews } from '../home/useReviews';
import { tPage } from '../messages/pages';
import { tHospital } from '../messages/site/hospital';

const CARD_HEIGHT = 240;

function Stories() {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReviews();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--3">
          <CardSkeletons count={6} height={CARD_HEIGHT} hasButton={false} />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState text={tHospital('noReviewsYet')}>
        <Link className="link" to="/patientlogin/patientapps">
          {tHospital('reviewVisitOfYours')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={tHospital('patientStories')} className="cards cards--3">
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
          {tPage('showMore')}
        </Button>
      )}
    </>
  );
}

/** Every approved review, newest first. */
export function PatientStoriesPage() {
  usePageTitle(tHospital('patientStories'), tHospital('storiesDescription'));
  return (
    <WithContact>
      <h1 className="h1">{tHospital('patientStories')}</h1>
      <p className="muted stories__lead">{tHospital('storiesIntro')}</p>
      <Stories />
    </WithContact>
  );
}
