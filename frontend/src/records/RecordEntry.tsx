import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import { RecordCard } from '../common/lists/RecordCard';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { CorrectionNote } from './CorrectionNote';
import { ResultList } from './ResultList';
import { tRecord } from '../messages/care/records';

const authorOf = ({ authorType, authorName }: MedicalRecordDto): string =>
  authorType === 'patient' ? tRecord('addedByYou') : authorName;

interface RecordEntryProps {
  record: MedicalRecordDto;
  children?: ReactNode;
  actions?: ReactNode;
}

/** One record: title, date, author, text and results. */
export function RecordEntry({ record, children, actions }: RecordEntryProps) {
  const { timeZone } = useHospital();
  const { title, recordedAt, sampleOf, text, results } = record;
  return (
    <RecordCard label={title} title={title} actions={actions}>
      <Typography variant="body2" color="text.secondary">
        {[
          formatDate(calendarDate(new Date(recordedAt), timeZone)),
          authorOf(record),
          sampleOf && tRecord('sampleOf', { date: sampleOf }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Typography>
      <CorrectionNote record={record} />
      {text && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
      {record.outstanding.length > 0 && (
        <Alert severity="info" role="note" sx={{ mt: 1 }}>
          {tRecord('preliminary')}
        </Alert>
      )}
      {results && <ResultList results={results} changes={record.changes} outstanding={record.outstanding} />}
      {children}
    </RecordCard>
  );
}
