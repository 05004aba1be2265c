import { useInfiniteQuery } from '@tanstack/react-query';
import { BOOKING_DAYS_AHEAD } from '../../../openapi/contract/care/booking-days.js';
import type { DaySlots } from '../../../openapi/contract/care/slots.js';
import type { SlotKind } from '../../../openapi/contract/care/visit-kinds.js';
import { client, read } from '../api/client';
import { serverNow } from '../common/clock/serverClock';
import { addDays, calendarDate } from '../common/format/format';

const DAYS_PER_PAGE = 14;

/** Days with at least one free time, and those times. */
export interface FreeDay {
  date: string;
  times: string[];
  /** The kinds of visit by time, including a held time. Not set if all are in person. */
  kinds?: Record<string, SlotKind>;
}

export const toFreeDays = (days: DaySlots[]): FreeDay[] =>
  days
    .map(({ date, slots }) => ({
      date,
      times: slots.filter(({ free }) => free).map(({ time }) => time),
      ...kindsOf(slots),
    }))
    .filter(({ times }) => times.length > 0);

function kindsOf(slots: DaySlots['slots']): Pick<FreeDay, 'kinds'> {
  const said = slots.flatMap(({ time, kind }) => (kind ? [[time, kind] as const] : []));
  return said.length > 0 ? { kinds: Object.fromEntries(said) } : {};
}

/** The free days, including the time held for this person. */
export function withOffer<Query extends { data?: FreeDay[] }>(
  query: Query,
  offer: { date: string; time: string } | null,
): Query {
  const { data } = query;
  if (!data || !offer) return query;
  const { times = [], kinds } = data.find(({ date }) => date === offer.date) ?? {};
  const others = data.filter(({ date }) => date !== offer.date);
  const day = { date: offer.date, times: [...new Set([...times, offer.time])].toSorted(), kinds };
  return { ...query, data: [...others, day].toSorted((a, b) => a.date.localeCompare(b.date)) };
}

/**
 * The doctor's free times, loaded two weeks at a time from today (in the hospital's zone) to the last bookable
 * day.
 */
export const useFreeDays = (doctorId: string, timeZone: string) =>
  useInfiniteQuery({
    queryKey: ['slots', doctorId],
    queryFn: ({ pageParam: offset, signal }) => {
      const query = {
        from: addDays(calendarDate(serverNow(), timeZone), offset),
        days: Math.min(DAYS_PER_PAGE, BOOKING_DAYS_AHEAD + 1 - offset),
      };
      return read(
        client.GET('/api/users/doctors/{id}/slots', { params: { path: { id: doctorId }, query }, signal }),
      );
    },
    initialPageParam: 0,
    getNextPageParam: (_last, _pages, offset) =>
      offset + DAYS_PER_PAGE <= BOOKING_DAYS_AHEAD ? offset + DAYS_PER_PAGE : undefined,
    select: ({ pages }) => toFreeDays(pages.flat()),
    // Read again each time the dialog opens, because others book meanwhile.
    staleTime: 0,
  });
