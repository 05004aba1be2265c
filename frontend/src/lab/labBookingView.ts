import type { LabWindow } from '../../../openapi/contract/shop/lab-windows.js';
import type { LabBookingDto, LabBookingStatus } from '../../../openapi/contract/shop/lab-bookings.js';
import type { ProgressStep } from '../common/lists/ProgressSteps';
import { formatRupees, formatTime } from '../common/format/format';
import { shortDay } from '../orders/orderView';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

const WAY: Exclude<LabBookingStatus, 'cancelled' | 'sampleRejected'>[] = [
  'requested',
  'confirmed',
  'sampleCollected',
  'reported',
];
const WORDS: Record<LabBookingStatus, string> = {
  requested: tPage('requested'),
  confirmed: tLab('confirmed'),
  sampleCollected: tLab('sampleTaken'),
  sampleRejected: tLab('samples.status'),
  reported: tLab('reported'),
  cancelled: tPage('cancelled'),
};

export const statusWords = (status: LabBookingStatus): string => WORDS[status];

/** The progress of the current sample from the request to the report, with the day of each completed step. */
export function stepsOf({ history }: LabBookingDto, timeZone: string): ProgressStep[] {
  const current = history.slice(history.findLastIndex(({ status }) => status === 'sampleRejected') + 1);
  return WAY.map((status) => {
    const at = current.find((each) => each.status === status)?.at;
    return { label: WORDS[status], at: at && shortDay(at, timeZone) };
  });
}

/** The payment state. */
export function paymentWords({ price, paid, payment, status }: LabBookingDto): string {
  if (status === 'cancelled' && !paid) return tLab('notPaid', { price: formatRupees(price) });
  if (paid) return tLab('paid', { price: formatRupees(price) });
  return payment === 'card' ? formatRupees(price) : tLab('toPayAtCollection', { price: formatRupees(price) });
}

/** "7:00 AM to 9:00 AM". */
export const windowText = ({ from, to }: LabWindow): string =>
  tPage('fromTo', { date: formatTime(from), date2: formatTime(to) });

/** The refund, shown before a cancellation. @param phone of the hospital */
export function refundSentence(booking: LabBookingDto, phone: string): string {
  const { price, paid, payment, refund, refundIfCancelled } = booking;
  if (!paid) return tLab('nothingToRefund');
  const left = price - (refund?.amount ?? 0);
  if (left <= 0) return tPage('alreadyRefunded');
  if (refundIfCancelled === 0) return tLab('tooLateForRefund', { phone });
  if (payment === 'atCollection') return tLab('samples.refundAtDesk', { left: formatRupees(left) });
  return refund
    ? tPage('restRefunded', { left: formatRupees(left) })
    : tPage('fullyRefunded', { left: formatRupees(left) });
}
