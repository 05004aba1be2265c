import type { Payment } from '../../../../openapi/contract/payments.js';
import { Moment } from '../common/Moment';
import { Page } from '../common/Page';
import { PersonLink, RecordLink } from '../common/RecordLink';
import { Details, ShowPage } from '../common/ShowPage';
import { StatusChip } from '../common/StatusChip';
import { formatRupees } from '../../common/format';

function Refund({ refund }: Pick<Payment, 'refund'>) {
  if (!refund) return <>None</>;
  const state = refund.status === 'done' ? 'done' : 'waiting for the card provider';
  return (
    <>
      {formatRupees(refund.amount)}, {state}. {refund.reason}
    </>
  );
}

const AppointmentLink = ({ appointmentId }: Pick<Payment, 'appointmentId'>) =>
  appointmentId ? (
    <RecordLink resource="appointments" id={appointmentId}>
      Open the appointment
    </RecordLink>
  ) : (
    <>None came of it</>
  );

export const PaymentShow = () => (
  <ShowPage<Payment> title="Payment">
    {(payment) => (
      <Page
        title={`Payment of ${formatRupees(payment.amount)}`}
        note={<StatusChip status={payment.status} />}
      >
        <Details
          items={[
            { label: 'Patient', value: <PersonLink resource="patients" person={payment.patient} /> },
            { label: 'Doctor', value: <PersonLink resource="doctors" person={payment.doctor} /> },
            { label: 'Appointment', value: <AppointmentLink appointmentId={payment.appointmentId} /> },
            { label: 'Started', value: <Moment at={payment.createdAt} /> },
            { label: 'Paid', value: <Moment at={payment.paidAt} /> },
            { label: 'Refund', value: <Refund refund={payment.refund} /> },
          ]}
        />
      </Page>
    )}
  </ShowPage>
);
