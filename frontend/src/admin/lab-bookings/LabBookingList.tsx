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
import { PatientLink } from '../fields/PatientLink';
import { RecordLink } from '../fields/RecordLink';
import { quickly, todayBy } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { PLACES } from './bookingFacts';
import { adminCommonWords } from '../../words/admin/common';
import { adminLabBookingWords } from '../../words/admin/labBookings';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={stateChoices(LAB_BOOKING_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <PersonFilter
    key="patientId"
    source="patientId"
    reference="patients"
    label={adminLabBookingWords.bookedBy}
  />,
  ...dayRange('date'),
];

const BULK: Bulk<LabBookingDto> = {
  nouns: adminLabBookingWords.labBookings,
  nameOf: ({ labTest, fullName }) => adminLabBookingWords.testOf(labTest.testName, fullName),
  actions: [
    {
      action: 'confirm',
      label: adminLabBookingWords.confirm,
      icon: <CheckIcon />,
      consequence: adminLabBookingWords.bulkConfirmText,
    },
    {
      action: 'collect',
      label: adminLabBookingWords.sampleCollected,
      icon: <SampleIcon />,
      consequence: adminLabBookingWords.bulkCollectText,
    },
    {
      action: 'cancel',
      label: adminCommonWords.cancel,
      icon: <CancelIcon />,
      destructive: true,
      consequence: adminLabBookingWords.bulkCancelText,
    },
  ],
};

const QUICK = [
  todayBy('date'),
  quickly(adminCommonWords.unpaid, { unpaid: true }),
  quickly(adminLabBookingWords.toConfirm, { status: 'requested' }),
];

export const LabBookingList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: adminCommonWords.earliestDateFirst, field: 'date', order: 'ASC' },
      { label: adminCommonWords.latestDateFirst, field: 'date', order: 'DESC' },
    ]}
    search={adminLabBookingWords.personOrLabTest}
    action={
      <Button component={Link} to="/admin/lab-bookings/route" variant="outlined" startIcon={<RouteIcon />}>
        {adminLabBookingWords.collectionRoute}
      </Button>
    }
    filters={FILTERS}
    quick={QUICK}
    empty={adminLabBookingWords.listEmpty}
  >
    <Records<LabBookingDto> bulk={BULK}>
      <DataTable.Col<LabBookingDto> label={adminCommonWords.person} render={({ fullName }) => fullName} />
      <DataTable.Col<LabBookingDto>
        label={adminCommonWords.labTest}
        render={({ labTest }) => (
          <RecordLink resource="lab-tests" id={labTest._id}>
            {labTest.testName}
          </RecordLink>
        )}
      />
      <DataTable.Col<LabBookingDto>
        label={adminLabBookingWords.bookedBy}
        render={({ patient, heldBy }) => <PatientLink person={patient} holder={heldBy} />}
      />
      <DataTable.Col<LabBookingDto>
        source="date"
        label={adminCommonWords.date}
        render={({ date, window }) => (
          <>
            <span style={{ whiteSpace: 'nowrap' }}>{formatDate(date)}</span>{' '}
            {window && <span style={{ whiteSpace: 'nowrap' }}>{windowText(window)}</span>}
          </>
        )}
      />
      <DataTable.Col<LabBookingDto> label={adminCommonWords.where} render={({ place }) => PLACES[place]} />
      <DataTable.Col<LabBookingDto>
        label={adminCommonWords.state}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<LabBookingDto>
        label={adminCommonWords.price}
        align="right"
        render={({ price, paid }) => `${formatRupees(price)}${paid ? ', paid' : ''}`}
      />
    </Records>
  </ListPage>
);
