import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { formatInstant, formatRupees } from '../../common/format/format';
import { Fact } from '../../common/lists/Fact';
import { useHospital } from '../../hospital/useHospital';
import { prescribePath, recordsPath } from '../../records/doctor/paths';
import { VisitStatus } from '../AppointmentCard';
import { HeldBy } from '../../patients/HeldBy';
import { MoveState } from './MoveState';
import { SharedDocuments } from './SharedDocuments';
import { JoinVideo } from '../video/JoinVideo';
import { whenText } from '../when';
import { useVisit } from './useVisit';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

/** Whether the visit opens the patient's record: a request shows only itself. */
const isOpen = ({ status }: AppointmentDto) => status === 'accepted' || status === 'completed';

function VisitFacts({ visit }: { visit: AppointmentDto }) {
  const { timeZone } = useHospital();
  const { reason, payment, idCard, createdAt, doctorId, speciality, status } = visit;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="p">
          {whenText(visit, timeZone)}
        </Typography>
        <VisitStatus appointment={visit} />
      </Stack>
      <HeldBy holder={visit.heldBy} />
      <MoveState appointment={visit} />
      <JoinVideo visit={visit} />
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        <Fact label={tPage('reasonLabel')}>{reason || tPage('noneGiven')}</Fact>
        <Fact label={tPage('idCard')}>
          {idCard ? (
            <Link href={idCard} target="_blank" rel="noopener">
              {tPage('openIdCard')}
            </Link>
          ) : status === 'pending' ? (
            tDoctorAppointment('contactAfterAccept')
          ) : (
            tPage('noneGiven')
          )}
        </Fact>
        <Fact label={tPage('documents')}>
          {isOpen(visit) ? (
            <SharedDocuments patientId={visit.patientId._id} />
          ) : (
            tDoctorAppointment('shownAfterAccept')
          )}
        </Fact>
        {doctorId === null && (
          <Fact label={tDoctorAppointment('askedFor')}>
            {tDoctorAppointment('anyDoctorOf', { speciality: speciality ?? tPage('hospital') })}
          </Fact>
        )}
        <Fact label={tPage('payment')}>
          {payment
            ? tPage('amountPaid', { amount: formatRupees(payment.amount) })
            : tDoctorAppointment('nothingPaidOnline')}
        </Fact>
        <Fact label={tDoctorAppointment('requestedOn')}>{formatInstant(createdAt, timeZone)}</Fact>
      </Box>
    </>
  );
}

interface DoctorVisitDialogProps {
  appointmentId: string;
  /** The steps that its state allows. */
  actions: (visit: AppointmentDto) => ReactNode;
  onClose: () => void;
}

/** A visit for its doctor: time, reason, shared documents and actions. */
export function DoctorVisitDialog({ appointmentId, actions, onClose }: DoctorVisitDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const visit = useVisit(appointmentId);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>
        {visit.data?.patientId.fullName ?? tDoctorAppointment('appointment')}
      </DialogTitle>
      <DialogContent dividers>
        {visit.isPending && (
          <Loading>
            <Skeleton variant="rounded" height={360} />
          </Loading>
        )}
        {visit.isError && <ErrorRetry error={visit.error} onRetry={() => void visit.refetch()} />}
        {visit.data && (
          <>
            <VisitFacts visit={visit.data} />
            {isOpen(visit.data) && (
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
                <Button variant="outlined" component={RouterLink} to={recordsPath(visit.data.patientId._id)}>
                  {tPage('medicalRecords')}
                </Button>
                <Button
                  variant="outlined"
                  component={RouterLink}
                  to={prescribePath({ patientId: visit.data.patientId._id, appointmentId })}
                >
                  {tPage('writePrescription')}
                </Button>
              </Stack>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>{tPage('close')}</Button>
        {visit.data && actions(visit.data)}
      </DialogActions>
    </Dialog>
  );
}
