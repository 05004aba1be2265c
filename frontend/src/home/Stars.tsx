import { tHome } from '../messages/site/home';
const MOST = 5;
const STAR = 'M12 2l3 6.9 7.4.7-5.6 4.9 1.7 7.3L12 17.9l-6.5 3.9 1.7-7.3-5.6-4.9 7.4-.7z';

/** A rating from one to five as stars. */
export const Stars = ({ rating }: { rating: number }) => (
  <div role="img" aria-label={tHome('ratingLabel', { rating, most: MOST })} className="stars">
    {Array.from({ length: MOST }, (_, index) => (
      <svg key={index} width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false">
        <path
          d={STAR}
          fill={index < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    ))}
  </div>
);
