import { Suspense, useState } from 'react';
import { MAX_DEPENDANTS } from '../../../openapi/contract/people/dependant-rules.js';
import type { ActingFor } from '../auth/session';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useSession } from '../auth/useSession';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Button } from '../common/forms/Button';
import { ChoiceChips } from '../common/forms/ChoiceChips';
import { lazyThemed } from '../common/theme/lazyThemed';
import { tFamily } from '../messages/people/family';
import { tForWhom } from '../messages/people/forWhom';
import { useDependants } from './useDependants';
import type { WhoIsItForChoice } from './useWhoIsItFor';

const DependantDialog = lazyThemed(async () => (await import('./DependantDialog')).DependantDialog);

interface WhoIsItForProps {
  choice: WhoIsItForChoice;
  /** Names the payer if it is not the chosen person; omitted without a payment. */
  isPaid?: boolean;
}

/**
 * The first field of every booking: the logged-in patient, a dependant, or a new one. It does not change the
 * person in the bar, so the form sends its calls with the headers of `choice`. Nothing for visitors, doctors
 * and administrators.
 */
export function WhoIsItFor({ choice, isPaid = false }: WhoIsItForProps) {
  const current = useSession();
  const own = useCurrentUser().data?.fullName;
  const dependants = useDependants();
  const [isAdding, setIsAdding] = useState(false);
  if (current?.userType !== 'patient') return null;

  const { userId } = current;
  const { person, personId, choose } = choice;
  const known: ActingFor[] = dependants.data ?? [];
  // A new or chosen person is shown before the list contains them.
  const people = person && !known.some(({ id }) => id === person.id) ? [...known, person] : known;
  const choices = [
    { value: userId, label: own ? tFamily('yourself', { name: own }) : tFamily('you') },
    ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const take = (next: ActingFor | undefined) =>
    choose(next ? { id: next.id, fullName: next.fullName } : null);
  const canAdd = known.length < MAX_DEPENDANTS && Boolean(dependants.data);
  return (
    <div>
      <ChoiceChips
        legend={tForWhom('whoIsItFor')}
        choices={choices}
        value={personId}
        onChange={(id) => take(people.find((each) => each.id === id))}
        after={canAdd && <Button onClick={() => setIsAdding(true)}>{tFamily('addPerson')}</Button>}
      />
      {isPaid && person && own && (
        <p className="field__help" role="status">
          {tForWhom('payer', { name: own })}
        </p>
      )}
      {dependants.isError && (
        <ErrorRetry
          text={tFamily('loadFailed')}
          error={dependants.error}
          onRetry={() => void dependants.refetch()}
        />
      )}
      <Suspense>{isAdding && <DependantDialog onClose={() => setIsAdding(false)} onAdded={take} />}</Suspense>
    </div>
  );
}
