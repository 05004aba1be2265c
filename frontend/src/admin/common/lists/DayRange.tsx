import { DateInput } from 'react-admin';
import { capitalize } from '../../../common/format/text';

interface DayRangeProps {
  /** Field whose filters end in `_gte` and `_lte`. */
  source: string;
  /** What happened on the days, e.g. "Paid". */
  label?: string;
}

const named = (label: string | undefined, word: string) => capitalize(label ? `${label} ${word}` : word);

/** Filter by the first and the last day of a stretch, in the hospital's calendar. */
export const DayRange = ({ source, label }: DayRangeProps) => (
  <>
    <DateInput source={`${source}_gte`} label={named(label, 'from')} helperText={false} />
    <DateInput source={`${source}_lte`} label={named(label, 'to')} helperText={false} />
  </>
);
