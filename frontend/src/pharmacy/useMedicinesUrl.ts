import { useCallback } from 'react';
import { useAddressParams } from '../common/browser/useAddressParams';
import { toCondition } from './conditions';
import type { MedicineSort, MedicinesFilter } from './useMedicines';
import { tPage } from '../messages/pages';
import { tPharmacy } from '../messages/shop/pharmacy';

/** Orders of the medicines, with their names for people. */
export const sorts: Record<MedicineSort, string> = {
  name: tPage('name'),
  price: tPharmacy('priceLowToHigh'),
  '-price': tPharmacy('priceHighToLow'),
};

const toSort = (text: string | null) => (Object.keys(sorts) as MedicineSort[]).find((sort) => sort === text);

/** No filter at all: all medicines. */
export const NO_FILTER = { search: '', condition: undefined, brand: '' };

/** The state in the address of the pharmacy: text, condition, brand, order and page. */
export function useMedicinesUrl() {
  const [params, change] = useAddressParams();
  const page = Number(params.get('page'));
  const filter: MedicinesFilter = {
    search: params.get('search')?.slice(0, 100) ?? '',
    condition: toCondition(params.get('condition')),
    brand: params.get('brand')?.slice(0, 60) ?? '',
    sort: toSort(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  const setFilter = useCallback(
    // Another filter starts at its first page.
    (next: Partial<MedicinesFilter>) => change({ page: 1, ...next }, { replace: next.search !== undefined }),
    [change],
  );

  return { filter, setFilter, isFiltered: Boolean(filter.search || filter.condition || filter.brand) };
}
