import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { toSpeciality } from './specialities';
import type { DoctorsFilter } from './useDoctors';

const idOf = (text: string | null) => (text && /^[0-9a-f]{24}$/.test(text) ? text : undefined);

/** What the address of find-doctor says: text, speciality and page, whose details are open, and who is being booked. */
export function useDoctorsUrl() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const filter: DoctorsFilter = {
    search: params.get('search')?.slice(0, 100) ?? '',
    speciality: toSpeciality(params.get('speciality')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

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
    (id: string | null) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (id) next.set('book', id);
          else next.delete('book');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  const bookedId = idOf(params.get('book'));
  return { filter, setFilter, doctorId: params.get('doctor') ?? undefined, setDoctor, bookedId, setBooked };
}
