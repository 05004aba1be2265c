import type { QueryKey } from '@tanstack/react-query';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { tPayment } from '../messages/shop/payments';

interface PurposeText {
  text: string;
  detail: string;
}

/** The texts of one kind of purchase during its payment. */
interface Purpose {
  /** Label of the banner of a started one. */
  started: string;
  held: string;
  released: string;
  stillHeld: string;
  expired: PurposeText;
  /** Shown after a return without a checkout in this tab. */
  unknown: PurposeText;
  /** Queries that show the hold, read again after a change. */
  shownBy: QueryKey;
}

const goods = {
  started: tPayment('openPayment'),
  held: tPayment('heldForYouFor'),
  released: tPayment('released'),
  stillHeld: tPayment('releaseFailed'),
  expired: {
    text: tPayment('timeOver'),
    detail: tPayment('timeOverText'),
  },
  unknown: {
    text: tPayment('noOpenPayment'),
    detail: tPayment('noOpenPaymentText'),
  },
};

export const purposes: Record<PaymentPurpose, Purpose> = {
  appointment: {
    started: tPayment('openBooking'),
    held: tPayment('timeHeldFor'),
    released: tPayment('timeReleased'),
    stillHeld: tPayment('releaseTimeFailed'),
    expired: {
      text: tPayment('timeOver'),
      detail: tPayment('bookingTimeOverText'),
    },
    unknown: {
      text: tPayment('noOpenBooking'),
      detail: tPayment('noOpenBookingText'),
    },
    shownBy: ['slots'],
  },
  order: { ...goods, shownBy: ['medicines'] },
  labBooking: { ...goods, shownBy: ['mine', 'labBooking'] },
};
