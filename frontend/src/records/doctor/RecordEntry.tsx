import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MedicalRecordDto } from '../../../../openapi/contract/care/records.js';
import { calendarDate, formatDate } from '../../common/format/format';
import { StatusChip } from '../../common/lists/StatusChip';
import { useHospital } from '../../hospital/useHospital';
import { CorrectionNote } from '../CorrectionNote';
import { ResultList } from '../ResultList';
import { authorOf, formatBytes, kindWord, vitalLines } from './recordView';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tRecord } from '../../messages/care/records';
import { tPage } from '../../messages/pages';

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 1.5,
  m: 0,
  mt: 1.5,
  '& dd': { m: 0 },
};

const Vitals = ({ vitals }: { vitals: NonNullable<MedicalRecordDto['vitals']> }) => (
  <Box component="dl" sx={facts}>
    {vitalLines(vitals).map(({ label, value }) => (
      <div key={label}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ fontWeight: 600 }}>
          {value}
        </Typography>
      </div>
    ))}
  </Box>
);

interface RecordEntryProps {
  record: MedicalRecordDto;
  onRemove: () => void;
}

/** One entry of a patient's timeline. */
export function RecordEntry({ record, onRemove }: RecordEntryProps) {
  const { timeZone } = useHospital();
  const { kind, title, text, vitals, results, outstanding, changes, file, recordedAt, sampleOf, canRemove } =
    record;
  const date = formatDate(calendarDate(new Date(recordedAt), timeZone));
  return (
    <Card component="li" aria-label={`${kindWord(kind)}: ${title}, ${date}`} sx={{ p: { xs: 2, md: 3 } }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="text.secondary">
          {tDoctorRecord('dateByAuthor', { date, author: authorOf(record) })}
        </Typography>
        <StatusChip label={kindWord(kind)} />
      </Stack>
      <Typography variant="h3" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {sampleOf && <Typography variant="body2">{tDoctorRecord('sampleOf', { sampleOf })}</Typography>}
      <CorrectionNote record={record} />
      {text && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
      {vitals && <Vitals vitals={vitals} />}
      {outstanding.length > 0 && (
        <Alert severity="info" role="note" sx={{ mt: 1 }}>
          {tRecord('preliminary')}
        </Alert>
      )}
      {results && <ResultList results={results} changes={changes} outstanding={outstanding} />}
      {(file || canRemove) && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          {file && (
            <Button
              variant="outlined"
              href={file.url}
              target="_blank"
              rel="noopener"
              aria-label={tDoctorRecord('openFileNamed', { bytes: formatBytes(file.size), title })}
            >
              {tDoctorRecord('openFile', { bytes: formatBytes(file.size) })}
            </Button>
          )}
          {canRemove && (
            <Button
              color="error"
              sx={{ ml: file ? 0 : -2.5 }}
              onClick={onRemove}
              aria-label={tPage('removeNamed', { title })}
            >
              {tPage('remove')}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  );
}
