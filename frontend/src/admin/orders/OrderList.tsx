import { SelectInput, TextInput } from 'react-admin';
import { ORDER_STATUSES, type Order } from '../../../../openapi/contract/orders.js';
import { formatRupees } from '../../common/format';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import { Moment } from '../common/Moment';
import { PersonLink } from '../common/RecordLink';
import type { Column } from '../common/RecordRows';
import { StatusChip } from '../common/StatusChip';
import { stateChoices } from '../common/format';
import { boxesOf, boxesText, patientOf } from './orderFacts';

const COLUMNS: Column<Order>[] = [
  { label: 'Number', render: ({ number }) => number },
  {
    label: 'Buyer',
    render: (order) => (
      <PersonLink resource="patients" person={patientOf(order)} none={`${order.buyer.name} (guest)`} />
    ),
  },
  { label: 'Medicines', render: (order) => boxesText(boxesOf(order)) },
  { label: 'State', render: ({ status }) => <StatusChip status={status} /> },
  { label: 'Placed', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
  { label: 'Total', align: 'right', render: ({ total }) => formatRupees(total) },
];

const FILTERS = (
  <>
    <TextInput source="q" label="Order number" type="search" helperText={false} />
    <SelectInput
      source="status"
      label="State"
      choices={stateChoices(ORDER_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
  </>
);

export const OrderList = () => (
  <ListPage<Order>
    title="Orders"
    columns={COLUMNS}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    filters={FILTERS}
    empty="No orders yet. One appears here as soon as somebody has paid for medicines."
  />
);
