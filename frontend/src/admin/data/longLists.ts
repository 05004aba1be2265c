import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListResult, RaRecord } from 'react-admin';
import { fetchJson } from './http';

/** What is known of a list beside its rows. */
export interface ListMeta {
  /** There are more rows than this, which the server has not counted. */
  moreThan?: number;
}

/** "appointments 0-24/10000+": the server counts no further. */
const OPEN_END = /\/(\d+)\+$/;

/**
 * A page of a list as ra-data-simple-rest asks for it. One that is longer than the server counts has no `total`: it is
 * paged by whether there is a next page, and `meta` says what is known of its length.
 * @param resources address below which the resources are
 */
export const longLists =
  (resources: string) =>
  async <Row extends RaRecord>(
    resource: string,
    params: Parameters<ReturnType<typeof simpleRestProvider>['getList']>[1],
  ): Promise<GetListResult<Row>> => {
    let range = '';
    const rest = simpleRestProvider(resources, async (url, options) => {
      const answer = await fetchJson(url, options);
      range = answer.headers.get('Content-Range') ?? '';
      return answer;
    });
    const { data, total } = await rest.getList<Row>(resource, params);
    const moreThan = OPEN_END.exec(range)?.[1];
    if (moreThan === undefined) return { data, total };
    const { page, perPage } = params.pagination ?? { page: 1, perPage: data.length };
    const pageInfo = { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 };
    return { data, pageInfo, meta: { moreThan: Number(moreThan) } satisfies ListMeta };
  };
