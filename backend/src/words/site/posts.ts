/** What people read about posts. */
export const postWords = {
  enterNameForAddressIn: 'Enter a name for the address, in small letters.',
  table: 'Table',
  anotherArticleHasThisName: 'Another article has this name in its address.',
} as const;
