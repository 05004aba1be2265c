import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { SelectInput } from 'react-admin';
import { LAB_BOOKING_STATUSES, type LabBooking } from '../../../../openapi/contract/lab-bookings.js';
import { formatDate, formatRupees } from '../../common/format';
import type { Bulk } from '../common/BulkBar';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import { PersonLink, RecordLink } from '../common/RecordLink';
import type { Column } from '../common/RecordRows';
import { StatusChip } from '../common/StatusChip';
import { stateChoices } from '../common/format';
import { PLACES } from './bookingFacts';

const COLUMNS: Column<LabBooking>[] = [
  { label: 'Person', render: ({ fullName }) => fullName },
  {
    label: 'Lab test',
    render: ({ labTest }) => (
      <RecordLink resource="lab-tests" id={labTest._id}>
        {labTest.testName}
      </RecordLink>
    ),
  },
  { label: 'Booked by', render: ({ patient }) => <PersonLink resource="patients" person={patient} /> },
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

const BULK: Bulk<LabBooking> = {
  nouns: ['lab booking', 'lab bookings'],
  nameOf: ({ labTest, fullName }) => `${labTest.testName} of ${fullName}`,
  actions: [
    {
      action: 'confirm',
      label: 'Confirm',
      icon: <CheckIcon />,
      consequence: 'The patients are told that the lab expects them.',
    },
  ],
};

export const LabBookingList = () => (
  <ListPage<LabBooking>
    title="Lab bookings"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    filters={FILTERS}
    empty="No lab bookings yet. They appear here once a patient has booked a test."
  />
);
