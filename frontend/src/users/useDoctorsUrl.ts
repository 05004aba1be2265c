import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { filterOf } from './doctorsFilter';
import type { DoctorsFilter } from './doctorsFilter';

const idOf = (text: string | null) => (text && /^[0-9a-f]{24}$/.test(text) ? text : undefined);

/** The time that an address names for the booking; a half of it is none. */
function openingOf(params: URLSearchParams): Opening | undefined {
  const [date, time] = [params.get('date') ?? '', params.get('time') ?? ''];
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}$/.test(time) ? { date, time } : undefined;
}

/** Names in an address who is booked, and for which time. */
export function nameBooking(params: URLSearchParams, doctorId: string | null, opening?: Opening): void {
  const named = { book: doctorId, date: opening?.date, time: opening?.time };
  for (const [name, value] of Object.entries(named)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}

/** What the address of find-doctor says: filter and page, whose details are open, and who is being booked for when. */
export function useDoctorsUrl() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);

  const setFilter = useCallback(
    (change: Partial<DoctorsFilter>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          // Another filter begins at its first page, with the first of its doctors.
          for (const [name, value] of Object.entries({ page: 1, doctor: '', ...change })) {
            if (!value || value === 1) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: change.page === undefined, preventScrollReset: change.page === undefined },
      ),
    [setParams],
  );

  const setDoctor = useCallback(
    (id: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('doctor', id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  const setBooked = useCallback(
    (id: string | null, opening?: Opening) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          nameBooking(next, id, opening);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  const bookedId = idOf(params.get('book'));
  const doctorId = params.get('doctor') ?? undefined;
  return { filter, setFilter, doctorId, setDoctor, bookedId, opening: openingOf(params), setBooked };
}
