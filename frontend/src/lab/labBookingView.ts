import type { LabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import type { LabBookingDto, LabBookingStatus } from '../../../openapi/contract/shop/lab-bookings.js';
import type { ProgressStep } from '../common/lists/ProgressSteps';
import { formatRupees, formatTime } from '../common/format/format';
import { shortDay } from '../orders/orderView';
import { pageWords } from '../words/pages';
import { labWords } from '../words/shop/lab';

const WAY: Exclude<LabBookingStatus, 'cancelled'>[] = [
  'requested',
  'confirmed',
  'sampleCollected',
  'reported',
];
const WORDS: Record<LabBookingStatus, string> = {
  requested: pageWords.requested,
  confirmed: labWords.confirmed,
  sampleCollected: labWords.sampleTaken,
  reported: labWords.reported,
  cancelled: pageWords.cancelled,
};

export const statusWords = (status: LabBookingStatus): string => WORDS[status];

/** The booking's way from the request to the report, with the day of each step that is behind it. */
export const stepsOf = ({ history }: LabBookingDto, timeZone: string): ProgressStep[] =>
  WAY.map((status) => {
    const at = history.find((each) => each.status === status)?.at;
    return { label: WORDS[status], at: at && shortDay(at, timeZone) };
  });

/** How it is or was paid. */
export function paymentWords({ price, paid, payment, status }: LabBookingDto): string {
  if (status === 'cancelled' && !paid) return labWords.notPaid(formatRupees(price));
  if (paid) return labWords.paid(formatRupees(price));
  return payment === 'card' ? formatRupees(price) : labWords.toPayAtCollection(formatRupees(price));
}

/** "7:00 AM to 9:00 AM". */
export const windowText = ({ from, to }: LabWindow): string =>
  pageWords.fromTo(formatTime(from), formatTime(to));

/** What the person who cancels is told about the money first. @param phone of the hospital */
export function refundSentence(booking: LabBookingDto, phone: string): string {
  const { price, paid, refund, refundIfCancelled } = booking;
  if (!paid) return labWords.nothingToRefund;
  const left = price - (refund?.amount ?? 0);
  if (left <= 0) return pageWords.alreadyRefunded;
  if (refundIfCancelled === 0) return labWords.tooLateForRefund(phone);
  return refund ? pageWords.restRefunded(formatRupees(left)) : pageWords.fullyRefunded(formatRupees(left));
}
