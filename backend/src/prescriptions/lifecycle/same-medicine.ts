import { SWALLOWED_FORMS } from '../../../../openapi/contract/shop/medicine-names/facts.js';
import type { DoseForm } from '../../../../openapi/contract/shop/medicine-names/facts.js';
import { readMedicineName } from '../../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import type { Prescription } from '../prescription.schema.js';

const INJECTED: readonly DoseForm[] = ['injection', 'injectionPen', 'injectionCartridge'];

/** What a line is compared by: its substances and how they are given, else its name. */
export interface Medicine {
  key: string;
  substances: string | null;
  /** null when the name does not say. */
  use: string | null;
}

/** A syrup may take the place of tablets, eye drops may not. */
function useOf(form: DoseForm | null): string | null {
  if (form === null) return null;
  if (SWALLOWED_FORMS.includes(form)) return 'swallowed';
  return INJECTED.includes(form) ? 'injected' : form;
}

/** @param key the name in the spelling of the pharmacy */
export function medicineOf(name: string, key: string): Medicine {
  const read = readMedicineName(name);
  if (!read || read.substances.length === 0) return { key, substances: null, use: null };
  const substances = read.substances.map(({ substance }) => substance).toSorted();
  return { key, substances: substances.join('+'), use: useOf(read.doseForm) };
}

/** What each line of a prescription is compared by, in their order. */
export const medicinesOf = ({
  medicines,
  medicineKeys,
}: Pick<Prescription, 'medicines' | 'medicineKeys'>): Medicine[] =>
  medicines.map(({ name }, n) => medicineOf(name, medicineKeys[n]));

/** Whether two lines are the same medicine: the same substances in any strength and brand, given in the same way. */
export function isSameMedicine(one: Medicine, other: Medicine): boolean {
  if (one.key === other.key) return true;
  if (one.substances === null || one.substances !== other.substances) return false;
  return one.use === null || other.use === null || one.use === other.use;
}
