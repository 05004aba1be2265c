/** Header of a list that is a plain array: how many rows there are on all pages. */
export const TOTAL_COUNT = 'X-Total-Count';
