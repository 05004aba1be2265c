import { z } from 'zod';
import { LabMeasures } from '../../../../openapi/contract/care/lab/measures.js';
import { ReferenceRange } from '../../../../openapi/contract/care/lab/reference-range.js';
import { type UncoveredPeople, uncoveredPeople } from '../../../../openapi/contract/care/lab/ranges.js';
import { knownUnit } from '../../../../openapi/contract/care/lab/units/units.js';
import { tAdminProduct } from '../../messages/admin/products';
import { nestedErrors } from '../data/validate';

type Values = Record<string, unknown>;

const rows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);
/** A form has empty texts and untouched fields; the contract has null. */
const orNull = (value: unknown) => (value === '' || value === undefined ? null : value);

const toRange = ({ gender, ageFrom, ageTo, ageUnit, low, high, criticalLow, criticalHigh }: Values) => ({
  gender: orNull(gender),
  ageFrom: orNull(ageFrom),
  ageTo: orNull(ageTo),
  ageUnit: orNull(ageUnit) ?? undefined,
  low: orNull(low),
  high: orNull(high),
  criticalLow: orNull(criticalLow),
  criticalHigh: orNull(criticalHigh),
});

const toCode = ({ value, abnormal }: Values) => ({ value: value ?? '', abnormal: abnormal === true });

/** A measure as the contract has it: only with the fields of its kind. */
function toMeasure({ ranges, codes, possibleLow, possibleHigh, deltaPercent, ...values }: Values) {
  const { name, unit, kind, loinc, ucum, molarMass } = values;
  const measure = {
    name: name ?? '',
    unit: unit ?? '',
    loinc: orNull(loinc) ?? undefined,
    kind: orNull(kind) ?? undefined,
  };
  if (kind === 'coded') return { ...measure, codes: rows(codes).map(toCode), ranges: [] };
  if (kind === 'text') return { ...measure, ranges: [] };
  return {
    ...measure,
    ucum: orNull(ucum) ?? undefined,
    molarMass: orNull(molarMass) ?? undefined,
    possibleLow: orNull(possibleLow),
    possibleHigh: orNull(possibleHigh),
    deltaPercent: orNull(deltaPercent),
    ranges: rows(ranges).map(toRange),
  };
}

/** The form values with the parameters in the contract's form. */
export const withMeasures = (values: Values): Values =>
  'measures' in values
    ? {
        ...values,
        measures: rows(values.measures).map(toMeasure),
      }
    : values;

const Measured = z.strictObject({ measures: LabMeasures });

/** Error messages of the parameters that the server would refuse, at their fields. */
export const measureErrors = ({ measures = [] }: Values): Values => nestedErrors(Measured, { measures });

/** The people without a range, e.g. "women and girls, 0 to 17 years"; none for a measure without any range. */
export const gapsOf = (ranges: unknown): string[] => {
  const read = z.array(ReferenceRange).safeParse(rows(ranges).map(toRange));
  return read.success && read.data.length > 0 ? uncoveredPeople(read.data).map(peopleText) : [];
};

/** What the portal knows about a unit: its UCUM code, or that it does not know it. */
export function unitHint(unit: unknown): string | false {
  if (typeof unit !== 'string' || unit.trim() === '') return false;
  const known = knownUnit(unit);
  return known ? tAdminProduct('unitIsUcum', { ucum: known.ucum }) : tAdminProduct('unitIsUnknown');
}

const peopleText = ({ gender, fromYears, toYears }: UncoveredPeople): string =>
  tAdminProduct(`gap.${gender}`, {
    ages:
      toYears === null
        ? tAdminProduct('gap.from', { fromYears })
        : tAdminProduct('gap.between', { fromYears, toYears }),
  });
