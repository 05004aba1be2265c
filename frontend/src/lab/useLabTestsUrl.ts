import { useCallback } from 'react';
import { useAddressParams } from '../common/browser/useAddressParams';
import { toLabGroup } from './groups';
import type { LabTestsFilter } from './useLabTests';

/** The state in the address of the lab page: text, group, page, and the test being booked. */
export function useLabTestsUrl() {
  const [params, change] = useAddressParams();
  const page = Number(params.get('page'));
  const filter: LabTestsFilter = {
    search: params.get('search')?.slice(0, 100) ?? '',
    group: toLabGroup(params.get('group')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  // Another filter starts at its first page.
  const setFilter = useCallback(
    (next: Partial<LabTestsFilter>) => change({ page: 1, ...next }, { replace: next.search !== undefined }),
    [change],
  );
  const setBooked = useCallback(
    (id: string | undefined) => change({ test: id }, { replace: true }),
    [change],
  );

  const test = params.get('test');
  const bookedId = test && /^[0-9a-f]{24}$/.test(test) ? test : undefined;
  return { filter, setFilter, bookedId, setBooked };
}
