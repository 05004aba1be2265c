import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isFinding } from '../../../openapi/contract/care/lab/flag-text.js';
import type { ReportChanges } from '../../../openapi/contract/care/lab/report-changes.js';
import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import { rangeWords } from './charts';
import { FlagChip } from './FlagChip';
import { tRecord } from '../messages/care/records';

type Change = ReportChanges[number];

interface ResultProps {
  result: LabResult;
  change: Change | undefined;
}

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

/** What a result was before its correction. */
const Earlier = ({ change }: { change: Change | undefined }) =>
  change && (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {change.before === null
        ? tRecord('addedByCorrection')
        : tRecord('earlierValue', { value: change.before })}
    </Typography>
  );

/** A line without a result: an outstanding measure, or a value that a correction removed. */
const Line = ({ name, text }: { name: string; text: string }) => (
  <Box component="li" sx={row}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
    <Typography color="text.secondary" sx={{ gridColumn: { sm: '2 / -1' }, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  </Box>
);

/** Findings of a culture or an image: a text of its own below its name. */
const Finding = ({ result: { name, value }, change }: ResultProps) => (
  <Box component="li" sx={{ ...row, display: 'block' }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</Typography>
    <Earlier change={change} />
  </Box>
);

function Result({ result, change }: ResultProps) {
  const { name, value, unit, low, high, flag, notCompared } = result;
  const range = rangeWords(low, high);
  if (isFinding(value)) return <Finding result={result} change={change} />;
  return (
    <Box component="li" sx={row}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Box sx={{ textAlign: { xs: 'right', sm: 'left' } }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {value} {unit}
        </Typography>
        <Earlier change={change} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {range && tRecord('usualRange', { range })}
      </Typography>
      <Box sx={{ textAlign: 'right', minHeight: 24 }}>
        <FlagChip flag={flag} notCompared={notCompared} />
      </Box>
    </Box>
  );
}

interface ResultListProps {
  results: LabResult[];
  /** The values that a correction changed. */
  changes?: ReportChanges;
  /** The outstanding measures of a preliminary report. */
  outstanding?: string[];
}

const isOf = (name: string) => (change: Change) => change.name.toLowerCase() === name.toLowerCase();

/** The values of a report with their usual ranges and flags; earlier values stand next to the new ones. */
export const ResultList = ({ results, changes = [], outstanding = [] }: ResultListProps) => (
  <Box component="ul" aria-label={tRecord('results')} sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
    {results.map((result) => (
      <Result key={result.name} result={result} change={changes.find(isOf(result.name))} />
    ))}
    {changes.map(
      ({ name, before, after }) =>
        after === null && (
          <Line key={name} name={name} text={tRecord('valueRemoved', { value: before ?? '' })} />
        ),
    )}
    {outstanding.map((name) => (
      <Line key={name} name={name} text={tRecord('outstanding')} />
    ))}
  </Box>
);
