import { useActingFor } from '../auth/usePerson';
import { tForWhom } from '../messages/people/forWhom';

/** The head of a page of records, with the name of the dependant whose they are: "Orders of Aarav Rao". */
export function useTitleOf(title: string): string {
  const person = useActingFor();
  return person ? tForWhom('ofPerson', { title, name: person.fullName }) : title;
}
