import type { MedicineName, WrittenStrength } from './facts.js';
import { COVERS } from './form-words.js';
import type { ProductParts, ProductSubstance } from './product-parts.js';
import { isSameStrength, namesStrength, strengthKey } from './strengths.js';

/** How a strength that is written fits one of a product. */
export type StrengthFit = 'same' | 'other' | 'unclear';

function fitOf(written: WrittenStrength | null, strength: ProductSubstance['strength']): StrengthFit {
  if (written === null || strength === null) return written === strength ? 'same' : 'unclear';
  if (namesStrength(written, strength)) return 'same';
  // "250 mg" of a syrup may be in 5 ml or in all of it.
  return written.unit !== null && written.perUnit === null && strength.perUnit === 'ml' ? 'unclear' : 'other';
}

/** One number on the box that is the sum of a combination: "Augmentin 625" is 500 mg and 125 mg. */
function isTotal(written: WrittenStrength | null, substances: readonly ProductSubstance[]): boolean {
  if (!written || written.perUnit !== null) return false;
  if (!substances.every(({ strength }) => strength?.unit === 'mg' && strength.perUnit === null)) return false;
  const value = substances.reduce((sum, { strength }) => sum + strength!.value, 0);
  const total = { value, unit: 'mg', perValue: null, perUnit: null } as const;
  return written.unit === null
    ? written.value === value
    : isSameStrength({ ...written, unit: written.unit }, total);
}

/**
 * How the strengths of a name fit a product with the same substances.
 * @param isByBrand whether the name has the brand in place of the substances, and one strength at most
 */
export function strengthFit(
  name: MedicineName,
  product: readonly ProductSubstance[],
  isByBrand: boolean,
): StrengthFit {
  if (isByBrand) {
    const [{ strength }] = name.substances;
    if (product.length === 1) return fitOf(strength, product[0].strength);
    if (strength === null) return product.some((one) => one.strength !== null) ? 'unclear' : 'same';
    return isTotal(strength, product) ? 'same' : 'other';
  }
  const fits = name.substances.map(({ substance, strength }) =>
    fitOf(strength, product.find((one) => one.substance === substance)?.strength ?? null),
  );
  if (fits.includes('other')) return 'other';
  return fits.includes('unclear') ? 'unclear' : 'same';
}

/** Whether a product has exactly these substances. */
export const hasSubstances = (product: readonly ProductSubstance[], names: readonly string[]): boolean =>
  product.length === names.length && product.every(({ substance }) => names.includes(substance));

/** Whether a product has the form that is written, if one is, and the same release: SR is not plain. */
export const fitsForm = (
  { doseForm, release }: Pick<MedicineName, 'doseForm' | 'release'>,
  product: Pick<ProductParts, 'doseForm' | 'release'>,
): boolean =>
  release === product.release &&
  (doseForm === null ||
    doseForm === product.doseForm ||
    (product.doseForm !== null && (COVERS[doseForm]?.includes(product.doseForm) ?? false)));

/** The same text for the same substances, strengths, form and release. */
export const familyKey = ({ substances, doseForm, release }: ProductParts): string =>
  [
    ...(substances ?? [])
      .map(({ substance, strength }) => `${substance} ${strength ? strengthKey(strength) : ''}`)
      .toSorted(),
    doseForm,
    release,
  ].join('|');
