import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { toFormData } from '../api/client';
import { apiUrl, fetchJson } from './http';
import { addProduct, changeProduct, isProduct, removeProduct } from './products';

/** react-admin's data provider, and the named steps of a record's life. */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * Takes one step of a record, e.g. `act('appointments', id, 'accept', { appointmentDate: '24-11-2026' })`.
   * @returns what the server answered
   * @throws ConsoleError when the step is refused
   */
  act: (resource: string, id: Identifier, step: string, body?: object) => Promise<{ data: unknown }>;
}

const RESOURCES = apiUrl('/api/v1');
const rest = simpleRestProvider(RESOURCES, fetchJson);

const isFilledIn = ([, value]: [string, unknown]) => value !== '' && value !== null && value !== undefined;

/** A new doctor is an account: it goes through the registration, which also takes the picture. */
async function registerDoctor(fields: object): Promise<{ data: RaRecord }> {
  const filled = Object.fromEntries(Object.entries(fields).filter(isFilledIn));
  const { json } = await fetchJson(apiUrl('/api/users/register'), {
    method: 'POST',
    body: toFormData({ ...filled, type: 'doctor' }),
  });
  const { userId } = json as { userId: string };
  return rest.getOne('doctors', { id: userId });
}

/** Data of the console: the resource surface below /api/v1 in the simple-rest dialect. */
export const dataProvider: ConsoleDataProvider = {
  ...rest,
  supportAbortSignal: true,
  // The casts say what DataProvider's open type parameter cannot: the caller chooses the record's type.
  create: (resource, params) => {
    if (resource === 'doctors') return registerDoctor(params.data as object) as never;
    if (isProduct(resource)) return addProduct(resource, params.data) as never;
    return rest.create(resource, params);
  },
  update: (resource, params) =>
    isProduct(resource)
      ? (changeProduct(resource, params.id, params.data) as never)
      : rest.update(resource, params),
  delete: (resource, params) =>
    isProduct(resource) ? (removeProduct(resource, params.id) as never) : rest.delete(resource, params),
  act: async (resource, id, step, body = {}) => {
    const { json } = await fetchJson(`${RESOURCES}/${resource}/${encodeURIComponent(id)}/${step}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { data: json as unknown };
  },
};
