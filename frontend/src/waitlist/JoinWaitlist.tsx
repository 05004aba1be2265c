import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { lazyThemed } from '../common/theme/lazyThemed';
import { accountWords } from '../words/accounts';

const JoinWaitlistDialog = lazyThemed(
  async () => (await import('./JoinWaitlistDialog')).JoinWaitlistDialog,
);

export interface WaitlistWish {
  /** The doctor; left out for any doctor of the speciality. */
  doctorId?: string;
  /** How the doctor, or the speciality, is called. */
  name: string;
  speciality?: Speciality;
}

/** The button "Tell me when a time is free", for a doctor or a speciality. The dialog is loaded when it is pressed. */
export function JoinWaitlist({ wish }: { wish: WaitlistWish }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (!session) {
      notifyError('Please first Login to join the waiting list');
      void navigate('/login', { state: { from: `${pathname}${search}` } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(accountWords.onlyPatientsBookVisits, accountWords.loginAsPatientToBook(session.userType));
      return;
    }
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="button button--outlined" onClick={press}>
        Tell me when a time is free
      </button>
      <Suspense>{isOpen && <JoinWaitlistDialog wish={wish} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
