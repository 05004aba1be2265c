import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useActingFor } from '../auth/usePerson';
import { NavMenu } from '../shell/NavMenu';
import { family } from '../shell/navigation';
import { tFamily } from '../messages/people/family';
import { useChoosePerson } from './useChoosePerson';
import { useDependants } from './useDependants';
import './personChooser.css';

/** The names to choose from, the logged-in person first, and a link to the family page. */
function Chooser({ dependants }: { dependants: Dependant[] }) {
  const chosen = useActingFor();
  const own = useCurrentUser().data?.fullName ?? tFamily('you');
  const { choose, question } = useChoosePerson();
  const items = [
    { label: tFamily('yourself', { name: own }), isCurrent: !chosen, onClick: () => choose(null) },
    ...dependants.map(({ id, fullName }) => ({
      label: fullName,
      isCurrent: id === chosen?.id,
      onClick: () => choose({ id, fullName }),
    })),
    family,
  ];
  return (
    <section aria-label={tFamily('whomItIsFor')} className="person-chooser">
      <NavMenu
        label={
          <>
            <span>
              {tFamily('for')} <strong>{chosen?.fullName ?? own}</strong>
            </span>
          </>
        }
        items={items}
      />
      {question}
    </section>
  );
}

/**
 * The person for whom the patient books and whose records are shown, in the bar of every page; nothing without
 * dependants.
 */
export function PersonChooser() {
  const chosen = useActingFor();
  const { data = [] } = useDependants();
  return data.length > 0 || chosen ? <Chooser dependants={data} /> : null;
}
