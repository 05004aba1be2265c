/** What people read about notifications. */
export const notificationWords = {
  thisTicketHasBeenUsed: 'This ticket has been used or is too old. Ask for another.',
} as const;
