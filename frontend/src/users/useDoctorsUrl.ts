import { useCallback } from 'react';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { useAddressParams } from '../common/browser/useAddressParams';
import { filterOf } from './doctorsFilter';
import type { DoctorsFilter } from './doctorsFilter';

const idOf = (text: string | null) => (text && /^[0-9a-f]{24}$/.test(text) ? text : undefined);

/** The booking time in an address; an incomplete one is ignored. */
function openingOf(params: URLSearchParams): Opening | undefined {
  const [date, time] = [params.get('date') ?? '', params.get('time') ?? ''];
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time) ? { date, time } : undefined;
}

/** The booked doctor and time in an address. */
export const nameBooking = (doctorId: string | null, opening?: Opening) => ({
  book: doctorId,
  date: opening?.date,
  time: opening?.time,
});

/** The state in the address of find-doctor: filter and page, the open details, and the booking. */
export function useDoctorsUrl() {
  const [params, change] = useAddressParams();
  const filter = filterOf(params);

  const setFilter = useCallback(
    (next: Partial<DoctorsFilter>) => {
      const isFilter = next.page === undefined;
      // Another filter starts at its first page with its first doctor.
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
