import { Link } from 'react-router';
import { useSession } from '../../auth/useSession';
import { buttonLook } from '../../common/forms/Button';
import { findOrderPath } from '../../orders/findOrderPath';

/** The number of an order that was just paid, and where to follow it. */
export function OrderPlaced({ number }: { number: string | null }) {
  const isPatient = useSession()?.userType === 'patient';
  return (
    <>
      <p className="muted">Your order is placed. Order number</p>
      <p className="h2">{number}</p>
      <p className="body2 muted">
        {isPatient
          ? 'Receipt and progress are in your patient area.'
          : 'Keep this number: with your email address it shows the order and its receipt at any time.'}
      </p>
      <Link
        className={buttonLook('contained', 'result__step')}
        to={isPatient ? '/patientlogin/orders' : findOrderPath(number)}
      >
        {isPatient ? 'See my orders' : 'Follow this order'}
      </Link>
    </>
  );
}
