import { LAB_DAYS_AHEAD } from '../../../../openapi/contract/shop/lab-bookings.js';
import type { OfferedLabWindow } from '../../../../openapi/contract/shop/lab-windows.js';
import { serverNow } from '../../common/clock/serverClock';
import { addDays, calendarDate } from '../../common/format/format';
import { tPage } from '../../messages/pages';
import { tLab } from '../../messages/shop/lab';

/** First and last bookable day, YYYY-MM-DD in the hospital's zone. */
export function bookableDays(timeZone: string) {
  const today = calendarDate(serverNow(), timeZone);
  return { first: today, last: addDays(today, LAB_DAYS_AHEAD) };
}

/** Why a day with time windows needs a chosen window. */
export function timeNeeded(offer: readonly OfferedLabWindow[]): string | null {
  if (offer.length === 0) return null;
  return offer.some(({ free }) => free > 0) ? tPage('chooseTime') : tLab('dayFullChooseOther');
}
