import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { session } from '../auth/session';
import { notifyInfo } from '../common/feedback/notices';
import { LoadingPage } from '../common/feedback/LoadingPage';
import { tFamily } from '../messages/people/family';
import { useDependants } from './useDependants';

/** Switches the tab to a dependant; for others the page shows "not found". */
function turnTo(person: { id: string; fullName: string } | null): void {
  if ((person?.id ?? undefined) === session.current()?.actingFor?.id) return;
  session.actFor(person);
  notifyInfo(person ? tFamily('actFor', { name: person.fullName }) : tFamily('actForSelf'));
}

/**
 * Replaces a page whose address names a person, e.g. from a notification, until the tab has switched to them.
 */
export function AddressedPerson() {
  const [params, setParams] = useSearchParams();
  const personId = params.get('for');
  const { data: dependants, isPending } = useDependants();
  useEffect(() => {
    if (isPending) return;
    const dependant = dependants?.find(({ id }) => id === personId);
    if (dependant) turnTo({ id: dependant.id, fullName: dependant.fullName });
    else if (personId === session.current()?.userId) turnTo(null);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('for');
        return next;
      },
      { replace: true },
    );
  }, [dependants, isPending, personId, setParams]);
  return <LoadingPage />;
}
