import { Stack } from '@mui/material';
import type { PaymentDto } from '../../../../openapi/contract/shop/payments.js';
import { formatRupees } from '../../common/format/format';
import { capitalize } from '../../common/format/text';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { methodText } from './deskMethods';
import { PaymentActions } from './PaymentActions';
import { Disputes } from './Disputes';
import { Refunds } from './Refunds';

/** What the money was for: a link once it exists. */
function Subject({ payment }: { payment: PaymentDto }) {
  const { appointmentId, orderId, labBookingId } = payment;
  if (appointmentId)
    return (
      <RecordLink resource="appointments" id={appointmentId}>
        Open the appointment
      </RecordLink>
    );
  if (orderId)
    return (
      <RecordLink resource="orders" id={orderId}>
        Open the order
      </RecordLink>
    );
  if (labBookingId)
    return (
      <RecordLink resource="lab-bookings" id={labBookingId}>
        Open the lab booking
      </RecordLink>
    );
  return <>None came of it</>;
}

const SUBJECTS: Record<PaymentDto['purpose'], string> = {
  appointment: 'Appointment',
  order: 'Order',
  labBooking: 'Lab booking',
};

const itemsText = ({ items }: PaymentDto) =>
  items.map(({ name, price, quantity }) => `${quantity} × ${name} at ${formatRupees(price)}`).join(', ');

const PaymentDetails = ({ payment }: { payment: PaymentDto }) => (
  <Details
    items={[
      {
        label: 'Payer',
        value: (
          <PersonLink resource="patients" person={payment.patient} none={`${payment.payer.name} (guest)`} />
        ),
      },
      { label: 'Email', value: payment.payer.email },
      { label: 'How', value: capitalize(methodText(payment.method)) },
      { label: 'For', value: itemsText(payment) || '–' },
      ...(payment.doctor
        ? [{ label: 'Doctor', value: <PersonLink resource="doctors" person={payment.doctor} /> }]
        : []),
      { label: SUBJECTS[payment.purpose], value: <Subject payment={payment} /> },
      { label: 'Started', value: <Moment at={payment.createdAt} /> },
      { label: 'Paid', value: <Moment at={payment.paidAt} /> },
    ]}
  />
);

export const PaymentShow = () => (
  <ShowPage<PaymentDto> title="Payment">
    {(payment) => (
      <Page
        title={`Payment of ${formatRupees(payment.amount)}`}
        note={<StatusChip status={payment.status} />}
      >
        <Stack sx={{ gap: 2 }}>
          <PaymentDetails payment={payment} />
          <Disputes payment={payment} />
          <Refunds payment={payment} />
          <PaymentActions payment={payment} />
          <RecordHistory recordId={payment.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
