import type { LabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import type { LabBookingDto, LabBookingStatus } from '../../../openapi/contract/shop/lab-bookings.js';
import type { ProgressStep } from '../common/lists/ProgressSteps';
import { formatRupees, formatTime } from '../common/format/format';
import { shortDay } from '../orders/orderView';

const WAY: Exclude<LabBookingStatus, 'cancelled'>[] = [
  'requested',
  'confirmed',
  'sampleCollected',
  'reported',
];
const WORDS: Record<LabBookingStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  sampleCollected: 'Sample taken',
  reported: 'Reported',
  cancelled: 'Cancelled',
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
  if (status === 'cancelled' && !paid) return `${formatRupees(price)}, not paid`;
  if (paid) return `${formatRupees(price)}, paid`;
  return payment === 'card' ? formatRupees(price) : `${formatRupees(price)}, to pay at collection`;
}

/** "7:00 AM to 9:00 AM". */
export const windowText = ({ from, to }: LabWindow): string => `${formatTime(from)} to ${formatTime(to)}`;

/** What the person who cancels is told about the money first. @param phone of the hospital */
export function refundSentence(booking: LabBookingDto, phone: string): string {
  const { price, paid, refund, refundIfCancelled } = booking;
  if (!paid) return 'Nothing was paid for this test, so nothing is refunded.';
  const left = price - (refund?.amount ?? 0);
  if (left <= 0) return 'What you paid has been refunded before.';
  if (refundIfCancelled === 0)
    return `The sample is due too soon for a refund. If the hospital cannot keep to it, please call us, and all of it goes back: ${phone}.`;
  return refund
    ? `The rest of what you paid, ${formatRupees(left)}, goes back to your card.`
    : `The ${formatRupees(left)} you paid goes back to your card.`;
}
