import CancelIcon from '@mui/icons-material/CancelOutlined';
import DeliverIcon from '@mui/icons-material/TaskAltOutlined';
import PackedIcon from '@mui/icons-material/Inventory2Outlined';
import ShipIcon from '@mui/icons-material/LocalShippingOutlined';
import { Box, Typography } from '@mui/material';
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
import { boxesOf, boxesText, namesToCheck, patientOf } from './orderFacts';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminOrder } from '../../messages/admin/orders';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(ORDER_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminOrder('buyer')} />,
  ...dayRange('createdAt', tAdminOrder('placed')),
];

const BULK: Bulk<OrderDto> = {
  needs: 'orders.edit',
  nouns: (count: number) => tAdminOrder('orders', { count }),
  nameOf: ({ number }) => number,
  actions: [
    {
      action: 'pack',
      label: tAdminOrder('markAsPacked'),
      icon: <PackedIcon />,
      consequence: tAdminOrder('bulkPackText'),
    },
    {
      action: 'ship',
      label: tAdminOrder('markAsShipped'),
      icon: <ShipIcon />,
      consequence: tAdminOrder('bulkShipText'),
    },
    {
      action: 'deliver',
      label: tAdminOrder('markAsDelivered'),
      icon: <DeliverIcon />,
      consequence: tAdminOrder('bulkDeliverText'),
    },
    {
      action: 'cancel',
      label: tAdminCommon('cancel'),
      icon: <CancelIcon />,
      destructive: true,
      consequence: tAdminOrder('bulkCancelText'),
    },
  ],
};

const QUICK = [
  todayBy('createdAt'),
  quickly(tAdminOrder('toPack'), { status: 'placed' }),
  quickly(tAdminOrder('toShip'), { status: 'packed' }),
];

export const OrderList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={tAdminOrder('searchHint')}
    filters={FILTERS}
    quick={QUICK}
    empty={tAdminOrder('listEmpty')}
  >
    <Records<OrderDto> bulk={BULK}>
      <DataTable.Col<OrderDto> label={tAdminCommon('number')} render={({ number }) => number} />
      <DataTable.Col<OrderDto>
        label={tAdminOrder('buyer')}
        render={(order) => (
          <PatientLink
            person={patientOf(order)}
            holder={order.heldBy}
            none={tAdminOrder('guestBuyer', { buyerName: order.buyer.name })}
          />
        )}
      />
      <DataTable.Col<OrderDto>
        label={tAdminCommon('medicines')}
        render={(order) => boxesText(boxesOf(order))}
      />
      <DataTable.Col<OrderDto>
        label={tAdminCommon('state')}
        render={(order) => (
          <Box>
            <StatusChip status={order.status} />
            {namesToCheck(order).length > 0 && (
              <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
                {tAdminOrder('toCheck')}
              </Typography>
            )}
          </Box>
        )}
      />
      <DataTable.Col<OrderDto>
        source="id"
        label={tAdminOrder('placed')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<OrderDto>
        label={tAdminOrder('total')}
        align="right"
        render={({ total }) => formatRupees(total)}
      />
    </Records>
  </ListPage>
);
