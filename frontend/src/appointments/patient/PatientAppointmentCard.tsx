import MoveIcon from '@mui/icons-material/EventRepeatOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Opened } from './opened';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { useHospital } from '../../hospital/useHospital';
import { AppointmentCard } from '../AppointmentCard';
import { AppointmentDocuments } from './AppointmentDocuments';
import { EndReason } from './EndReason';
import { MoveAnswer } from './MoveAnswer';
import { VisitNote } from './VisitNote';
import { awaitsAnswer, doctorOf, insteadText } from '../appointmentView';
import { JoinVideo } from '../video/JoinVideo';
import { whenText } from '../when';
import { patientAppointmentWords } from '../../words/care/patientAppointments';
import { pageWords } from '../../words/pages';

interface PatientAppointmentCardProps {
  appointment: AppointmentDto;
  /** Whether the patient has reviewed this visit; undefined while that is not known. */
  isReviewed: boolean | undefined;
  onOpen: (opened: Opened) => void;
}

/** One appointment as its patient sees it, with everything that can be done about it. */
export function PatientAppointmentCard({ appointment, isReviewed, onOpen }: PatientAppointmentCardProps) {
  const { timeZone } = useHospital();
  const { doctorName, speciality, status, canCancel, canMove } = appointment;
  const facts = [
    doctorName && patientAppointmentWords.requestedDoctorName(doctorName),
    speciality,
    insteadText(appointment, timeZone),
  ];
  const isAsked = awaitsAnswer(appointment);
  const open = (as: Opened['as']) => () => onOpen({ appointment, as });
  return (
    <AppointmentCard
      appointment={appointment}
      who={doctorOf(appointment)}
      actions={
        <>
          <Button variant="outlined" onClick={open('details')}>
            {pageWords.viewDetails}
          </Button>
          <AppointmentDocuments appointment={appointment} when={whenText(appointment, timeZone)} />
          {status === 'completed' && isReviewed === false && (
            <Button onClick={open('review')}>{pageWords.writeReview}</Button>
          )}
          {canMove && !isAsked && (
            <Button variant="outlined" startIcon={<MoveIcon />} onClick={open('move')}>
              {pageWords.move}
            </Button>
          )}
          {canCancel && !isAsked && (
            <Button color="error" onClick={open('cancel')}>
              {pageWords.cancelAppointment}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <JoinVideo visit={appointment} />
      <VisitNote appointment={appointment} />
      {isAsked && <MoveAnswer appointment={appointment} onOpen={onOpen} />}
      <EndReason appointment={appointment} />
      {isReviewed && (
        <Typography variant="body2" color="text.secondary">
          {patientAppointmentWords.youHaveReviewedThisVisit}
        </Typography>
      )}
    </AppointmentCard>
  );
}
