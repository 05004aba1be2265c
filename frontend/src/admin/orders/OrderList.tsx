import PackedIcon from '@mui/icons-material/Inventory2Outlined';
import { SelectInput } from 'react-admin';
import { ORDER_STATUSES, type Order } from '../../../../openapi/contract/orders.js';
import { formatRupees } from '../../common/format';
import type { Bulk } from '../common/BulkBar';
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
  <SelectInput
    source="status"
    label="State"
    choices={stateChoices(ORDER_STATUSES)}
    emptyText="Any"
    helperText={false}
  />
);

const BULK: Bulk<Order> = {
  nouns: ['order', 'orders'],
  nameOf: ({ number }) => number,
  actions: [
    {
      action: 'pack',
      label: 'Mark as packed',
      icon: <PackedIcon />,
      consequence: 'The buyers read that their boxes are packed.',
    },
  ],
};

export const OrderList = () => (
  <ListPage<Order>
    title="Orders"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Order number"
    searchHint="HP-2026-7KQ4 or longer"
    filters={FILTERS}
    empty="No orders yet. One appears here as soon as somebody has paid for medicines."
  />
);
