import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isFinding } from '../../../openapi/contract/care/lab/flag-text.js';
import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import { rangeWords } from './charts';
import { FlagChip } from './FlagChip';
import { tRecord } from '../messages/care/records';

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(88px, 1fr)',
  },
  columnGap: 2,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

/** Findings of a culture or an image: a text of its own below its name. */
const Finding = ({ result: { name, value } }: { result: LabResult }) => (
  <Box component="li" sx={{ ...row, display: 'block' }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</Typography>
  </Box>
);

function Result({ result }: { result: LabResult }) {
  const { name, value, unit, low, high, flag, notCompared } = result;
  const range = rangeWords(low, high);
  if (isFinding(value)) return <Finding result={result} />;
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ fontWeight: 700, textAlign: { xs: 'right', sm: 'left' }, overflowWrap: 'anywhere' }}>
        {value} {unit}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {range && tRecord('usualRange', { range })}
      </Typography>
      <Box sx={{ textAlign: 'right', minHeight: 24 }}>
        <FlagChip flag={flag} notCompared={notCompared} />
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
