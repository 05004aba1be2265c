import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LabGroup, LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { client, read } from '../api/client';

/** Cards per page: full rows of two, three and four. */
const PER_PAGE = 12;

export interface LabTestsFilter {
  search: string;
  group: LabGroup | undefined;
  /** From 1. */
  page: number;
}

export interface LabTestsPage {
  /** The query of these results, which differs from the present one while the next page loads. */
  answered: Pick<LabTestsFilter, 'search' | 'group'>;
  tests: LabTestDto[];
  /** Groups with tests. */
  groups: LabGroup[];
  total: number;
  pages: number;
}

/**
 * One page of lab tests with the total and the groups with tests; the previous page stays while the next one
 * loads.
 */
export function useLabTests({ search, group, page }: LabTestsFilter) {
  const query = { search: search || undefined, group, page, perPage: PER_PAGE };
  return useQuery({
    queryKey: ['lab tests', query],
    queryFn: async ({ signal }): Promise<LabTestsPage> => {
      const answer = await read(client.GET('/lab', { params: { query }, signal }));
      const total = 'total' in answer ? answer.total : answer.value.length;
      return {
        answered: { search, group },
        tests: answer.value,
        groups: 'groups' in answer ? answer.groups : [],
        total,
        pages: Math.max(1, Math.ceil(total / PER_PAGE)),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** The present state of a lab test. */
export const useLabTest = (id: string) =>
  useQuery({
    queryKey: ['lab tests', 'one', id],
    queryFn: ({ signal }) => read(client.GET('/api/v1/lab-tests/{id}', { params: { path: { id } }, signal })),
  });
