import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { toLabGroup } from './groups';
import type { LabTestsFilter } from './useLabTests';

/** What the address of the lab page says: text, group and page, and the test that is being booked. */
export function useLabTestsUrl() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const filter: LabTestsFilter = {
    search: params.get('search')?.slice(0, 100) ?? '',
    group: toLabGroup(params.get('group')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  const change = useCallback(
    (entries: Record<string, string | number | undefined>, replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(entries)) {
            if (!value || value === 1) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  // Another filter begins at its first page.
  const setFilter = useCallback(
    (next: Partial<LabTestsFilter>) => change({ page: 1, ...next }, next.search !== undefined),
    [change],
  );
  const setBooked = useCallback((id: string | undefined) => change({ test: id }, true), [change]);

  const test = params.get('test');
  const bookedId = test && /^[0-9a-f]{24}$/.test(test) ? test : undefined;
  return { filter, setFilter, bookedId, setBooked };
}
