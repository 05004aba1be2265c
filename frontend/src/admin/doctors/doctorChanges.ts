import { UpdateDoctor } from '../../../../openapi/contract/people/doctors.js';

type Values = Record<string, unknown>;

const EDITABLE = Object.keys(UpdateDoctor.out.shape);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * The fields of a doctor that an admin may change, without those that were empty before and still are; with the
 * `version` that the person has seen, so that the server can tell the second of two editors.
 */
export function changesOf(values: Values, before: Values): Values {
  const entries = Object.entries(values).filter(([field]) => EDITABLE.includes(field));
  return Object.fromEntries(entries.filter(([field, value]) => !isEmpty(value) || !isEmpty(before[field])));
}
