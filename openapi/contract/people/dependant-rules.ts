/** The request header by which a holder acts for a dependant: the dependant's id. */
export const ACTING_FOR = 'Acting-For';

/** People that one login may look after. */
export const MAX_DEPENDANTS = 6;

/** From this birthday on a person may take their records over. */
export const OF_AGE_YEARS = 18;
