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
  started: paymentWords.openPayment,
  held: paymentWords.heldForYouFor,
  released: paymentWords.released,
  stillHeld: paymentWords.releaseFailed,
  expired: {
    text: paymentWords.timeOver,
    detail: paymentWords.timeOverText,
  },
  unknown: {
    text: paymentWords.noOpenPayment,
    detail: paymentWords.noOpenPaymentText,
  },
};

export const purposes: Record<PaymentPurpose, Purpose> = {
  appointment: {
    started: paymentWords.openBooking,
    held: paymentWords.timeHeldFor,
    released: paymentWords.timeReleased,
    stillHeld: paymentWords.releaseTimeFailed,
    expired: {
      text: paymentWords.timeOver,
      detail: paymentWords.bookingTimeOverText,
    },
    unknown: {
      text: paymentWords.noOpenBooking,
      detail: paymentWords.noOpenBookingText,
    },
    shownBy: ['slots'],
  },
  order: { ...goods, shownBy: ['medicines'] },
  labBooking: { ...goods, shownBy: ['mine', 'labBooking'] },
};
