import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { usePageTitle } from './usePageTitle';
import { ReviewCard } from '../home/ReviewCard';
import { useReviews } from '../home/useHome';

const CARD_HEIGHT = 240;

function Stories() {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReviews();
  if (error) return <ErrorRetry error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Loading>
        <div className="cards cards--3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={CARD_HEIGHT} />
          ))}
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState text="No reviews yet.">
        <Link component={RouterLink} to="/patientlogin/patientapps">
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
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 3 }}
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
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">Patient stories</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
        What patients wrote after a visit. Every review belongs to a completed appointment.
      </Typography>
      <Stories />
    </Box>
  );
}
