import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useActingFor } from '../auth/usePerson';
import { NavMenu } from '../shell/NavMenu';
import { family } from '../shell/navigation';
import { familyWords } from '../words/people/family';
import { useChoosePerson } from './useChoosePerson';
import { useDependants } from './useDependants';
import './personChooser.css';

/** The names to choose from, the logged-in person's first, and the way to all of them. */
function Chooser({ dependants }: { dependants: Dependant[] }) {
  const chosen = useActingFor();
  const own = useCurrentUser().data?.fullName ?? familyWords.you;
  const { choose, question } = useChoosePerson();
  const items = [
    { label: familyWords.yourself(own), isCurrent: !chosen, onClick: () => choose(null) },
    ...dependants.map(({ id, fullName }) => ({
      label: fullName,
      isCurrent: id === chosen?.id,
      onClick: () => choose({ id, fullName }),
    })),
    family,
  ];
  return (
    <section aria-label={familyWords.whomItIsFor} className="person-chooser">
      <NavMenu
        label={
          <>
            <span>
              {familyWords.for} <strong>{chosen?.fullName ?? own}</strong>
            </span>
          </>
        }
        items={items}
      />
      {question}
    </section>
  );
}

/** For whom the patient books and whose records are shown, in the bar of every page; nothing without dependants. */
export function PersonChooser() {
  const chosen = useActingFor();
  const { data = [] } = useDependants();
  return data.length > 0 || chosen ? <Chooser dependants={data} /> : null;
}
