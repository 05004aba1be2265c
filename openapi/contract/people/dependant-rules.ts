/** Request header for acting on behalf of a dependant: the dependant's id. */
export const ACTING_FOR = 'Acting-For';

/** Maximum number of dependants per guardian. */
export const MAX_DEPENDANTS = 6;

/** From this age on, a dependant may take over their own records. */
export const OF_AGE_YEARS = 18;
