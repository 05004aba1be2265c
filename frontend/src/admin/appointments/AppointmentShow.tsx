import { Link, Stack } from '@mui/material';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { AppointmentHistory } from '../../appointments/AppointmentHistory';
import { formatRupees } from '../../common/format/format';
import { Moment, Visit } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { AppointmentActions } from './AppointmentActions';
import { methodText } from '../payments/deskMethods';
import { Attendance } from './Attendance';
import { DeskFee } from './DeskFee';
import { doctorOf } from './doctorOf';

function Payment({ payment }: Pick<AppointmentDto, 'payment'>) {
  if (!payment) return <>Nothing was paid yet</>;
  return (
    <RecordLink resource="payments" id={payment.id}>
      {formatRupees(payment.amount)}, {methodText(payment.method)}
    </RecordLink>
  );
}

function IdCard({ idCard }: Pick<AppointmentDto, 'idCard'>) {
  if (!idCard) return <>None</>;
  return (
    <Link href={idCard} target="_blank" rel="noopener">
      Open the ID card
    </Link>
  );
}

/** What of its history is a move. */
const turns = ({ history, moves }: AppointmentDto) =>
  history.filter(({ at }) => moves.some((move) => move.at === at));

function AppointmentDetails({ appointment }: { appointment: AppointmentDto }) {
  const { patientId, speciality, preferredDate, preferredTime, appointmentDate, appointmentTime } =
    appointment;
  const { status, isMoved, moveAgreed, endReason, moves } = appointment;
  return (
    <Details
      items={[
        { label: 'Patient', value: <PersonLink resource="patients" person={patientId} /> },
        {
          label: 'Doctor',
          value: <PersonLink resource="doctors" person={doctorOf(appointment)} none="Not assigned yet" />,
        },
        { label: 'Speciality', value: speciality ?? '–' },
        { label: 'Preferred', value: <Visit date={preferredDate} time={preferredTime} /> },
        { label: 'Confirmed', value: <Visit date={appointmentDate} time={appointmentTime} /> },
        { label: 'Reason', value: appointment.reason || '–' },
        ...(isMoved && status === 'accepted'
          ? [
              {
                label: 'Moved',
                value: moveAgreed ? 'The patient has agreed' : 'The patient has not answered yet',
              },
            ]
          : []),
        ...(moves.length > 0
          ? [
              {
                label: 'Moves',
                value: (
                  <AppointmentHistory history={turns(appointment)} wasUnanswered={false} moves={moves} />
                ),
              },
            ]
          : []),
        ...(endReason ? [{ label: `Why ${status}`, value: endReason }] : []),
        { label: 'Paid', value: <Payment payment={appointment.payment} /> },
        { label: 'ID card', value: <IdCard idCard={appointment.idCard} /> },
        { label: 'Requested', value: <Moment at={appointment.createdAt} /> },
      ]}
    />
  );
}

export const AppointmentShow = () => (
  <ShowPage<AppointmentDto> title="Appointment">
    {(appointment) => (
      <Page
        title={`Appointment of ${appointment.patientId.fullName}`}
        note={<StatusChip status={appointment.status} />}
      >
        <Stack sx={{ gap: 2 }}>
          <AppointmentDetails appointment={appointment} />
          <Attendance appointment={appointment} />
          <DeskFee appointment={appointment} />
          <AppointmentActions appointment={appointment} />
          <RecordHistory recordId={appointment.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
