import { counted } from '../../../openapi/contract/words/plural.js';

const MORE_MESSAGES = { one: 'more message', other: 'more messages' };

/** What people read about mails that wait, and in the mail that names them. */
export const outboxWords = {
  digestUnfinished: 'The mail that names this one is being written.',
  readerFallback: 'reader',
  digest: {
    subject: (count: number, hospital: string) => `${counted(count, MORE_MESSAGES)} from ${hospital}`,
    body: 'You have got many mails of ours within an hour, so this one names the others.',
    logIn: 'Please log in to read them under Notifications. An order without an account has its own page.',
    andMore: (count: number) => `and ${counted(count, MORE_MESSAGES)}`,
    seeMessages: 'Read my messages',
    seeOrders: 'See an order',
  },
} as const;
