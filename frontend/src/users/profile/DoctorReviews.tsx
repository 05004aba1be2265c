import type { Doctor } from '../../../../openapi/contract/people/doctors.js';
import { SkeletonList } from '../../common/feedback/Skeleton';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { Button } from '../../common/forms/Button';
import { ReviewCard } from '../../home/ReviewCard';
import { tPage } from '../../messages/pages';
import { tDoctor } from '../../messages/people/doctors';
import { DoctorRating } from '../DoctorRating';
import { useDoctorReviews } from './useDoctorReviews';

/** Patients' reviews of the doctor. */
export function DoctorReviews({ doctor }: { doctor: Doctor }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDoctorReviews(
    doctor._id,
  );
  return (
    <section aria-labelledby="doctor-reviews" className="doctor-profile__section">
      <h2 className="h2" id="doctor-reviews">
        {tDoctor('reviews')}
      </h2>
      {doctor.reviewCount > 0 && <DoctorRating rating={doctor.rating} reviewCount={doctor.reviewCount} />}
      {error && <ErrorRetry error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <SkeletonList count={2} height={160} />
        </Loading>
      )}
      {data?.length === 0 && (
        <p className="muted">{tDoctor('reviewsEmpty', { fullName: doctor.fullName })}</p>
      )}
      {data && data.length > 0 && (
        <ul aria-label={tDoctor('reviews')} className="doctor-profile__reviews">
          {data.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button look="outlined" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {tPage('showMore')}
        </Button>
      )}
    </section>
  );
}
