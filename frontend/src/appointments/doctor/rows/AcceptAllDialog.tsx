import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../../api/client';
import { useHospital } from '../../../hospital/useHospital';
import { tDoctorAppointment } from '../../../messages/care/doctorAppointments';
import { tCommon } from '../../../messages/common';
import { tPage } from '../../../messages/pages';
import { useAcceptRequested } from '../../accept/useAcceptRequested';
import { whenText } from '../../when';

type Result = { isAccepted: true } | { isAccepted: false; sentence: string };

function ResultText({ result, isNext }: { result: Result | undefined; isNext: boolean }) {
  if (!result) return isNext && <Typography variant="body2">{tDoctorAppointment('accepting')}</Typography>;
  return (
    <Typography
      variant="body2"
      color={result.isAccepted ? 'success.main' : 'error.main'}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {result.isAccepted
        ? tDoctorAppointment('acceptedResult')
        : tDoctorAppointment('notAcceptedResult', { sentence: result.sentence })}
    </Typography>
  );
}

interface AcceptAllDialogProps {
  /** A snapshot from when the dialog opened. */
  requests: AppointmentDto[];
  onClose: () => void;
}

/** Lists paid requests, accepts each for its own time, and shows each result. */
export function AcceptAllDialog({ requests, onClose }: AcceptAllDialogProps) {
  const { timeZone } = useHospital();
  const titleId = useId();
  const acceptance = useAcceptRequested();
  const [results, setResults] = useState<Result[]>([]);
  const [isRunning, setRunning] = useState(false);
  const count = requests.length;
  const isDone = results.length === count;
  const accepted = results.filter((result) => result.isAccepted).length;

  /** In sequence: each is a separate step, and a failure stops none of the others. */
  const acceptAll = async () => {
    setRunning(true);
    for (const request of requests) {
      const result = await acceptance.mutateAsync(request).then(
        (): Result => ({ isAccepted: true }),
        (error: unknown): Result => ({ isAccepted: false, sentence: sentenceOf(error) }),
      );
      setResults((before) => [...before, result]);
    }
    setRunning(false);
  };

  return (
    <Dialog open onClose={() => !isRunning && onClose()} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{tDoctorAppointment('acceptAllPaidQuestion', { count })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{tDoctorAppointment('acceptAllText')}</DialogContentText>
        <Box component="ul" sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
          {requests.map((request, n) => (
            <Box
              component="li"
              key={request._id}
              sx={{ py: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
            >
              <Typography sx={{ fontWeight: 600 }}>{request.patientId.fullName}</Typography>
              <Typography variant="body2">{whenText(request, timeZone)}</Typography>
              <ResultText result={results[n]} isNext={isRunning && n === results.length} />
            </Box>
          ))}
        </Box>
        <Typography role="status" sx={{ mt: 1, fontWeight: 600 }}>
          {isDone && tDoctorAppointment('acceptedCount', { accepted, count })}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isDone ? (
          <Button variant="contained" autoFocus onClick={onClose}>
            {tPage('close')}
          </Button>
        ) : (
          <>
            <Button disabled={isRunning} onClick={onClose}>
              {tCommon('back')}
            </Button>
            <Button variant="contained" loading={isRunning} onClick={() => void acceptAll()}>
              {tDoctorAppointment('acceptCount', { count })}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
