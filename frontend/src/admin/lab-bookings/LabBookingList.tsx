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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(LAB_BOOKING_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter
    key="patientId"
    source="patientId"
    reference="patients"
    label={tAdminLabBooking('bookedBy')}
  />,
  ...dayRange('date'),
];

const BULK: Bulk<LabBookingDto> = {
  needs: 'lab-bookings.edit',
  nouns: (count: number) => tAdminLabBooking('labBookings', { count }),
  nameOf: ({ labTest, fullName }) => tAdminLabBooking('testOf', { testName: labTest.testName, fullName }),
  actions: [
    {
      action: 'confirm',
      label: tAdminLabBooking('confirm'),
      icon: <CheckIcon />,
      consequence: tAdminLabBooking('bulkConfirmText'),
    },
    {
      needs: 'lab-bookings.collect',
      action: 'collect',
      label: tAdminLabBooking('sampleCollected'),
      icon: <SampleIcon />,
      consequence: tAdminLabBooking('bulkCollectText'),
    },
    {
      needs: 'lab-bookings.cancel',
      action: 'cancel',
      label: tAdminCommon('cancel'),
      icon: <CancelIcon />,
      destructive: true,
      consequence: tAdminLabBooking('bulkCancelText'),
    },
  ],
};

const QUICK = [
  todayBy('date'),
  quickly(tAdminCommon('unpaid'), { unpaid: true }),
  quickly(tAdminLabBooking('toConfirm'), { status: 'requested' }),
  quickly(tAdminLabBooking('entered.filter'), { entered: 'awaitingRelease' }),
  quickly(tAdminLabBooking('entered.returnedFilter'), { entered: 'sentBack' }),
  quickly(tAdminLabBooking('samples.filter'), { status: 'sampleRejected' }),
  quickly(tAdminLabBooking('critical.filter'), { critical: true }),
];

export const LabBookingList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: tAdminCommon('earliestDateFirst'), field: 'date', order: 'ASC' },
      { label: tAdminCommon('latestDateFirst'), field: 'date', order: 'DESC' },
    ]}
    search={tAdminLabBooking('personOrLabTest')}
    action={
      <Button component={Link} to="/admin/lab-bookings/route" variant="outlined" startIcon={<RouteIcon />}>
        {tAdminLabBooking('collectionRoute')}
      </Button>
    }
    filters={FILTERS}
    quick={QUICK}
    empty={tAdminLabBooking('listEmpty')}
  >
    <Records<LabBookingDto> bulk={BULK}>
      <DataTable.Col<LabBookingDto> label={tAdminCommon('person')} render={({ fullName }) => fullName} />
      <DataTable.Col<LabBookingDto>
        label={tAdminCommon('labTest')}
        render={({ labTest }) => (
          <RecordLink resource="lab-tests" id={labTest._id}>
            {labTest.testName}
          </RecordLink>
        )}
      />
      <DataTable.Col<LabBookingDto>
        label={tAdminLabBooking('bookedBy')}
        render={({ patient, heldBy }) => <PatientLink person={patient} holder={heldBy} />}
      />
      <DataTable.Col<LabBookingDto>
        source="date"
        label={tAdminCommon('date')}
        render={({ date, window }) => (
          <>
            <span style={{ whiteSpace: 'nowrap' }}>{formatDate(date)}</span>{' '}
            {window && <span style={{ whiteSpace: 'nowrap' }}>{windowText(window)}</span>}
          </>
        )}
      />
      <DataTable.Col<LabBookingDto> label={tAdminCommon('where')} render={({ place }) => PLACES[place]} />
      <DataTable.Col<LabBookingDto>
        label={tAdminCommon('state')}
        render={({ status, critical, entered }) => (
          <>
            <StatusChip status={status} />
            {entered && (
              <>
                {' '}
                <StatusChip
                  status="pending"
                  label={
                    entered.returned
                      ? tAdminLabBooking('entered.returnedFilter')
                      : tAdminLabBooking('entered.filter')
                  }
                />
              </>
            )}
            {critical && !critical.acknowledged && (
              <>
                {' '}
                <StatusChip status="failed" label={tAdminLabBooking('critical.chip')} />
              </>
            )}
          </>
        )}
      />
      <DataTable.Col<LabBookingDto>
        label={tAdminCommon('price')}
        align="right"
        render={({ price, paid }) =>
          paid ? tAdminLabBooking('pricePaid', { price: formatRupees(price) }) : formatRupees(price)
        }
      />
    </Records>
  </ListPage>
);
