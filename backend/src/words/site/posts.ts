/** What people read about posts. */
export const postWords = {
  slugRequired: 'Enter a name for the address, in small letters.',
  table: 'Table',
  slugTaken: 'Another article has this name in its address.',
} as const;
