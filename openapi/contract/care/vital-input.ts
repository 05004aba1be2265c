import { readNumber } from '../numbers/read-number.js';
import { toAsciiDigits } from '../validation/ascii-digits.js';
import { VITALS, type VitalName } from './vital-facts.js';

/** Units in which a size may be typed, in the unit of the vital sign. */
const LENGTHS = { cm: 1, cms: 1, mm: 0.1, m: 100, in: 2.54, inch: 2.54, inches: 2.54, '"': 2.54 };
const TYPED_UNITS: Partial<Record<VitalName, Record<string, number>>> = {
  weight: {
    kg: 1,
    kgs: 1,
    g: 0.001,
    gm: 0.001,
    gms: 0.001,
    grams: 0.001,
    lb: 0.453_592_37,
    lbs: 0.453_592_37,
  },
  height: LENGTHS,
  headCircumference: LENGTHS,
};

const TYPED = /^([^\p{L}"]*?)\s*([\p{L}"]*)\.?$/u;

/** Whether a vital sign may be typed with a unit. */
export const hasTypedUnits = (vital: VitalName): boolean => TYPED_UNITS[vital] !== undefined;

/** The value of a typed vital sign in its unit: "2850 g" is 2.85 kg. Null for other texts. */
export function readVital(vital: VitalName, typed: string): number | null {
  const [, number = '', unit = ''] = TYPED.exec(toAsciiDigits(typed).trim()) ?? [];
  const value = readNumber(number);
  if (value === null || unit === '') return value;
  const factor = TYPED_UNITS[vital]?.[unit.toLowerCase()];
  return factor === undefined ? null : Number((value * factor).toFixed(VITALS[vital].decimals));
}
