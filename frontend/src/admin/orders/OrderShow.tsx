import { Alert, Link, Stack } from '@mui/material';
import type { OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { formatRupees } from '../../common/format/format';
import { History } from '../common/records/History';
import { Page } from '../shell/Page';
import { PdfLink } from '../fields/PdfLink';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PatientLink } from '../fields/PatientLink';
import { RecordLink } from '../fields/RecordLink';
import { Refund } from '../payments/Refund';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { telephoneLink } from '../../hospital/useHospital';
import { paidOf } from '../../orders/orderMoney';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { namesToCheck, patientOf } from './orderFacts';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminOrder } from '../../messages/admin/orders';

const CANCELLED_BY = { buyer: tAdminOrder('theBuyer'), hospital: tAdminCommon('hospital') };

function OrderDetails({ order }: { order: OrderDto }) {
  const { buyer, cancellation } = order;
  return (
    <Details
      items={[
        {
          label: tAdminOrder('buyer'),
          value: (
            <PatientLink
              person={patientOf(order)}
              holder={order.heldBy}
              none={tAdminOrder('guestBuyer', { buyerName: buyer.name })}
            />
          ),
        },
        {
          label: tAdminCommon('address'),
          value: <span style={{ whiteSpace: 'pre-line' }}>{buyer.address}</span>,
        },
        {
          label: tAdminCommon('phone'),
          value: <Link href={telephoneLink(buyer.phone)}>{buyer.phone}</Link>,
        },
        { label: tAdminCommon('email'), value: <Link href={`mailto:${buyer.email}`}>{buyer.email}</Link> },
        {
          label: tAdminCommon('paid'),
          value: (
            <RecordLink resource="payments" id={order.paymentId}>
              {formatRupees(paidOf(order))}
            </RecordLink>
          ),
        },
        { label: tAdminCommon('refund'), value: <Refund refund={order.refund} /> },
        ...(cancellation
          ? [
              {
                label: tAdminCommon('cancelledBy'),
                value: `${CANCELLED_BY[cancellation.by]}. ${cancellation.msg}`,
              },
            ]
          : []),
      ]}
    />
  );
}

const PrescriptionAlert = ({ names }: { names: string[] }) =>
  names.length > 0 && (
    <Alert severity="warning" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      {tAdminOrder('checkBeforePacking', { names: names.join(', ') })}
    </Alert>
  );

export const OrderShow = () => (
  <ShowPage<OrderDto> title={tAdminCommon('order')}>
    {(order) => (
      <Page
        title={tAdminOrder('orderNumber', { orderNumber: order.number })}
        note={<StatusChip status={order.status} />}
        actions={<PdfLink href={order.receiptUrl} label={tAdminCommon('receipt')} />}
      >
        <Stack sx={{ gap: 2 }}>
          <PrescriptionAlert names={namesToCheck(order)} />
          <OrderItems order={order} />
          <OrderDetails order={order} />
          <History steps={order.history} />
          <OrderActions order={order} />
          <RecordHistory recordId={order.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
