import CancelIcon from '@mui/icons-material/CancelOutlined';
import DeliverIcon from '@mui/icons-material/TaskAltOutlined';
import PackedIcon from '@mui/icons-material/Inventory2Outlined';
import ShipIcon from '@mui/icons-material/LocalShippingOutlined';
import { DataTable, SelectInput } from 'react-admin';
import { ORDER_STATUSES, type OrderDto } from '../../../../openapi/contract/shop/orders.js';
import { formatRupees } from '../../common/format/format';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { boxesOf, boxesText, patientOf } from './orderFacts';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(ORDER_STATUSES)}
    emptyText="Any"
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label="Buyer" />,
  ...dayRange('createdAt', 'Placed'),
];

const BULK: Bulk<OrderDto> = {
  nouns: { one: 'order', other: 'orders' },
  nameOf: ({ number }) => number,
  actions: [
    {
      action: 'pack',
      label: 'Mark as packed',
      icon: <PackedIcon />,
      consequence: 'The buyers read that their boxes are packed.',
    },
    {
      action: 'ship',
      label: 'Mark as shipped',
      icon: <ShipIcon />,
      consequence:
        'The buyers get a mail, and they can no longer be cancelled. Only packed ones can be shipped.',
    },
    {
      action: 'deliver',
      label: 'Mark as delivered',
      icon: <DeliverIcon />,
      consequence: 'They are finished, and the buyers get a mail. Only shipped ones can be delivered.',
    },
    {
      action: 'cancel',
      label: 'Cancel',
      icon: <CancelIcon />,
      destructive: true,
      consequence:
        'All of what was paid goes back, and the boxes go back on the shelf. The buyers get a mail.',
    },
  ],
};

export const OrderList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Number, patient or email"
    filters={FILTERS}
    empty="No orders yet. One appears here as soon as somebody has paid for medicines."
  >
    <Records<OrderDto> bulk={BULK}>
      <DataTable.Col<OrderDto> label="Number" render={({ number }) => number} />
      <DataTable.Col<OrderDto>
        label="Buyer"
        render={(order) => (
          <PersonLink resource="patients" person={patientOf(order)} none={`${order.buyer.name} (guest)`} />
        )}
      />
      <DataTable.Col<OrderDto> label="Medicines" render={(order) => boxesText(boxesOf(order))} />
      <DataTable.Col<OrderDto> label="State" render={({ status }) => <StatusChip status={status} />} />
      <DataTable.Col<OrderDto>
        source="id"
        label="Placed"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<OrderDto> label="Total" align="right" render={({ total }) => formatRupees(total)} />
    </Records>
  </ListPage>
);
