import { personIdOf } from './session';
import { useSession } from './useSession';

/** Id of the person for whom this tab books and whose records it shows; '' for a visitor. */
export const usePersonId = (): string => personIdOf(useSession());

/** Name of the chosen dependant; undefined while the person acts for themselves. */
export const useActingFor = () => useSession()?.actingFor;
