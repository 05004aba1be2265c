import type { Identifier, RaRecord } from 'react-admin';
import type { z } from 'zod';
import { AddLabTest, ChangeLabTest } from '../../../../openapi/contract/shop/lab-tests.js';
import { AddMedicine, ChangeMedicine } from '../../../../openapi/contract/shop/medicines.js';
import { MEDICINE_PART_FIELDS } from '../../../../openapi/contract/shop/medicine-parts.js';
import { toFormData } from '../../api/client';
import { filledIn } from './validate';
import { apiUrl, fetchJson } from './http';
import type { ProductResource } from './productResources';

/** By resource: the specification's path, the two forms, and the fields that may be emptied. */
const PRODUCTS = {
  medicines: {
    path: '/medicine',
    add: AddMedicine,
    change: ChangeMedicine,
    emptiable: ['brand', 'condition', ...MEDICINE_PART_FIELDS],
  },
  'lab-tests': {
    path: '/lab',
    add: AddLabTest,
    change: ChangeLabTest,
    emptiable: ['group', 'sex', 'ageFrom'],
  },
} as const satisfies Record<ProductResource, unknown>;

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
 * Adds a medicine or a lab test with the specification's multipart form.
 * @param fields the form's fields; `price` is the list price in rupees, `image` a File
 * @throws ConsoleError with the refused fields
 */
export async function addProduct(resource: ProductResource, fields: Fields): Promise<{ data: RaRecord }> {
  const { path, add } = PRODUCTS[resource];
  return { data: await send('POST', `${path}/add`, formOf(add, fields)) };
}

/** The optional fields of a product that the administrator emptied. */
function emptiedIn(fields: Fields, emptiable: readonly string[]): string | undefined {
  const emptied = emptiable.filter((field) => fields[field] === '' || fields[field] === null);
  return emptied.length > 0 ? emptied.join(',') : undefined;
}

/**
 * Changes a medicine or a lab test in one call.
 * @param fields as for addProduct, with `published`, and the shown `version` and, for a medicine, `stockWas`
 * @throws ConsoleError, with code EDIT_CONFLICT when another administrator changed it meanwhile
 */
export async function changeProduct(
  resource: ProductResource,
  id: Identifier,
  fields: Fields,
): Promise<{ data: RaRecord }> {
  const { change, emptiable } = PRODUCTS[resource];
  const form = formOf(change, { ...fields, emptied: emptiedIn(fields, emptiable) });
  return { data: await send('PUT', pathOf(resource, id), form) };
}

/** Removes a medicine or a lab test from every list. @throws ConsoleError */
export const removeProduct = async (
  resource: ProductResource,
  id: Identifier,
): Promise<{ data: RaRecord }> => ({
  data: await send('DELETE', pathOf(resource, id)),
});
