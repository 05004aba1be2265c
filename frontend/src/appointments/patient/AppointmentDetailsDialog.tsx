import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { shortId } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { VisitTests } from '../../lab/requests/VisitTests';
import { AppointmentHistory } from '../AppointmentHistory';
import { awaitsAnswer, doctorOf, insteadText, paidWords, statusOf } from '../appointmentView';
import { JoinVideo } from '../video/JoinVideo';
import { whenText } from '../when';
import { EndReason } from './EndReason';
import { MoveAnswer } from './MoveAnswer';
import type { Opened } from './opened';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ py: 1 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

interface AppointmentDetailsDialogProps {
  appointment: AppointmentDto;
  /** Replaces this dialog with another one. */
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** People, time, reason, payment and states of one appointment, with an open question first. */
export function AppointmentDetailsDialog({ appointment, onOpen, onClose }: AppointmentDetailsDialogProps) {
  const { timeZone } = useHospital();
  const { patientId, doctorName, speciality, reason, payment, history, idCard, wasUnanswered, moves } =
    appointment;
  const instead = insteadText(appointment, timeZone);
  const hasTests = appointment.status === 'accepted' || appointment.status === 'completed';
  return (
    <Dialog open onClose={onClose} aria-labelledby="appointment-title" fullWidth maxWidth="xs">
      <DialogTitle id="appointment-title">
        {tPatientAppointment('appointmentNumber', { appointmentId: shortId(appointment._id) })}
      </DialogTitle>
      {/* Nothing inside takes the focus, so the scrolling box itself must, for the arrow keys. */}
      <DialogContent dividers tabIndex={0}>
        {awaitsAnswer(appointment) && <MoveAnswer appointment={appointment} onOpen={onOpen} />}
        <EndReason appointment={appointment} />
        <JoinVideo visit={appointment} />
        <Box component="dl" sx={{ m: 0 }}>
          <Row label={tPatientAppointment('when')}>
            {whenText(appointment, timeZone)}
            {instead && <div>{instead}</div>}
          </Row>
          <Row label={tPatientAppointment('state')}>{statusOf(appointment)}</Row>
          <Row label={tPage('patient')}>{patientId.fullName}</Row>
          <Row label={tPage('doctor')}>{doctorOf(appointment)}</Row>
          {doctorName && <Row label={tPatientAppointment('requestedDoctor')}>{doctorName}</Row>}
          {speciality && <Row label={tPage('speciality')}>{speciality}</Row>}
          <Row label={tPage('reasonLabel')}>{reason || tPage('noneGiven')}</Row>
          <Row label={tPage('payment')}>
            {payment ? paidWords(payment) : tPatientAppointment('nothingWasPaidOnline')}
          </Row>
          <Box sx={{ py: 1 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {tPage('history')}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <AppointmentHistory history={history} wasUnanswered={wasUnanswered} moves={moves} />
            </Box>
          </Box>
          {idCard && (
            <Row label={tPage('idCard')}>
              <Link href={idCard} target="_blank" rel="noopener">
                {tPage('openIdCard')}
              </Link>
            </Row>
          )}
        </Box>
        {hasTests && <VisitTests appointmentId={appointment._id} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {appointment.canMove && !awaitsAnswer(appointment) && (
          <Button onClick={() => onOpen({ appointment, as: 'move' })}>{tPage('move')}</Button>
        )}
        <Button onClick={onClose}>{tPage('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
