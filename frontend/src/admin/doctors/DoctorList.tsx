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
import { adminCommonWords } from '../../words/admin/common';
import { adminDoctorWords } from '../../words/admin/doctors';

const APPROVALS = [
  { id: 'waiting', name: adminDoctorWords.waiting },
  { id: 'refused', name: adminCommonWords.refused },
];

const FILTERS = [
  <SelectInput
    key="speciality"
    source="speciality"
    label={adminCommonWords.speciality}
    choices={SPECIALITIES.map((name) => ({ id: name, name }))}
    emptyText={adminCommonWords.any}
  />,
  <SelectInput
    key="approval"
    source="approval"
    label={adminDoctorWords.approval}
    choices={APPROVALS}
    emptyText={adminCommonWords.any}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={adminDoctorWords.inFindDoctor}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.shown}
    falseLabel={adminCommonWords.hidden}
  />,
  <NullableBooleanInput
    key="disabled"
    source="disabled"
    label={adminCommonWords.account}
    nullLabel={adminCommonWords.any}
    trueLabel={adminCommonWords.disabled}
    falseLabel={adminCommonWords.enabled}
  />,
];

const BULK: Bulk<UserDto> = {
  nouns: adminDoctorWords.doctors,
  nameOf: ({ fullName }) => fullName,
  actions: [
    {
      action: 'publish',
      label: adminCommonWords.publish,
      icon: <ShowIcon />,
      consequence: adminDoctorWords.bulkShowText,
    },
    {
      action: 'hide',
      label: adminCommonWords.hide,
      icon: <HideIcon />,
      consequence: adminDoctorWords.bulkHideText,
    },
    ...ACCOUNT_STEPS,
  ],
};

export const DoctorList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      ...alphabetical(adminCommonWords.name, 'fullName'),
      { label: adminDoctorWords.lowestFeeFirst, field: 'fee', order: 'ASC' },
      { label: adminDoctorWords.highestFeeFirst, field: 'fee', order: 'DESC' },
    ]}
    search={adminDoctorWords.nameOrSpeciality}
    filters={FILTERS}
    empty={adminDoctorWords.doctorsEmpty}
    action={
      <Button component={Link} to="/admin/DoctorAdd" variant="contained" startIcon={<AddIcon />}>
        {adminCommonWords.addDoctor}
      </Button>
    }
  >
    <Records<UserDto> bulk={BULK}>
      <DataTable.Col<UserDto>
        source="fullName"
        label={adminCommonWords.name}
        render={({ fullName, image }) => (
          <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <DoctorPicture image={image} size={40} />
            {fullName}
          </Stack>
        )}
      />
      <DataTable.Col<UserDto>
        label={adminCommonWords.speciality}
        render={({ speciality }) => speciality ?? '–'}
      />
      <DataTable.Col<UserDto>
        source="fee"
        label={adminDoctorWords.fee}
        align="right"
        render={({ fee }) => rupeesText(fee)}
      />
      <DataTable.Col<UserDto>
        label={adminDoctorWords.days}
        render={({ availableDays }) => daysText(availableDays)}
      />
      <DataTable.Col<UserDto>
        label={adminDoctorWords.cardBookings}
        render={(doctor) => {
          const missing = missingForCards(doctor);
          return missing.length === 0
            ? adminDoctorWords.possible
            : adminDoctorWords.missingParts(partsText(missing));
        }}
      />
      <DataTable.Col<UserDto>
        label={adminCommonWords.state}
        render={(doctor) => <DoctorState doctor={doctor} />}
      />
    </Records>
  </ListPage>
);
