import Button from '@mui/material/Button';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { RowMenu } from '../../common/lists/RowMenu';
import { useHospital } from '../../hospital/useHospital';
import { awaitsAnswer, doctorOf } from '../appointmentView';
import { whenText } from '../when';
import type { Opened } from './opened';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

interface PatientRowActionsProps {
  appointment: AppointmentDto;
  isReviewed: boolean | undefined;
  onOpen: (opened: Opened) => void;
}

/** The patient's actions on a row: one main action, secondary ones beside it, others in a menu. */
export function PatientRowActions({ appointment, isReviewed, onOpen }: PatientRowActionsProps) {
  const { timeZone } = useHospital();
  const { status, canCancel, canMove, reportUrl, receiptUrl, calendarUrl } = appointment;
  const when = whenText(appointment, timeZone);
  // The question has its own answers.
  const isAsked = awaitsAnswer(appointment);
  const open = (as: Opened['as']) => () => onOpen({ appointment, as });
  const moves = canMove && !isAsked;
  return (
    <>
      {moves && (
        <Button variant="outlined" onClick={open('move')}>
          {tPage('move')}
        </Button>
      )}
      {reportUrl && (
        <Button
          variant="outlined"
          href={reportUrl}
          target="_blank"
          rel="noopener"
          aria-label={`${tPatientAppointment('downloadReport')}, ${when}`}
        >
          {tPatientAppointment('downloadReport')}
        </Button>
      )}
      <Button variant={moves || reportUrl || isAsked ? 'text' : 'outlined'} onClick={open('details')}>
        {tPage('viewDetails')}
      </Button>
      {canCancel && !isAsked && (
        <Button color="inherit" onClick={open('cancel')}>
          {tPage('cancelAppointment')}
        </Button>
      )}
      <RowMenu
        of={`${doctorOf(appointment)}, ${when}`}
        actions={[
          status === 'completed' &&
            isReviewed === false && { label: tPage('writeReview'), onClick: open('review') },
          calendarUrl !== null && { label: tPatientAppointment('addToCalendar'), href: calendarUrl },
          receiptUrl !== null && { label: tPage('receiptPdf'), href: receiptUrl },
        ]}
      />
    </>
  );
}
