import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tLab } from '../../messages/shop/lab';

type Report = NonNullable<LabBookingDto['report']>;

function changeText({ name, before, after }: Report['changes'][number]): string {
  if (before === null) return tLab('valueAdded', { name, after });
  return after === null
    ? tLab('valueRemoved', { name, before })
    : tLab('valueChanged', { name, before, after });
}

/** What is outstanding, which values were corrected, and the times of the sample and the report. */
export function ReportFacts({ report }: { report: Report }) {
  const { timeZone } = useHospital();
  const { outstanding, changes, reason, sampledAt, receivedAt, reportedAt, authorisedBy } = report;
  const at = (instant: string) => formatInstant(instant, timeZone);
  const times = [
    tLab('sampleCollectedAt', { at: at(sampledAt) }),
    receivedAt ? tLab('sampleReceivedAt', { at: at(receivedAt) }) : tLab('receiptNotRecorded'),
    authorisedBy
      ? tLab('releasedByAt', { name: authorisedBy, at: at(reportedAt) })
      : tLab('releasedAt', { at: at(reportedAt) }),
  ];
  return (
    <>
      {outstanding.length > 0 && (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          {tLab('preliminaryReport', { names: outstanding.join(', ') })}
        </Alert>
      )}
      {reason && changes.length > 0 && (
        <Box component="ul" aria-label={tLab('correctedValues')} sx={{ mt: 2, mb: 0, pl: 2.5 }}>
          {changes.map((change) => (
            <li key={change.name}>{changeText(change)}</li>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {times.join(' ')}
      </Typography>
    </>
  );
}
