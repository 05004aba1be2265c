import { dosagesOf } from './lineReading';
import { type RowTexts, fieldTextsOf, textOf } from './fieldTexts';
import { tPrescription } from '../../messages/care/prescriptions';

/** A common text for a part of a line. */
export interface Pick {
  part: 'timing' | 'duration' | 'food';
  /** The text for the field. */
  text: string;
  label: string;
}

const literal = (part: Pick['part']) => (text: string) => ({ part, text, label: text });

export const PICKS: Record<Pick['part'], Pick[]> = {
  timing: [
    ...['1-0-0', '0-0-1', '1-0-1', '1-1-1'].map(literal('timing')),
    { part: 'timing', text: 'as needed', label: tPrescription('pick.asNeeded') },
  ],
  duration: [
    ...[3, 5, 7, 10, 14].map((days): Pick => ({
      part: 'duration',
      text: `${days} days`,
      label: tPrescription('pick.days', { days }),
    })),
    { part: 'duration', text: '1 month', label: tPrescription('pick.oneMonth') },
    { part: 'duration', text: 'until review', label: tPrescription('pick.untilReview') },
    { part: 'duration', text: 'long term', label: tPrescription('pick.longTerm') },
  ],
  food: [
    { part: 'food', text: 'before food', label: tPrescription('pick.beforeFood') },
    { part: 'food', text: 'after food', label: tPrescription('pick.afterFood') },
  ],
};

const FOOD = ['beforeFood', 'halfHourBeforeFood', 'afterFood', 'withFood', 'emptyStomach'];

const isPart = (text: string, part: string): boolean => text.split(', ').includes(part);

/** Whether the fields say this already. */
export const isPicked = ({ frequency, duration }: RowTexts, { part, text }: Pick): boolean =>
  part === 'duration' ? duration === text : isPart(frequency, text);

/** The texts of a row once a text is picked; what is understood besides stays. */
export function picked(row: RowTexts, { part, text }: Pick): RowTexts {
  const [step, ...more] = dosagesOf(row) ?? [];
  const known = more.length === 0 ? step : undefined;
  const changed = { ...row };
  if (part === 'duration') changed.duration = text;
  if (part === 'timing') {
    const instructions = known ? textOf({ instructions: known.instructions }) : '';
    changed.frequency = [text, instructions].filter((each) => each !== '').join(', ');
  }
  if (part === 'food') {
    const old = known?.instructions.filter((each) => FOOD.includes(each)) ?? [];
    const without = row.frequency
      .split(', ')
      .filter((each) => !old.some((one) => textOf({ instructions: [one] }) === each));
    changed.frequency = [...without, text].filter((each) => each !== '').join(', ');
  }
  const dosages = dosagesOf(changed);
  return dosages ? { ...changed, ...fieldTextsOf(row.name, dosages) } : changed;
}
