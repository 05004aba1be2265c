import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import AddIcon from '@mui/icons-material/Add';
import { Button, Stack } from '@mui/material';
import { DataTable, NullableBooleanInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { missingForCards } from '../../../../openapi/contract/care/card-booking.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { partsText } from '../../availability/cardBooking';
import { DoctorPicture } from '../../users/DoctorPicture';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Records } from '../common/lists/Records';
import { ACCOUNT_STEPS } from '../users/accountSteps';
import { daysText, rupeesText } from '../fields/format';
import { DoctorState } from './DoctorState';

const APPROVALS = [
  { id: 'waiting', name: 'Waiting' },
  { id: 'refused', name: 'Refused' },
];

const FILTERS = [
  <SelectInput
    key="speciality"
    source="speciality"
    label="Speciality"
    choices={SPECIALITIES.map((name) => ({ id: name, name }))}
    emptyText="Any"
  />,
  <SelectInput key="approval" source="approval" label="Approval" choices={APPROVALS} emptyText="Any" />,
  <NullableBooleanInput
    key="published"
    source="published"
    label="In Find a Doctor"
    nullLabel="Any"
    trueLabel="Shown"
    falseLabel="Hidden"
  />,
  <NullableBooleanInput
    key="disabled"
    source="disabled"
    label="Account"
    nullLabel="Any"
    trueLabel="Disabled"
    falseLabel="Enabled"
  />,
];

const BULK: Bulk<UserDto> = {
  nouns: { one: 'doctor', other: 'doctors' },
  nameOf: ({ fullName }) => fullName,
  actions: [
    {
      action: 'publish',
      label: 'Publish',
      icon: <ShowIcon />,
      consequence: 'Patients find them in Find a Doctor and can book a visit.',
    },
    {
      action: 'hide',
      label: 'Hide',
      icon: <HideIcon />,
      consequence: 'Find a Doctor no longer shows them. Visits that are booked stay as they are.',
    },
    ...ACCOUNT_STEPS,
  ],
};

export const DoctorList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      ...alphabetical('Name', 'fullName'),
      { label: 'Lowest fee first', field: 'fee', order: 'ASC' },
      { label: 'Highest fee first', field: 'fee', order: 'DESC' },
    ]}
    search="Name or speciality"
    filters={FILTERS}
    empty="No doctors yet. Add the first one so that patients can book a visit."
    action={
      <Button component={Link} to="/admin/DoctorAdd" variant="contained" startIcon={<AddIcon />}>
        Add Doctor
      </Button>
    }
  >
    <Records<UserDto> bulk={BULK}>
      <DataTable.Col<UserDto>
        source="fullName"
        label="Name"
        render={({ fullName, image }) => (
          <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <DoctorPicture image={image} size={40} />
            {fullName}
          </Stack>
        )}
      />
      <DataTable.Col<UserDto> label="Speciality" render={({ speciality }) => speciality ?? '–'} />
      <DataTable.Col<UserDto> source="fee" label="Fee" align="right" render={({ fee }) => rupeesText(fee)} />
      <DataTable.Col<UserDto> label="Days" render={({ availableDays }) => daysText(availableDays)} />
      <DataTable.Col<UserDto>
        label="Card bookings"
        render={(doctor) => {
          const missing = missingForCards(doctor);
          return missing.length === 0 ? 'Possible' : `Missing: ${partsText(missing)}`;
        }}
      />
      <DataTable.Col<UserDto> label="State" render={(doctor) => <DoctorState doctor={doctor} />} />
    </Records>
  </ListPage>
);
