import type { QueryKey } from '@tanstack/react-query';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';

interface Told {
  text: string;
  detail: string;
}

/** How the site speaks of one kind of purchase while it is paid for. */
interface Purpose {
  /** Name of the banner of a started one. */
  started: string;
  held: string;
  released: string;
  stillHeld: string;
  expired: Told;
  /** A return for which this tab has no checkout. */
  unknown: Told;
  /** What shows others that it is held, and so is asked again once that has changed. */
  shownBy: QueryKey;
}

const goods = {
  started: 'The payment you have begun',
  held: 'Held for you for',
  released: 'It is no longer held for you.',
  stillHeld: 'It stays held until the time to pay has run out.',
  expired: {
    text: 'The time to pay has run out.',
    detail: 'Start again if you still want it; nothing was charged.',
  },
  unknown: {
    text: 'There is no open payment in this tab.',
    detail: 'What was paid is in the mail that was sent to you.',
  },
};

export const purposes: Record<PaymentPurpose, Purpose> = {
  appointment: {
    started: 'The booking you have begun',
    held: 'This time is held for you for',
    released: 'The time is free for others again.',
    stillHeld: 'The time stays held until the time to pay has run out.',
    expired: {
      text: 'The time to pay has run out.',
      detail: 'The time is free for others again. Book it once more if it still suits you.',
    },
    unknown: {
      text: 'There is no open booking in this tab.',
      detail: 'Your visits are listed in your patient area, under Appointments.',
    },
    shownBy: ['slots'],
  },
  order: { ...goods, shownBy: ['medicines'] },
  labBooking: { ...goods, shownBy: ['mine', 'labBooking'] },
};
