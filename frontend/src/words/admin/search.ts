/** What people read about the search of the console. */
export const adminSearchWords = {
  label: 'Search people and numbers',
  placeholder: 'Search people and numbers ( / )',
  typeMore: 'Type a name, a phone number, an email address or a number.',
  searching: 'Searching…',
  nothingFound: 'Nothing fits. Type the beginning of a name, or a whole number.',
} as const;
