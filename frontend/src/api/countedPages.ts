import { useInfiniteQuery } from '@tanstack/react-query';
import { TOTAL_COUNT } from '../../../openapi/contract/total-count.js';
import { read } from './client';

/** One page of a list and the total number of rows. */
export interface CountedPage<Row> {
  rows: Row[];
  total: number;
}

/**
 * Reads a page of a list; a header has the total.
 * @param rowsOf finds the rows in the body
 */
export async function readCountedPage<Body, Row>(
  call: Promise<{ data?: Body; response: Response }>,
  skip: number,
  rowsOf: (body: Body) => Row[],
): Promise<CountedPage<Row>> {
  const rows = rowsOf(await read(call));
  const { response } = await call;
  const seen = skip + rows.length;
  return { rows, total: Math.max(Number(response.headers.get(TOTAL_COUNT)), rows.length > 0 ? seen : 0) };
}

interface CountedList<Row> {
  queryKey: readonly unknown[];
  readPage: (skip: number, signal: AbortSignal) => Promise<CountedPage<Row>>;
  /** Removes duplicates: a row may move between two pages while they are read. */
  keyOf: (row: Row) => string;
  refetchInterval?: number;
  staleTime?: number;
}

/** A list that is read page by page; reading it again reads every shown page. */
export const useCountedPages = <Row>({ readPage, keyOf, ...options }: CountedList<Row>) =>
  useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length > 0 && seen < last.total ? seen : undefined;
    },
    select: ({ pages }): CountedPage<Row> => {
      const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [keyOf(row), row]));
      return { rows: [...rows.values()], total: pages.at(-1)?.total ?? 0 };
    },
  });

/** The result of `useCountedPages`. */
export type CountedQuery<Row> = ReturnType<typeof useCountedPages<Row>>;
