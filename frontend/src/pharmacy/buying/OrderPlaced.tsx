import { Link } from 'react-router';
import { useSession } from '../../auth/useSession';
import { buttonLook } from '../../common/forms/Button';
import { findOrderPath } from '../../orders/findOrderPath';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** The number of a paid order, with a link to follow it. */
export function OrderPlaced({ number }: { number: string | null }) {
  const isPatient = useSession()?.userType === 'patient';
  return (
    <>
      <p className="muted">{tPharmacy('orderPlaced')}</p>
      <p className="h2">{number}</p>
      <p className="body2 muted">{isPatient ? tPharmacy('orderPlacedText') : tPharmacy('keepNumberHint')}</p>
      <Link
        className={buttonLook('contained', 'result__step')}
        to={isPatient ? '/patientlogin/orders' : findOrderPath(number)}
      >
        {isPatient ? tPharmacy('seeMyOrders') : tPharmacy('followThisOrder')}
      </Link>
    </>
  );
}
