import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AppointmentDto } from '../../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../../api/client';
import { RowMenu } from '../../../common/lists/RowMenu';
import { useHospital } from '../../../hospital/useHospital';
import { tSpecified } from '../../../messages/specified';
import { tDoctorAppointment } from '../../../messages/care/doctorAppointments';
import { tPage } from '../../../messages/pages';
import { hasRequestedTime, useAcceptRequested } from '../../accept/useAcceptRequested';
import type { VisitStep } from '../VisitSteps';
import { DoctorVisitRow } from './DoctorVisitRow';

interface RequestRowProps {
  request: AppointmentDto;
  onStep: (step: VisitStep, appointment: AppointmentDto) => void;
  onOpen: (id: string) => void;
}

/**
 * A request to answer: one click accepts the requested time. Without a time, or with a past one, it first asks
 * for day and time.
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
            {tDoctorAppointment('accept')}
          </Button>
          <Button color="inherit" disabled={acceptance.isPending} onClick={() => onStep('reject', request)}>
            {tDoctorAppointment('reject')}
          </Button>
          <RowMenu
            of={request.patientId.fullName}
            actions={[
              isOnePress && { label: tDoctorAppointment('acceptForAnotherTime'), onClick: askTime },
              request.doctorId === null && {
                label: tDoctorAppointment('leaveToColleagues'),
                onClick: () => onStep('leave', request),
              },
              { label: tPage('viewDetails'), onClick: () => onOpen(request._id) },
            ]}
          />
        </>
      }
      below={
        acceptance.error && (
          <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
            {tSpecified('respondFailed', { reason: sentenceOf(acceptance.error) })}
          </Alert>
        )
      }
    />
  );
}
