/** What administrators read about mails. */
export const outboxWords = {
  writtenByEarlierVersion: 'Written by an earlier version; the reader can ask for another link.',
} as const;
