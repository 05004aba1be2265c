import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../../api/client';
import { RowMenu } from '../../../common/lists/RowMenu';
import { useHospital } from '../../../hospital/useHospital';
import { messages } from '../../../messages';
import { doctorAppointmentWords } from '../../../words/care/doctorAppointments';
import { pageWords } from '../../../words/pages';
import { hasRequestedTime, useAcceptRequested } from '../../accept/useAcceptRequested';
import type { VisitStep } from '../VisitSteps';
import { DoctorVisitRow } from './DoctorVisitRow';

interface RequestRowProps {
  request: AppointmentDto;
  onStep: (step: VisitStep, appointment: AppointmentDto) => void;
  onOpen: (id: string) => void;
}

/**
 * A request that waits for an answer: one press accepts it for the time asked for. One without an hour, or whose time is
 * over, asks for the day and the hour first.
 */
export function RequestRow({ request, onStep, onOpen }: RequestRowProps) {
  const { timeZone } = useHospital();
  const acceptance = useAcceptRequested();
  const isOnePress = hasRequestedTime(request, timeZone);
  const askTime = () => onStep('accept', request);
  const accept = () => acceptance.mutate(request);
  return (
    <DoctorVisitRow
      appointment={request}
      actions={
        <>
          <Button variant="outlined" loading={acceptance.isPending} onClick={isOnePress ? accept : askTime}>
            {doctorAppointmentWords.accept}
          </Button>
          <Button color="inherit" disabled={acceptance.isPending} onClick={() => onStep('reject', request)}>
            {doctorAppointmentWords.reject}
          </Button>
          <RowMenu
            of={request.patientId.fullName}
            actions={[
              isOnePress && { label: doctorAppointmentWords.acceptForAnotherTime, onClick: askTime },
              request.doctorId === null && {
                label: doctorAppointmentWords.leaveToColleagues,
                onClick: () => onStep('leave', request),
              },
              { label: pageWords.viewDetails, onClick: () => onOpen(request._id) },
            ]}
          />
        </>
      }
      below={
        acceptance.error && (
          <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
            {messages.respondFailed(sentenceOf(acceptance.error))}
          </Alert>
        )
      }
    />
  );
}
