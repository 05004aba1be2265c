import { Link, Stack } from '@mui/material';
import type { OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { formatRupees } from '../../common/format/format';
import { History } from '../common/records/History';
import { Page } from '../shell/Page';
import { PdfLink } from '../fields/PdfLink';
import { RecordHistory } from '../audit-events/RecordHistory';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Refund } from '../payments/Refund';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { telephoneLink } from '../../hospital/useHospital';
import { OrderActions } from './OrderActions';
import { OrderItems } from './OrderItems';
import { patientOf } from './orderFacts';

const CANCELLED_BY = { buyer: 'The buyer', hospital: 'The hospital' };

function OrderDetails({ order }: { order: OrderDto }) {
  const { buyer, cancellation } = order;
  return (
    <Details
      items={[
        {
          label: 'Buyer',
          value: <PersonLink resource="patients" person={patientOf(order)} none={`${buyer.name} (guest)`} />,
        },
        { label: 'Address', value: <span style={{ whiteSpace: 'pre-line' }}>{buyer.address}</span> },
        { label: 'Phone', value: <Link href={telephoneLink(buyer.phone)}>{buyer.phone}</Link> },
        { label: 'Email', value: <Link href={`mailto:${buyer.email}`}>{buyer.email}</Link> },
        {
          label: 'Paid',
          value: (
            <RecordLink resource="payments" id={order.paymentId}>
              {formatRupees(order.total)}
            </RecordLink>
          ),
        },
        { label: 'Refund', value: <Refund refund={order.refund} /> },
        ...(cancellation
          ? [{ label: 'Cancelled by', value: `${CANCELLED_BY[cancellation.by]}. ${cancellation.msg}` }]
          : []),
      ]}
    />
  );
}

export const OrderShow = () => (
  <ShowPage<OrderDto> title="Order">
    {(order) => (
      <Page
        title={`Order ${order.number}`}
        note={<StatusChip status={order.status} />}
        actions={<PdfLink href={order.receiptUrl} label="Receipt" />}
      >
        <Stack sx={{ gap: 2 }}>
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
