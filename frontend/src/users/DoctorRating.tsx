import { tCount } from '../../../openapi/contract/messages/counts.js';
import { tDoctor } from '../messages/people/doctors';

interface DoctorRatingProps {
  /** undefined if unknown, e.g. for an account that an administrator reads. */
  rating: number | null | undefined;
  reviewCount: number | undefined;
}

/** "4.6 (23 reviews)" behind a star. */
export function DoctorRating({ rating, reviewCount = 0 }: DoctorRatingProps) {
  if (rating === undefined) return null;
  if (rating === null) return <p className="body2 muted">{tDoctor('noReviewsYet')}</p>;
  return (
    <p className="doctor-rating body2">
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden focusable="false">
        <path
          fill="currentColor"
          d="M12 2l3 6.9 7.4.7-5.6 4.9 1.7 7.3L12 17.9l-6.5 3.9 1.7-7.3-5.6-4.9 7.4-.7z"
        />
      </svg>
      {tDoctor('ratingOf', { rating: rating.toFixed(1), reviews: tCount('reviews', { count: reviewCount }) })}
    </p>
  );
}
