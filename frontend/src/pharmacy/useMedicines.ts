import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  HealthCondition,
  MedicineDto,
  MedicinesQuery,
} from '../../../openapi/contract/shop/medicines.js';
import { client, read } from '../api/client';

/** Medicines per page: full rows of two, three and four. */
const PER_PAGE = 12;
/** Maximum medicines in a cart, and boxes of each: the contract's limits, without loading its schemas. */
export const MAX_CART_ITEMS: typeof import('../../../openapi/contract/shop/medicines.js').MAX_CART_ITEMS = 30;
export const MAX_QUANTITY: typeof import('../../../openapi/contract/shop/medicines.js').MAX_QUANTITY = 20;

export type MedicineSort = NonNullable<MedicinesQuery['sort']>;

export interface MedicinesFilter {
  search: string;
  condition: HealthCondition | undefined;
  brand: string;
  sort: MedicineSort | undefined;
  /** From 1. */
  page: number;
}

export interface MedicinesPage {
  /** The query of these results, which differs from the present one while the next page loads. */
  answered: Pick<MedicinesFilter, 'search' | 'condition' | 'brand'>;
  medicines: MedicineDto[];
  /** Of all medicines. */
  brands: string[];
  total: number;
  pages: number;
}

/** One page of medicines with the total and all brands; the previous page stays while the next one loads. */
export function useMedicines({ search, condition, brand, sort, page }: MedicinesFilter) {
  const query = {
    search: search || undefined,
    condition,
    brand: brand || undefined,
    sort,
    page,
    perPage: PER_PAGE,
  };
  return useQuery({
    queryKey: ['medicines', query],
    queryFn: async ({ signal }): Promise<MedicinesPage> => {
      const answer = await read(client.GET('/medicine', { params: { query }, signal }));
      const total = 'total' in answer ? answer.total : answer.value.length;
      return {
        answered: { search, condition, brand },
        medicines: answer.value,
        brands: 'brands' in answer ? answer.brands : [],
        total,
        pages: Math.max(1, Math.ceil(total / PER_PAGE)),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** The present state of these medicines by id; sold-out or removed ones are missing. */
export function useMedicinesById(ids: string[]) {
  const query = { ids: ids.toSorted().join(','), perPage: MAX_CART_ITEMS };
  return useQuery({
    queryKey: ['medicines', 'by id', query.ids],
    queryFn: async ({ signal }) => {
      const { value } = await read(client.GET('/medicine', { params: { query }, signal }));
      return new Map<string, MedicineDto>(value.map((medicine) => [medicine._id, medicine]));
    },
    enabled: ids.length > 0,
    // Prices and stock are read again whenever the cart opens.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
