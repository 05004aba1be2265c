/** Header with the total number of rows of a list that is a plain array. */
export const TOTAL_COUNT = 'X-Total-Count';
