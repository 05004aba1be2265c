import { DateInput } from '../inputs/DateInput';
import { tAdminCommon } from '../../../messages/admin/common';

/**
 * Filters by the first and last day of a period, in the hospital's zone.
 * @param source field whose filters end in `_gte` and `_lte`
 * @param label the event on these days, e.g. "Paid"
 */
export const dayRange = (source: string, label?: string) => [
  <DateInput
    isCompleteOnly
    key={`${source}_gte`}
    source={`${source}_gte`}
    label={label ? tAdminCommon('fromNamed', { label }) : tAdminCommon('from')}
    helperText={false}
  />,
  <DateInput
    isCompleteOnly
    key={`${source}_lte`}
    source={`${source}_lte`}
    label={label ? tAdminCommon('toNamed', { label }) : tAdminCommon('to')}
    helperText={false}
  />,
];
