import type { Identifier, RaRecord } from 'react-admin';
import type { z } from 'zod';
import { AddLabTest, ChangeLabTest } from '../../../../openapi/contract/shop/lab-tests.js';
import { AddMedicine, ChangeMedicine } from '../../../../openapi/contract/shop/medicines.js';
import { toFormData } from '../../api/client';
import { filledIn } from './validate';
import { apiUrl, fetchJson } from './http';
import type { ProductResource } from './productResources';

/** What the hospital offers, by resource: the specification's path, and the fields that its two forms take. */
const PRODUCTS = {
  medicines: { path: '/medicine', add: AddMedicine, change: ChangeMedicine },
  'lab-tests': { path: '/lab', add: AddLabTest, change: ChangeLabTest },
} as const satisfies Record<ProductResource, unknown>;
/** Fields that a form can fill but not empty, because it leaves out what is empty, or does not have at all. */
const BEYOND_THE_FORM = ['brand', 'condition', 'group', 'published'];

type Fields = Record<string, unknown>;

function formOf(schema: z.ZodObject, fields: Fields): FormData {
  const known = [...Object.keys(schema.shape), 'image'];
  return toFormData(
    Object.fromEntries(Object.entries(filledIn(fields)).filter(([field]) => known.includes(field))),
  );
}

async function send(method: string, path: string, body?: FormData): Promise<RaRecord> {
  const { json } = await fetchJson(apiUrl(path), { method, body });
  return (json as { value: RaRecord }).value;
}

const pathOf = (resource: ProductResource, id: Identifier) =>
  `${PRODUCTS[resource].path}/${encodeURIComponent(id)}`;

/**
 * Adds a medicine or a lab test by the specification's multipart form.
 * @param fields the form's fields; `price` is the list price in rupees, `image` a File
 * @throws ConsoleError with the refused fields
 */
export async function addProduct(resource: ProductResource, fields: Fields): Promise<{ data: RaRecord }> {
  const { path, add } = PRODUCTS[resource];
  return { data: await send('POST', `${path}/add`, formOf(add, fields)) };
}

function leftOver(fields: Fields, saved: RaRecord): Fields {
  const wanted = BEYOND_THE_FORM.filter((field) => field in fields).map((field): [string, unknown] => [
    field,
    fields[field] === '' ? null : fields[field],
  ]);
  return Object.fromEntries(wanted.filter(([field, value]) => value !== saved[field]));
}

/**
 * Changes a medicine or a lab test by the specification's form; a second call on top of the first one's version says
 * what a form cannot: that a field is empty now, or whether the public sees it.
 * @param fields as for addProduct, with the `version` (and for a medicine `stockWas`) that the person has seen
 * @throws ConsoleError, with code EDIT_CONFLICT if another person has changed it meanwhile
 */
export async function changeProduct(
  resource: ProductResource,
  id: Identifier,
  fields: Fields,
): Promise<{ data: RaRecord }> {
  const saved = await send('PUT', pathOf(resource, id), formOf(PRODUCTS[resource].change, fields));
  const rest = leftOver(fields, saved);
  if (Object.keys(rest).length === 0) return { data: saved };
  const { json } = await fetchJson(apiUrl(`/api/v1/${resource}/${encodeURIComponent(id)}`), {
    method: 'PUT',
    body: JSON.stringify({ ...rest, version: saved.version as unknown }),
  });
  return { data: json as RaRecord };
}

/** Takes a medicine or a lab test off every list. @throws ConsoleError */
export const removeProduct = async (
  resource: ProductResource,
  id: Identifier,
): Promise<{ data: RaRecord }> => ({
  data: await send('DELETE', pathOf(resource, id)),
});
