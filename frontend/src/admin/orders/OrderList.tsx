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
import { PatientLink } from '../fields/PatientLink';
import { quickly, todayBy } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { boxesOf, boxesText, patientOf } from './orderFacts';
import { adminCommonWords } from '../../words/admin/common';
import { adminOrderWords } from '../../words/admin/orders';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={stateChoices(ORDER_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={adminOrderWords.buyer} />,
  ...dayRange('createdAt', adminOrderWords.placed),
];

const BULK: Bulk<OrderDto> = {
  nouns: adminOrderWords.orders,
  nameOf: ({ number }) => number,
  actions: [
    {
      action: 'pack',
      label: adminOrderWords.markAsPacked,
      icon: <PackedIcon />,
      consequence: adminOrderWords.bulkPackText,
    },
    {
      action: 'ship',
      label: adminOrderWords.markAsShipped,
      icon: <ShipIcon />,
      consequence: adminOrderWords.bulkShipText,
    },
    {
      action: 'deliver',
      label: adminOrderWords.markAsDelivered,
      icon: <DeliverIcon />,
      consequence: adminOrderWords.bulkDeliverText,
    },
    {
      action: 'cancel',
      label: adminCommonWords.cancel,
      icon: <CancelIcon />,
      destructive: true,
      consequence: adminOrderWords.bulkCancelText,
    },
  ],
};

const QUICK = [
  todayBy('createdAt'),
  quickly(adminOrderWords.toPack, { status: 'placed' }),
  quickly(adminOrderWords.toShip, { status: 'packed' }),
];

export const OrderList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={adminOrderWords.searchHint}
    filters={FILTERS}
    quick={QUICK}
    empty={adminOrderWords.listEmpty}
  >
    <Records<OrderDto> bulk={BULK}>
      <DataTable.Col<OrderDto> label={adminCommonWords.number} render={({ number }) => number} />
      <DataTable.Col<OrderDto>
        label={adminOrderWords.buyer}
        render={(order) => (
          <PatientLink
            person={patientOf(order)}
            holder={order.heldBy}
            none={adminOrderWords.guestBuyer(order.buyer.name)}
          />
        )}
      />
      <DataTable.Col<OrderDto>
        label={adminCommonWords.medicines}
        render={(order) => boxesText(boxesOf(order))}
      />
      <DataTable.Col<OrderDto>
        label={adminCommonWords.state}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<OrderDto>
        source="id"
        label={adminOrderWords.placed}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<OrderDto>
        label={adminOrderWords.total}
        align="right"
        render={({ total }) => formatRupees(total)}
      />
    </Records>
  </ListPage>
);
