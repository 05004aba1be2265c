import { Link } from 'react-router';
import { Icon } from '../../common/pictures/icons';
import { useHospital } from '../../hospital/useHospital';
import { tShell } from '../../messages/site/shell';
import { closedOffer } from './closedOffer';

/** The hospital's promotion for visitors; nothing without one, or after it was closed. */
export function Offer() {
  const { promoText } = useHospital();
  const closed = closedOffer.use();
  if (!promoText || promoText === closed) return null;
  return (
    <aside aria-label={tShell('offer')} className="offer">
      <Link to="/register" className="offer__link">
        <span className="offer__text">{promoText}</span> <strong>{tShell('signUpNow')}</strong>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={tShell('closeOffer')}
        onClick={() => closedOffer.set(promoText)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
