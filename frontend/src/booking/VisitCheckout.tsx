import { Link as RouterLink } from 'react-router';
import { visitPath } from '../appointments/patient/paths';
import { usePersonId } from '../auth/usePerson';
import { addressedTo } from '../family/addressed';
import { tSpecified } from '../messages/specified';
import { CheckoutBanner, WhatIsBought } from '../payments/CheckoutBanner';
import { useCheckoutReturn } from '../payments/useCheckoutReturn';
import { type BookedVisit, usePaidVisit } from './usePaidVisit';
import './visitCheckout.css';
import { tBooking } from '../messages/care/booking';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';

interface PaidVisitProps {
  what: string;
  isBusy: boolean;
  onTry: () => void;
}

const PaidVisit = ({ what, isBusy, onTry }: PaidVisitProps) => (
  <>
    <div>
      <p className="muted" role="status">
        {isBusy ? tSpecified('checkingPayment') : tBooking('notBookedYet')}
      </p>
      <WhatIsBought>{what}</WhatIsBought>
    </div>
    {isBusy ? (
      <progress aria-label={tSpecified('checkingPayment')} />
    ) : (
      <button type="button" className="button button--contained" onClick={onTry}>
        {tCommon('tryAgain')}
      </button>
    )}
  </>
);

/** The visit that was just paid and booked, with a link. */
function BookedVisitPanel({ visit, onClose }: { visit: BookedVisit; onClose: () => void }) {
  const path = visitPath(visit.appointmentId);
  const isOfAnother = visit.patientId !== usePersonId();
  return (
    <section aria-label={tBooking('yourBookedVisit')} className="booked-visit">
      <div>
        <p className="muted">{tBooking('paidAndSent')}</p>
        <WhatIsBought>{visit.what}</WhatIsBought>
      </div>
      <div className="booked-visit__ways">
        <button type="button" className="button" onClick={onClose}>
          {tPage('close')}
        </button>
        <RouterLink
          className="button button--contained"
          to={isOfAnother ? addressedTo(path, visit.patientId) : path}
        >
          {tBooking('seeYourVisit')}
        </RouterLink>
      </div>
    </section>
  );
}

/** The checkout of this tab's visit: held, returning, paid but not booked, or booked. */
export function VisitCheckout() {
  useCheckoutReturn('appointment');
  const { book, isBusy, booked, putAway } = usePaidVisit();
  return (
    <>
      {booked && <BookedVisitPanel visit={booked} onClose={putAway} />}
      <CheckoutBanner
        purpose="appointment"
        paid={({ what }) => <PaidVisit what={what} isBusy={isBusy} onTry={() => void book()} />}
      />
    </>
  );
}
