import { SelectInput } from 'react-admin';
import { LAB_BOOKING_STATUSES, type LabBooking } from '../../../../openapi/contract/lab-bookings.js';
import { formatDate, formatRupees } from '../../common/format';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import type { Column } from '../common/RecordRows';
import { StatusChip } from '../common/StatusChip';
import { stateChoices } from '../common/format';
import { PLACES } from './bookingFacts';

const COLUMNS: Column<LabBooking>[] = [
  { label: 'Lab test', render: ({ labTest }) => labTest.testName },
  { label: 'Person', render: ({ fullName }) => fullName },
  { label: 'Date', render: ({ date }) => formatDate(date) },
  { label: 'Where', render: ({ place }) => PLACES[place] },
  { label: 'State', render: ({ status }) => <StatusChip status={status} /> },
  {
    label: 'Price',
    align: 'right',
    render: ({ price, paid }) => `${formatRupees(price)}${paid ? ', paid' : ''}`,
  },
];

const FILTERS = (
  <SelectInput
    source="status"
    label="State"
    choices={stateChoices(LAB_BOOKING_STATUSES)}
    emptyText="Any"
    helperText={false}
  />
);

export const LabBookingList = () => (
  <ListPage<LabBooking>
    title="Lab bookings"
    columns={COLUMNS}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    filters={FILTERS}
    empty="No lab bookings yet. They appear here once a patient has booked a test."
  />
);
