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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPayment } from '../../messages/admin/payments';

/** The subject of the payment, as a link once it exists. */
function Subject({ payment }: { payment: PaymentDto }) {
  const { appointmentId, orderId, labBookingId } = payment;
  if (appointmentId)
    return (
      <RecordLink resource="appointments" id={appointmentId}>
        {tAdminCommon('openAppointment')}
      </RecordLink>
    );
  if (orderId)
    return (
      <RecordLink resource="orders" id={orderId}>
        {tAdminPayment('openOrder')}
      </RecordLink>
    );
  if (labBookingId)
    return (
      <RecordLink resource="lab-bookings" id={labBookingId}>
        {tAdminPayment('openLabBooking')}
      </RecordLink>
    );
  return <>{tAdminPayment('nothingBooked')}</>;
}

const itemsText = ({ items }: PaymentDto) =>
  items
    .map(({ name, price, quantity }) => tAdminPayment('item', { quantity, name, price: formatRupees(price) }))
    .join(', ');

const PaymentDetails = ({ payment }: { payment: PaymentDto }) => (
  <Details
    items={[
      {
        label: tAdminPayment('payer'),
        value: (
          <PersonLink
            resource="patients"
            person={payment.patient}
            none={tAdminPayment('guestPayer', { payerName: payment.payer.name })}
          />
        ),
      },
      { label: tAdminCommon('email'), value: payment.payer.email },
      { label: tAdminPayment('how'), value: capitalize(methodText(payment.method)) },
      { label: tAdminCommon('for'), value: itemsText(payment) || '–' },
      ...(payment.doctor
        ? [
            {
              label: tAdminCommon('doctor'),
              value: <PersonLink resource="doctors" person={payment.doctor} />,
            },
          ]
        : []),
      { label: tAdminCommon(payment.purpose), value: <Subject payment={payment} /> },
      { label: tAdminPayment('started'), value: <Moment at={payment.createdAt} /> },
      { label: tAdminCommon('paid'), value: <Moment at={payment.paidAt} /> },
    ]}
  />
);

export const PaymentShow = () => (
  <ShowPage<PaymentDto> title={tAdminPayment('payment')}>
    {(payment) => (
      <Page
        title={tAdminPayment('paymentTitle', { amount: formatRupees(payment.amount) })}
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
