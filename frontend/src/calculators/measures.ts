import { tCalculator } from '../messages/care/calculators';
/** A measure: its name, its unit and an adult's range. */
export interface Measure {
  name: 'height' | 'weight' | 'neck' | 'waist' | 'hip';
  label: string;
  unit: 'cm' | 'kg';
  min: number;
  max: number;
  /** A usual value, shown as an example. */
  usual: number;
  /** How to measure it. */
  hint?: string;
}

/** A value, or the error of the input. */
export type Reading = { value: number; problem?: undefined } | { value?: undefined; problem: string };

const DECIMAL = /^\d+([.,]\d+)?$/;
/** Too tall in metres, too short in centimetres. */
const LONGEST_IN_METRES = 3;

/** The name and the unit as parts of a sentence: "height", "cm". */
const textsOf = ({ name, unit }: Measure) => ({
  name: tCalculator(`names.${name}`),
  unit: tCalculator(`units.${unit}`),
});

function looksLikeMetres(value: number, { name, unit }: Measure): boolean {
  return name === 'height' && unit === 'cm' && value > 0.5 && value < LONGEST_IN_METRES;
}

function problemOf(value: number, measure: Measure): string | undefined {
  const { min, max } = measure;
  if (looksLikeMetres(value, measure)) return tCalculator('metresTyped', { round: Math.round(value * 100) });
  const { name, unit } = textsOf(measure);
  if (value < min || value > max) return tCalculator('measureOutOfRange', { min, max, value, name, unit });
  return undefined;
}

/**
 * Parses the input; a comma counts as the decimal point.
 * @returns the value in the measure's unit, or a message that says what to enter instead
 */
export function readMeasure(text: string, measure: Measure): Reading {
  const typed = text.trim();
  if (typed === '') return { problem: tCalculator('measureRequired', textsOf(measure)) };
  if (!DECIMAL.test(typed))
    return {
      problem: tCalculator('measureNotNumber', { name: textsOf(measure).name, usual: measure.usual }),
    };
  const value = Number(typed.replace(',', '.'));
  const problem = problemOf(value, measure);
  return problem ? { problem } : { value };
}
