/** What people read about notifications. */
export const notificationWords = {
  aboutPerson: (name: string, title: string) => `${name}: ${title}`,
  whomYouLookAfter: (name: string) => `This is about ${name}, whom you look after on our site.`,
  ticketExpired: 'This ticket has been used or is too old. Ask for another.',
} as const;
