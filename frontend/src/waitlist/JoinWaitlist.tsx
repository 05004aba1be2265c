import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ActingFor } from '../auth/session';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { lazyThemed } from '../common/theme/lazyThemed';
import { tAccount } from '../messages/accounts';
import { useMyWaitlist } from './useWaitlist';
import type { WaitlistTarget } from './waitlistView';
import { tWaitlist } from '../messages/care/waitlist';

const JoinWaitlistDialog = lazyThemed(async () => (await import('./JoinWaitlistDialog')).JoinWaitlistDialog);

/** The position of a patient on the list. */
function useOwnPlace({ doctorId, speciality }: WaitlistTarget): number | null {
  const { data } = useMyWaitlist();
  const own = data?.find((entry) =>
    doctorId ? entry.doctorId === doctorId : !entry.doctorId && entry.speciality === speciality,
  );
  return own?.place ?? null;
}

interface JoinWaitlistProps {
  target: WaitlistTarget;
  /**
   * The person for whom the surrounding form books, null for the logged-in person; by default the one in the
   * bar.
   */
  person?: ActingFor | null;
}

/**
 * The button "Tell me when a time is free", for a doctor or a speciality. The dialog is loaded on a click; a
 * waiting person sees the position.
 */
export function JoinWaitlist({ target, person }: JoinWaitlistProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const place = useOwnPlace(target);
  const press = () => {
    if (!session) {
      notifyError(tWaitlist('loginToJoin'));
      void navigate('/login', { state: { from: `${pathname}${search}` } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(
        tAccount('onlyPatientsBookVisits'),
        tAccount('loginAsPatientToBook', { type: session.userType }),
      );
      return;
    }
    setOpen(true);
  };
  return (
    <>
      {place === null ? (
        <button type="button" className="button button--outlined" onClick={press}>
          {tWaitlist('joinTitle')}
        </button>
      ) : (
        <span role="status">
          <Link to="/patientlogin/waiting-list">{tWaitlist('onListAtPlace', { place })}</Link>
        </span>
      )}
      <Suspense>
        {isOpen && <JoinWaitlistDialog target={target} person={person} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
