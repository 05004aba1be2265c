import { useCallback } from 'react';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { useAddressParams } from '../common/browser/useAddressParams';
import { filterOf } from './doctorsFilter';
import type { DoctorsFilter } from './doctorsFilter';

const idOf = (text: string | null) => (text && /^[0-9a-f]{24}$/.test(text) ? text : undefined);

/** The time that an address names for the booking; a half of it is none. */
function openingOf(params: URLSearchParams): Opening | undefined {
  const [date, time] = [params.get('date') ?? '', params.get('time') ?? ''];
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time) ? { date, time } : undefined;
}

/** How an address names who is booked, and for which time. */
export const nameBooking = (doctorId: string | null, opening?: Opening) => ({
  book: doctorId,
  date: opening?.date,
  time: opening?.time,
});

/** What the address of find-doctor says: filter and page, whose details are open, and who is being booked for when. */
export function useDoctorsUrl() {
  const [params, change] = useAddressParams();
  const filter = filterOf(params);

  const setFilter = useCallback(
    (next: Partial<DoctorsFilter>) => {
      const isFilter = next.page === undefined;
      // Another filter begins at its first page, with the first of its doctors.
      change({ page: 1, doctor: null, ...next }, { replace: isFilter, preventScrollReset: isFilter });
    },
    [change],
  );
  const setDoctor = useCallback((id: string) => change({ doctor: id }, { replace: true }), [change]);
  const setBooked = useCallback(
    (id: string | null, opening?: Opening) => change(nameBooking(id, opening), { replace: true }),
    [change],
  );

  const bookedId = idOf(params.get('book'));
  const doctorId = params.get('doctor') ?? undefined;
  return { filter, setFilter, doctorId, setDoctor, bookedId, opening: openingOf(params), setBooked };
}
