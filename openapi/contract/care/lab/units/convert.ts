import { analyteOf, type Analyte } from './analytes.js';
import { knownUnit, type KnownUnit } from './units.js';

/** What a result is of and its unit: from the definition of its measure, or as a doctor entered it. */
export interface MeasureUnit {
  unit: string;
  /** UCUM code of a unit whose spelling is not known. */
  ucum?: string;
  loinc?: string;
  /** Grams per mole, from the definition of the measure. */
  molarMass?: number;
}

/** The unit of a result; null if neither its spelling nor its UCUM code is known. */
export const unitOf = ({ unit, ucum }: MeasureUnit): KnownUnit | null =>
  knownUnit(unit) ?? (ucum ? (knownUnit(ucum) ?? { ucum, dimension: `ucum ${ucum}`, factor: 1 }) : null);

/** The analyte as its code or its definition says; undefined if neither does. */
export const substanceOf = ({ loinc, molarMass }: MeasureUnit): Analyte | undefined =>
  analyteOf(loinc) ?? (molarMass ? { loinc: loinc ? [loinc] : [], molarMass } : undefined);

/** Text that is the same for codes of one measurement in different units. */
export const measurementKey = (loinc: string): string => `code ${analyteOf(loinc)?.loinc[0] ?? loinc}`;

/** Moles, or units of enzymes, in one base unit of a kind; null if this analyte has no such conversion. */
function amountOf(kind: string, { molarMass, valence, isEnzyme }: Analyte): number | null {
  switch (kind) {
    case 'mass':
      return molarMass ? 1 / molarMass : null;
    case 'substance':
      return molarMass || valence ? 1 : null;
    case 'charge':
      return valence ? 1 / valence : null;
    default:
      return isEnzyme && (kind === 'units' || kind === 'activity') ? 1 : null;
  }
}

/** IFCC-NGSP master equation: NGSP (%) = 0.09148 × IFCC (mmol/mol) + 2.152. */
function convertHbA1c(value: number, from: KnownUnit, to: KnownUnit): number | null {
  if (from.ucum === 'mmol/mol' && to.ucum === '%') return 0.09148 * value + 2.152;
  return from.ucum === '%' && to.ucum === 'mmol/mol' ? (value - 2.152) / 0.09148 : null;
}

/**
 * A value in another unit. Null if that is not certain.
 * @param analyte what is measured; without it only units of one dimension are converted
 */
export function convert(value: number, [from, to]: [KnownUnit, KnownUnit], analyte?: Analyte): number | null {
  if (from.dimension === to.dimension) return (value * from.factor) / to.factor;
  if (!analyte) return null;
  if (analyte.isHbA1c) return convertHbA1c(value, from, to);
  const [above, below] = from.dimension.split('/');
  const [otherAbove, otherBelow] = to.dimension.split('/');
  if (below === undefined || below !== otherBelow) return null;
  const [amount, otherAmount] = [amountOf(above ?? '', analyte), amountOf(otherAbove ?? '', analyte)];
  if (amount === null || otherAmount === null) return null;
  return (value * from.factor * amount) / (to.factor * otherAmount);
}

/** As precise as the value was reported, but at least three digits. */
export function roundedAs(converted: number, reported: number): number {
  const digits = reported.toExponential().split('e')[0]?.replace(/\D/g, '').length ?? 1;
  return Number(converted.toPrecision(Math.min(15, Math.max(3, digits))));
}

const isSame = (one: Analyte | undefined, other: Analyte | undefined): boolean =>
  one === other || (one?.molarMass !== undefined && one.molarMass === other?.molarMass);

/**
 * The value of a result in the unit of another result of the same measure; null if it cannot be converted with
 * certainty. Units that are not known are the same only in the same spelling, which the caller compares.
 */
export function valueInUnitOf(value: number, from: MeasureUnit, to: MeasureUnit): number | null {
  const [unit, other] = [unitOf(from), unitOf(to)];
  if (!unit || !other) return null;
  if (unit.ucum === other.ucum) return value;
  const analyte = substanceOf(from);
  const converted = convert(value, [unit, other], isSame(analyte, substanceOf(to)) ? analyte : undefined);
  return converted === null ? null : roundedAs(converted, value);
}
