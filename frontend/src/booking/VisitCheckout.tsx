import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { visitPath } from '../appointments/patient/paths';
import { whenText } from '../appointments/when';
import { useHospital } from '../hospital/useHospital';
import { messages } from '../messages';
import { CheckoutBanner, WhatIsBought } from '../payments/CheckoutBanner';
import { useCheckoutReturn } from '../payments/useCheckoutReturn';
import { usePaidVisit } from './usePaidVisit';
import './visitCheckout.css';

interface PaidVisitProps {
  what: string;
  isBusy: boolean;
  onTry: () => void;
}

const PaidVisit = ({ what, isBusy, onTry }: PaidVisitProps) => (
  <>
    <div>
      <p className="muted" role="status">
        {isBusy
          ? messages.checkingPayment
          : 'Your visit is not booked yet. If you have paid, your payment is not lost.'}
      </p>
      <WhatIsBought>{what}</WhatIsBought>
    </div>
    {isBusy ? (
      <progress aria-label={messages.checkingPayment} />
    ) : (
      <button type="button" className="button button--contained" onClick={onTry}>
        Try again
      </button>
    )}
  </>
);

/** The visit that was just paid and booked, with the way to it. */
function BookedVisit({ visit, onClose }: { visit: AppointmentDto; onClose: () => void }) {
  const { timeZone } = useHospital();
  return (
    <section aria-label="Your booked visit" className="booked-visit">
      <div>
        <p className="muted">Paid, and sent to the doctor</p>
        <WhatIsBought>{`${whenText(visit, timeZone)} with ${visit.doctorName}`}</WhatIsBought>
      </div>
      <div className="booked-visit__ways">
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
        <RouterLink className="button button--contained" to={visitPath(visit._id)}>
          See your visit
        </RouterLink>
      </div>
    </section>
  );
}

/** The visit that was started in this tab: held, on its way back from the checkout, paid and not booked yet, or booked. */
export function VisitCheckout() {
  useCheckoutReturn('appointment');
  const { book, isBusy, booked, putAway } = usePaidVisit();
  return (
    <>
      {booked && <BookedVisit visit={booked} onClose={putAway} />}
      <CheckoutBanner
        purpose="appointment"
        paid={({ what }) => <PaidVisit what={what} isBusy={isBusy} onTry={() => void book()} />}
      />
    </>
  );
}
