import { personIdOf } from './session';
import { useSession } from './useSession';

/** Id of the person for whom this tab books and whose records it shows; '' for a visitor. */
export const usePersonId = (): string => personIdOf(useSession());

/** Name of the dependant who was chosen in the bar; undefined while the person acts for themselves. */
export const useActingFor = () => useSession()?.actingFor;
