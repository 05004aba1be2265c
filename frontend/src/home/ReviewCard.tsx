import type { ReviewDto } from '../../../openapi/contract/care/reviews.js';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { PersonDrawing } from './drawings/PersonDrawing';
import { Stars } from './Stars';
import { tHome } from '../messages/site/home';

interface ReviewCardProps {
  review: ReviewDto;
  headingLevel?: 'h2' | 'h3';
}

/** A patient's review of a visit. */
export function ReviewCard({ review, headingLevel: Heading = 'h3' }: ReviewCardProps) {
  const { name, rating, text, doctorName, createdAt } = review;
  const { timeZone } = useHospital();
  return (
    <li className="review">
      <div className="review__head">
        <PersonDrawing name={name} />
        <div>
          <Heading className="h6">{name}</Heading>
          <Stars rating={rating} />
        </div>
      </div>
      <p className="review__text">{text}</p>
      <p className="body2 muted">
        {tHome('reviewMeta', { date: formatDate(calendarDate(new Date(createdAt), timeZone)), doctorName })}
      </p>
    </li>
  );
}
