import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  CreateResult,
  DataProvider,
  DeleteParams,
  DeleteResult,
  Identifier,
  RaRecord,
  SortPayload,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import type { BulkResult } from '../../../../openapi/contract/console/bulk.js';
import { toFormData } from '../../api/client';
import { type BulkRow, bulkStepOf, refusalOf } from '../steps/bulk';
import { type FileAnswer, apiUrl, fetchFile, fetchJson } from './http';
import { longLists } from './longLists';
import { isProduct } from './productResources';

/** Parameters of a bulk action besides the ids. */
export interface BulkMore {
  reason?: string;
}

/** react-admin's data provider, with the records' steps. */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * Runs a step of a record, e.g. `act('appointments', id, 'accept', { appointmentDate: '24-11-2026' })`.
   * @returns the server's answer
   * @throws ConsoleError when the step is refused
   */
  act: (resource: string, id: Identifier, step: string, body?: object) => Promise<{ data: unknown }>;
  /**
   * Runs a step on up to 100 records in one call, e.g. `bulk('users', 'disable', ids)`.
   * @param more further parameters, e.g. a reason
   * @returns for each record whether it succeeded, else the reason
   */
  bulk: (
    resource: string,
    action: string,
    ids: Identifier[],
    more?: BulkMore,
  ) => Promise<{ data: BulkRow[] }>;
  /** All filtered rows in the order of the list, as the server's CSV file. */
  exportCsv: (resource: string, list: { sort: SortPayload; filter: object }) => Promise<FileAnswer>;
}

/** Loads the contract's forms, which only writes need. */
const products = () => import('./products');

const RESOURCES = apiUrl('/api/v1');
const rest = simpleRestProvider(RESOURCES, fetchJson);

const isFilledIn = ([, value]: [string, unknown]) => value !== '' && value !== null && value !== undefined;

/** A new doctor is an account: the registration route creates it, with the picture. */
async function registerDoctor(fields: object): Promise<{ data: RaRecord }> {
  const filled = Object.fromEntries(Object.entries(fields).filter(isFilledIn));
  const { json } = await fetchJson(apiUrl('/api/users/register'), {
    method: 'POST',
    body: toFormData({ ...filled, type: 'doctor' }),
  });
  const { userId } = json as { userId: string };
  return rest.getOne('doctors', { id: userId });
}

async function bulk(
  resource: string,
  action: string,
  ids: Identifier[],
  more?: BulkMore,
): Promise<{ data: BulkRow[] }> {
  const { json } = await fetchJson(`${RESOURCES}/${resource}/bulk`, {
    method: 'POST',
    body: JSON.stringify({ action, ids, ...more }),
  });
  return { data: (json as BulkResult).results };
}

/** The same for react-admin's own calls, which have no result per row: one refused row makes them fail. */
async function allOrError(
  resource: string,
  action: string,
  ids: Identifier[],
): Promise<{ data: Identifier[] }> {
  const { data } = await bulk(resource, action, ids);
  const refusal = refusalOf(data);
  if (refusal) throw refusal;
  return { data: ids };
}

/** The console's data: the resources below /api/v1 in the simple-rest dialect. */
export const dataProvider: ConsoleDataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: longLists(RESOURCES),
  // The casts are needed because the caller chooses DataProvider's record type.
  create: async <T extends Omit<RaRecord, 'id'>, Result extends RaRecord = T & { id: Identifier }>(
    resource: string,
    params: CreateParams<T>,
  ) => {
    if (resource === 'doctors') return (await registerDoctor(params.data)) as CreateResult<Result>;
    if (isProduct(resource))
      return (await (await products()).addProduct(resource, params.data)) as CreateResult<Result>;
    return rest.create<T, Result>(resource, params);
  },
  update: async <T extends RaRecord>(resource: string, params: UpdateParams<T>) =>
    isProduct(resource)
      ? ((await (await products()).changeProduct(resource, params.id, params.data)) as UpdateResult<T>)
      : rest.update<T>(resource, params),
  delete: async <T extends RaRecord>(resource: string, params: DeleteParams<T>) =>
    isProduct(resource)
      ? ((await (await products()).removeProduct(resource, params.id)) as DeleteResult<T>)
      : rest.delete<T>(resource, params),
  updateMany: async (resource, { ids, data }) => allOrError(resource, bulkStepOf(resource, data), ids),
  deleteMany: (resource, { ids }) => allOrError(resource, 'delete', ids),
  bulk,
  exportCsv: (resource, { sort: { field, order }, filter }) => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify([field, order]),
    });
    return fetchFile(`${RESOURCES}/${resource}?${query.toString()}`, 'text/csv');
  },
  act: async (resource, id, step, body = {}) => {
    const { json } = await fetchJson(`${RESOURCES}/${resource}/${encodeURIComponent(id)}/${step}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { data: json as unknown };
  },
};
