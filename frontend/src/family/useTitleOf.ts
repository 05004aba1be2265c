import { useActingFor } from '../auth/usePerson';
import { tForWhom } from '../messages/people/forWhom';

/** The title of a records page with the dependant's name: "Orders of Aarav Rao". */
export function useTitleOf(title: string): string {
  const person = useActingFor();
  return person ? tForWhom('ofPerson', { title, name: person.fullName }) : title;
}
