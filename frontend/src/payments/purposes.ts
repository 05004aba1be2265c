import type { QueryKey } from '@tanstack/react-query';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { paymentWords } from '../words/shop/payments';

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
  started: paymentWords.paymentYouHaveBegun,
  held: paymentWords.heldForYouFor,
  released: paymentWords.itIsNoLongerHeld,
  stillHeld: paymentWords.itStaysHeldUntilTime,
  expired: {
    text: paymentWords.timeToPayHasRun,
    detail: paymentWords.startAgainIfYouStill,
  },
  unknown: {
    text: paymentWords.thereIsNoOpenPayment,
    detail: paymentWords.whatWasPaidIsIn,
  },
};

export const purposes: Record<PaymentPurpose, Purpose> = {
  appointment: {
    started: paymentWords.bookingYouHaveBegun,
    held: paymentWords.thisTimeIsHeldFor,
    released: paymentWords.timeIsFreeForOthers,
    stillHeld: paymentWords.timeStaysHeldUntilTime,
    expired: {
      text: paymentWords.timeToPayHasRun,
      detail: paymentWords.timeIsFreeForOthersAgain,
    },
    unknown: {
      text: paymentWords.thereIsNoOpenBooking,
      detail: paymentWords.yourVisitsAreListedIn,
    },
    shownBy: ['slots'],
  },
  order: { ...goods, shownBy: ['medicines'] },
  labBooking: { ...goods, shownBy: ['mine', 'labBooking'] },
};
