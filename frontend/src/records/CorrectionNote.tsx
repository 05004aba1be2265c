import Alert from '@mui/material/Alert';
import type { MedicalRecordDto } from '../../../openapi/contract/care/records.js';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tRecord } from '../messages/care/records';

const look = { mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

interface CorrectionNoteProps {
  record: Pick<MedicalRecordDto, 'correctedAt' | 'correction'>;
}

/** For a lab report: that it was corrected, or that it corrects an earlier one and why. */
export function CorrectionNote({ record: { correctedAt, correction } }: CorrectionNoteProps) {
  const { timeZone } = useHospital();
  return (
    <>
      {correctedAt && (
        <Alert severity="warning" role="note" sx={look}>
          {tRecord('reportOutdated', { date: formatDate(calendarDate(new Date(correctedAt), timeZone)) })}
        </Alert>
      )}
      {correction && (
        <Alert severity="info" role="note" sx={look}>
          {tRecord('correctionNotice', { correction })}
        </Alert>
      )}
    </>
  );
}
