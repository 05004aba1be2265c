import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import SampleIcon from '@mui/icons-material/BloodtypeOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import { Button } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { LAB_BOOKING_STATUSES, type LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatDate, formatRupees } from '../../common/format/format';
import { windowText } from '../../lab/labBookingView';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink, RecordLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { PLACES } from './bookingFacts';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(LAB_BOOKING_STATUSES)}
    emptyText="Any"
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label="Booked by" />,
  ...dayRange('date'),
];

const BULK: Bulk<LabBookingDto> = {
  nouns: { one: 'lab booking', other: 'lab bookings' },
  nameOf: ({ labTest, fullName }) => `${labTest.testName} of ${fullName}`,
  actions: [
    {
      action: 'confirm',
      label: 'Confirm',
      icon: <CheckIcon />,
      consequence: 'The patients are told that the lab expects them.',
    },
    {
      action: 'collect',
      label: 'Sample collected',
      icon: <SampleIcon />,
      consequence:
        'What is paid at collection counts as paid. Only confirmed ones have their sample collected.',
    },
    {
      action: 'cancel',
      label: 'Cancel',
      icon: <CancelIcon />,
      destructive: true,
      consequence: 'What was paid by card goes back, and the patients get a mail.',
    },
  ],
};

export const LabBookingList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Earliest date first', field: 'date', order: 'ASC' },
      { label: 'Latest date first', field: 'date', order: 'DESC' },
    ]}
    search="Person or lab test"
    action={
      <Button component={Link} to="/admin/lab-bookings/route" variant="outlined" startIcon={<RouteIcon />}>
        Collection route
      </Button>
    }
    filters={FILTERS}
    empty="No lab bookings yet. They appear here once a patient has booked a test."
  >
    <Records<LabBookingDto> bulk={BULK}>
      <DataTable.Col<LabBookingDto> label="Person" render={({ fullName }) => fullName} />
      <DataTable.Col<LabBookingDto>
        label="Lab test"
        render={({ labTest }) => (
          <RecordLink resource="lab-tests" id={labTest._id}>
            {labTest.testName}
          </RecordLink>
        )}
      />
      <DataTable.Col<LabBookingDto>
        label="Booked by"
        render={({ patient }) => <PersonLink resource="patients" person={patient} />}
      />
      <DataTable.Col<LabBookingDto> source="date" label="Date" render={({ date }) => formatDate(date)} />
      <DataTable.Col<LabBookingDto>
        label="Time"
        render={({ window }) => (window ? windowText(window) : '–')}
      />
      <DataTable.Col<LabBookingDto> label="Where" render={({ place }) => PLACES[place]} />
      <DataTable.Col<LabBookingDto> label="State" render={({ status }) => <StatusChip status={status} />} />
      <DataTable.Col<LabBookingDto>
        label="Price"
        align="right"
        render={({ price, paid }) => `${formatRupees(price)}${paid ? ', paid' : ''}`}
      />
    </Records>
  </ListPage>
);
