import { UpdateDoctor } from '../../../../openapi/contract/people/doctors.js';

type Values = Record<string, unknown>;

const EDITABLE = Object.keys(UpdateDoctor.out.shape);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * A doctor's fields that an admin may change, without empty fields that were empty before. With the read
 * `version`, so that the server detects concurrent edits.
 */
export function changesOf(values: Values, before: Values): Values {
  const entries = Object.entries(values).filter(([field]) => EDITABLE.includes(field));
  return Object.fromEntries(entries.filter(([field, value]) => !isEmpty(value) || !isEmpty(before[field])));
}
