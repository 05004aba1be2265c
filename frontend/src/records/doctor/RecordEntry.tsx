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
import { EntryNotes, Struck } from '../corrections/EntryNotes';
import { ResultList } from '../ResultList';
import type { DoctorStep } from './dialogs/CorrectionDialog';
import { authorOf, formatBytes, kindWord, vitalLines } from './recordView';
import { tDoctorRecord } from '../../messages/care/doctorRecords';
import { tEntryCorrection } from '../../messages/care/entryCorrections';
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
  onCorrect: (step: DoctorStep) => void;
}

/** Opens the document, removes or corrects the entry, as far as the caller may. */
function EntryActions({ record, onRemove, onCorrect }: RecordEntryProps) {
  const { file, title, canRemove } = record;
  const steps = record.steps.filter((step) => step !== 'restore');
  if (!file && !canRemove && steps.length === 0) return null;
  return (
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
        <Button color="error" onClick={onRemove} aria-label={tPage('removeNamed', { title })}>
          {tPage('remove')}
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          color="inherit"
          onClick={() => onCorrect(step)}
          aria-label={tEntryCorrection(`${step}Named`, { title })}
        >
          {tEntryCorrection(step)}
        </Button>
      ))}
    </Stack>
  );
}

/** One entry of a patient's timeline. */
export function RecordEntry({ record, onRemove, onCorrect }: RecordEntryProps) {
  const { timeZone } = useHospital();
  const { kind, title, text, vitals, results, outstanding, changes, recordedAt, sampleOf } = record;
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
        <Struck entry={record}>{title}</Struck>
      </Typography>
      {sampleOf && <Typography variant="body2">{tDoctorRecord('sampleOf', { sampleOf })}</Typography>}
      <EntryNotes entry={record} />
      <CorrectionNote record={record} />
      {text && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Struck entry={record}>{text}</Struck>
        </Typography>
      )}
      {vitals && (
        <Struck entry={record}>
          <Vitals vitals={vitals} />
        </Struck>
      )}
      {outstanding.length > 0 && (
        <Alert severity="info" role="note" sx={{ mt: 1 }}>
          {tRecord('preliminary')}
        </Alert>
      )}
      {results && (
        <Struck entry={record}>
          <ResultList results={results} changes={changes} outstanding={outstanding} />
        </Struck>
      )}
      <EntryActions record={record} onRemove={onRemove} onCorrect={onCorrect} />
    </Card>
  );
}
