import { useActingFor } from '../auth/usePerson';
import { forWhomWords } from '../words/people/forWhom';

/** The head of a page of records, with the name of the dependant whose they are: "Orders of Aarav Rao". */
export function useTitleOf(title: string): string {
  const person = useActingFor();
  return person ? forWhomWords.ofPerson(title, person.fullName) : title;
}
