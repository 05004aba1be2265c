import Button from '@mui/material/Button';
import { OpenVisitButton } from '../../consultations/OpenVisitButton';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

export type VisitStep = 'accept' | 'reject' | 'leave' | 'move' | 'cancel' | 'complete';

interface VisitStepsProps {
  appointment: AppointmentDto;
  /** true while this visit is being completed. */
  busy: boolean;
  onStep: (step: VisitStep, appointment: AppointmentDto) => void;
}

/** A doctor's actions on an appointment in its state; for a finished one, opens the record. */
export function VisitSteps({ appointment, busy, onStep }: VisitStepsProps) {
  const { status, doctorId, canMove } = appointment;
  if (status === 'pending') {
    return (
      <>
        <Button color="error" onClick={() => onStep('reject', appointment)}>
          {tDoctorAppointment('reject')}
        </Button>
        {doctorId === null && (
          <Button onClick={() => onStep('leave', appointment)}>
            {tDoctorAppointment('leaveToColleagues')}
          </Button>
        )}
        <Button variant="contained" onClick={() => onStep('accept', appointment)}>
          {tDoctorAppointment('accept')}
        </Button>
      </>
    );
  }
  if (status !== 'accepted') return <OpenVisitButton visit={appointment} />;
  return (
    <>
      <Button color="error" onClick={() => onStep('cancel', appointment)}>
        {tPage('cancel')}
      </Button>
      {canMove && <Button onClick={() => onStep('move', appointment)}>{tPage('move')}</Button>}
      <OpenVisitButton visit={appointment} />
      <Button variant="contained" loading={busy} onClick={() => onStep('complete', appointment)}>
        {tPage('complete')}
      </Button>
    </>
  );
}
