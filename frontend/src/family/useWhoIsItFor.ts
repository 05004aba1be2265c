import { useState } from 'react';
import { actingAs } from '../api/actingFor';
import type { ActingFor } from '../auth/session';
import { useSession } from '../auth/useSession';
import { formDrafts } from '../common/forms/formDrafts';

/** The person for whom a form books, as `WhoIsItFor` shows and changes it. */
export interface WhoIsItForChoice {
  /** The dependant for whom the form books; null for the logged-in person. */
  person: ActingFor | null;
  /** Id of that person, dependant or not; '' for a visitor. */
  personId: string;
  /** Headers of the form's calls: for the chosen person, not the one in the bar. */
  headers: Record<string, string>;
  choose: (person: ActingFor | null) => void;
  /** Removes a choice that was stored with the form's draft. */
  forget: () => void;
}

const draftOf = (form: string) => `person.${form}`;

function keptChoice(form: string | undefined, userId: string): ActingFor | null | undefined {
  const { id, fullName } = form ? formDrafts.of(draftOf(form), userId) : {};
  if (!id || !fullName) return undefined;
  return id === userId ? null : { id, fullName };
}

/**
 * The choice of a form: starts with the person in the bar, and does not change the bar.
 * @param form key of the form's draft; the choice is then stored like input, also over a login
 */
export function useWhoIsItFor(form?: string, initial?: ActingFor | null): WhoIsItForChoice {
  const session = useSession();
  const userId = session?.userId ?? '';
  const [chosen, setChosen] = useState(() => keptChoice(form, userId) ?? initial);
  const person = chosen === undefined ? (session?.actingFor ?? null) : chosen;
  const personId = person?.id ?? userId;
  return {
    person,
    personId,
    headers: actingAs(personId),
    choose: (next) => {
      setChosen(next);
      if (!form) return;
      const { id, fullName } = next ?? { id: userId, fullName: 'self' };
      formDrafts.keep(draftOf(form), { ownerId: userId, values: { id, fullName } });
    },
    forget: () => form && formDrafts.forget(draftOf(form)),
  };
}
