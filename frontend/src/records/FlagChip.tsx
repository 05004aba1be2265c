import Typography from '@mui/material/Typography';
import type { Comparison } from '../../../openapi/contract/care/lab/compare.js';
import { flagText } from '../../../openapi/contract/care/lab/flag-text.js';
import { StatusChip } from '../common/lists/StatusChip';

/** How a value compares with its range, or why it was not compared. */
export function FlagChip({ flag, notCompared }: Comparison) {
  const text = flagText({ flag, notCompared });
  return flag === null ? (
    <Typography variant="body2" component="span" color="text.secondary">
      {text}
    </Typography>
  ) : (
    <StatusChip label={text} tone={flag === 'normal' ? 'success' : 'error'} />
  );
}

/** The same for a vital sign; some, such as the weight, never have a range. */
export const VitalFlag = ({ flag, notCompared }: Comparison) =>
  notCompared === 'noRange' ? null : <FlagChip flag={flag} notCompared={notCompared} />;
