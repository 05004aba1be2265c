import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListResult, RaRecord } from 'react-admin';
import { fetchJson } from './http';

/** What is known of a list besides its rows. */
export interface ListMeta {
  /** There are more rows than this, uncounted by the server. */
  moreThan?: number;
}

/** "appointments 0-24/10000+": the server stops counting here. */
const OPEN_END = /\/(\d+)\+$/;

/**
 * A page of a list as ra-data-simple-rest requests it. A list beyond the server's count has no `total`: it is
 * paged by `hasNextPage`, and `meta` has the known length.
 * @param resources base address of the resources
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
