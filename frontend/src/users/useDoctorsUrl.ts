import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { toSpeciality } from './specialities';
import type { DoctorsFilter } from './useDoctors';

/** What the address of find-doctor says: text, speciality and page, and the doctor whose details are open. */
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

  return { filter, setFilter, doctorId: params.get('doctor') ?? undefined, setDoctor };
}
