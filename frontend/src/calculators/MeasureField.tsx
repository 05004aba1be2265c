import { NumberField } from '../common/numbers/NumberField';
import { tCalculator } from '../messages/care/calculators';
import type { Measure } from './measures';

interface MeasureFieldProps {
  measure: Measure;
  hint?: string;
  value: string;
  problem?: string;
  onChange: (text: string) => void;
}

/** An input for one measure with its unit and error. */
export const MeasureField = ({
  measure,
  hint = measure.hint,
  value,
  problem,
  onChange,
}: MeasureFieldProps) => (
  <NumberField
    name={measure.name}
    label={tCalculator('measureLabel', { label: measure.label, unit: tCalculator(`units.${measure.unit}`) })}
    value={value}
    problem={problem}
    hint={hint}
    comma="decimal"
    maxLength={8}
    onChange={onChange}
  />
);
