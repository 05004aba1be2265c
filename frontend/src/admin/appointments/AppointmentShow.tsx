import { Box, Button, Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { JoinVideo } from '../../appointments/video/JoinVideo';
import { AppointmentHistory } from '../../appointments/AppointmentHistory';
import { formatRupees } from '../../common/format/format';
import { Moment, Visit } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PatientLink } from '../fields/PatientLink';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { AppointmentActions } from './AppointmentActions';
import { methodText } from '../payments/deskMethods';
import { Allowed } from '../steps/Allowed';
import { Attendance } from './Attendance';
import { DeskFee } from './DeskFee';
import { doctorOf } from './doctorOf';
import { tAdminAppointment } from '../../messages/admin/appointments';
import { tVideo } from '../../messages/care/video';
import { tAdminRecord } from '../../messages/admin/records';
import { tAdminCommon } from '../../messages/admin/common';

function Payment({ payment }: Pick<AppointmentDto, 'payment'>) {
  if (!payment) return <>{tAdminAppointment('nothingWasPaidYet')}</>;
  return (
    <RecordLink resource="payments" id={payment.id}>
      {formatRupees(payment.amount)}, {methodText(payment.method)}
    </RecordLink>
  );
}

function IdCard({ idCard }: Pick<AppointmentDto, 'idCard'>) {
  if (!idCard) return <>{tAdminCommon('none')}</>;
  return (
    <Link href={idCard} target="_blank" rel="noopener">
      {tAdminAppointment('openIdCard')}
    </Link>
  );
}

/** The moves in its history. */
const turns = ({ history, moves }: AppointmentDto) =>
  history.filter(({ at }) => moves.some((move) => move.at === at));

function AppointmentDetails({ appointment }: { appointment: AppointmentDto }) {
  const { patientId, speciality, preferredDate, preferredTime, appointmentDate, appointmentTime } =
    appointment;
  const { status, isMoved, moveAgreed, endReason, moves, kind } = appointment;
  return (
    <Details
      items={[
        {
          label: tAdminCommon('patient'),
          value: <PatientLink person={patientId} holder={appointment.heldBy} />,
        },
        {
          label: tAdminCommon('doctor'),
          value: (
            <PersonLink
              resource="doctors"
              person={doctorOf(appointment)}
              none={tAdminAppointment('notAssignedYet')}
            />
          ),
        },
        { label: tAdminCommon('speciality'), value: speciality ?? '–' },
        {
          label: tAdminAppointment('preferred'),
          value: <Visit date={preferredDate} time={preferredTime} />,
        },
        {
          label: tAdminAppointment('confirmed'),
          value: <Visit date={appointmentDate} time={appointmentTime} />,
        },
        ...(kind === 'video' ? [{ label: tVideo('kindOfVisit'), value: tVideo('byVideo') }] : []),
        { label: tAdminCommon('reason'), value: appointment.reason || '–' },
        ...(isMoved && status === 'accepted'
          ? [
              {
                label: tAdminAppointment('moved'),
                value: moveAgreed ? tAdminAppointment('moveAgreed') : tAdminAppointment('moveUnanswered'),
              },
            ]
          : []),
        ...(moves.length > 0
          ? [
              {
                label: tAdminAppointment('moves'),
                value: (
                  <AppointmentHistory history={turns(appointment)} wasUnanswered={false} moves={moves} />
                ),
              },
            ]
          : []),
        ...(endReason ? [{ label: tAdminAppointment('reasonForStatus', { status }), value: endReason }] : []),
        { label: tAdminCommon('paid'), value: <Payment payment={appointment.payment} /> },
        { label: tAdminAppointment('idCard'), value: <IdCard idCard={appointment.idCard} /> },
        { label: tAdminAppointment('requested'), value: <Moment at={appointment.createdAt} /> },
      ]}
    />
  );
}

/** Leads to what was written at a visit that took place. */
function VisitEntries({ appointment: { id, status } }: { appointment: AppointmentDto }) {
  if (status !== 'accepted' && status !== 'completed') return null;
  const filter = encodeURIComponent(JSON.stringify({ appointmentId: id }));
  return (
    <Allowed to="records.read">
      <Box>
        <Button component={RouterLink} to={`/admin/records?filter=${filter}`} variant="outlined">
          {tAdminRecord('ofVisit')}
        </Button>
      </Box>
    </Allowed>
  );
}

export const AppointmentShow = () => (
  <ShowPage<AppointmentDto> title={tAdminCommon('appointment')}>
    {(appointment) => (
      <Page
        title={tAdminAppointment('appointmentOf', { fullName: appointment.patientId.fullName })}
        note={<StatusChip status={appointment.status} />}
      >
        <Stack sx={{ gap: 2 }}>
          <AppointmentDetails appointment={appointment} />
          <Allowed to="appointments.edit">
            <JoinVideo visit={appointment} />
          </Allowed>
          <Attendance appointment={appointment} />
          <DeskFee appointment={appointment} />
          <AppointmentActions appointment={appointment} />
          <VisitEntries appointment={appointment} />
          <RecordHistory recordId={appointment.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
