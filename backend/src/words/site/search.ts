/** What people read about search. */
export const searchWords = {
  soldOut: 'Sold out',
} as const;
