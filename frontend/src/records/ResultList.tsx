import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LabResult } from '../../../openapi/contract/care/lab-results.js';
import { StatusChip } from '../common/lists/StatusChip';
import { rangeWords } from './charts';
import { tRecord } from '../messages/care/records';
import { tPage } from '../messages/pages';

const FLAGS = { low: tRecord('low'), normal: tPage('normal'), high: tPage('high') } as const;

/** Whether a value is in its usual range; nothing without one. */
export const FlagChip = ({ flag }: Pick<LabResult, 'flag'>) =>
  flag && <StatusChip label={FLAGS[flag]} tone={flag === 'normal' ? 'success' : 'error'} />;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) 88px' },
  columnGap: 2,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

function Result({ result: { name, value, unit, low, high, flag } }: { result: LabResult }) {
  const range = rangeWords(low, high);
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ fontWeight: 700, textAlign: { xs: 'right', sm: 'left' } }}>
        {value} {unit}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {range && tRecord('usualRange', { range })}
      </Typography>
      <Box sx={{ textAlign: 'right', minHeight: 24 }}>
        <FlagChip flag={flag} />
      </Box>
    </Box>
  );
}

/** The values of a report with their usual ranges and flags. */
export const ResultList = ({ results }: { results: LabResult[] }) => (
  <Box component="ul" aria-label={tRecord('results')} sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
    {results.map((result) => (
      <Result key={result.name} result={result} />
    ))}
  </Box>
);
