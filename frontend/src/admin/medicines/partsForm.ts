import { z } from 'zod';
import type { ProductParts } from '../../../../openapi/contract/shop/medicine-names/product-parts.js';
import { strengthText } from '../../../../openapi/contract/shop/medicine-names/strengths.js';
import {
  MedicinePackSize,
  MedicineSubstances,
  doseFormText,
  packUnitText,
  releaseText,
} from '../../../../openapi/contract/shop/medicine-parts.js';
import { capitalize } from '../../common/format/text';
import { nestedErrors } from '../data/validate';

type Values = Record<string, unknown>;

/** Whether the substances are entered: they are unknown, there are none, or they are listed. */
export type Listed = 'unknown' | 'none' | 'listed';

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const rows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
/** A form has empty texts and untouched fields; the contract has null. */
const orNull = (value: unknown) => (value === '' || value === undefined ? null : value);

const listedOf = (substances: unknown): Listed => {
  if (!Array.isArray(substances)) return 'unknown';
  return substances.length === 0 ? 'none' : 'listed';
};

/** Parts of a medicine as their fields show them. */
export const toPartFields = ({ substances, doseForm, release, packSize }: ProductParts): Values => ({
  listed: listedOf(substances),
  substances: substances ?? [],
  doseForm,
  release,
  packSize,
});

function toStrength({ value, unit, perValue, perUnit }: Values) {
  const isEmpty = [value, unit, perValue, perUnit].every((part) => orNull(part) === null);
  if (isEmpty) return null;
  const per = orNull(perUnit);
  return {
    value: orNull(value),
    unit: orNull(unit),
    perValue: per === null ? orNull(perValue) : (orNull(perValue) ?? 1),
    perUnit: per,
  };
}

function toSubstances({ listed, substances }: Values) {
  if (listed === 'listed')
    return rows(substances).map(({ substance, strength }) => ({
      substance: substance ?? '',
      strength: toStrength(isRecord(strength) ? strength : {}),
    }));
  return listed === 'none' ? [] : null;
}

function toPackSize(value: unknown) {
  if (!isRecord(value)) return null;
  const size = { value: orNull(value.value), unit: orNull(value.unit) };
  return size.value === null && size.unit === null ? null : size;
}

/** The form's values with the parts as the contract knows them. */
export const withParts = ({ listed, ...values }: Values): Values => ({
  ...values,
  substances: toSubstances({ listed, substances: values.substances }),
  packSize: toPackSize(values.packSize),
});

const Parts = z.object({
  substances: MedicineSubstances.nullable(),
  packSize: MedicinePackSize.nullable(),
});

/** Sentences for the parts that the server would refuse, where their fields stand. */
export function partErrors(values: Values): Values {
  const { substances, packSize } = withParts(values);
  return nestedErrors(Parts, { substances, packSize });
}

/** "Amoxicillin 500 mg + Clavulanic acid 125 mg"; empty when there are none. */
export const substancesText = (substances: ProductParts['substances']): string =>
  (substances ?? [])
    .map(({ substance, strength }) =>
      strength ? `${capitalize(substance)} ${strengthText(strength)}` : capitalize(substance),
    )
    .join(' + ');

/** "Tablet · Sustained release (SR)"; empty when neither is known. */
export const formText = ({ doseForm, release }: Pick<ProductParts, 'doseForm' | 'release'>): string =>
  [doseForm && doseFormText(doseForm), release && releaseText(release)].filter(Boolean).join(' · ');

/** "10 tablets"; empty when it is not known. */
export const packText = ({ packSize }: Pick<ProductParts, 'packSize'>): string =>
  packSize ? `${packSize.value} ${packUnitText(packSize.unit, packSize.value)}` : '';

/** All parts in one line. */
export const partsText = (parts: ProductParts): string =>
  [substancesText(parts.substances), formText(parts), packText(parts)].filter(Boolean).join(' · ');
