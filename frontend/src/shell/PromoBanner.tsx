import { Link } from 'react-router';
import { useHospital } from '../hospital/useHospital';
import { shellWords } from '../words/site/shell';

/** The line above the navigation bar: the hospital's offer, none when the settings name none. */
export function PromoBanner() {
  const { promoText, phone } = useHospital();
  // Settings without a telephone number are not known yet.
  if (phone && !promoText) return null;
  return (
    <aside aria-label={shellWords.offer} className="promo body2">
      {promoText && (
        <>
          {promoText} <Link to="/register">{shellWords.signUpNow}</Link>
        </>
      )}
    </aside>
  );
}
