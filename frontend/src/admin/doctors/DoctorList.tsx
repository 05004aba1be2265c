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
import { Allowed } from '../steps/Allowed';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const APPROVALS = [
  { id: 'waiting', name: tAdminDoctor('waiting') },
  { id: 'refused', name: tAdminCommon('refused') },
];

const FILTERS = [
  <SelectInput
    key="speciality"
    source="speciality"
    label={tAdminCommon('speciality')}
    choices={SPECIALITIES.map((name) => ({ id: name, name }))}
    emptyText={tAdminCommon('any')}
  />,
  <SelectInput
    key="approval"
    source="approval"
    label={tAdminDoctor('approval')}
    choices={APPROVALS}
    emptyText={tAdminCommon('any')}
  />,
  <NullableBooleanInput
    key="published"
    source="published"
    label={tAdminDoctor('inFindDoctor')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('shown')}
    falseLabel={tAdminCommon('hidden')}
  />,
  <NullableBooleanInput
    key="disabled"
    source="disabled"
    label={tAdminCommon('account')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminCommon('disabled')}
    falseLabel={tAdminCommon('enabled')}
  />,
];

const BULK: Bulk<UserDto> = {
  needs: 'doctors.edit',
  nouns: (count: number) => tAdminDoctor('doctors', { count }),
  nameOf: ({ fullName }) => fullName,
  actions: [
    {
      action: 'publish',
      label: tAdminCommon('publish'),
      icon: <ShowIcon />,
      consequence: tAdminDoctor('bulkShowText'),
    },
    {
      action: 'hide',
      label: tAdminCommon('hide'),
      icon: <HideIcon />,
      consequence: tAdminDoctor('bulkHideText'),
    },
    ...ACCOUNT_STEPS,
  ],
};

export const DoctorList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      ...alphabetical(tAdminCommon('name'), 'fullName'),
      { label: tAdminDoctor('lowestFeeFirst'), field: 'fee', order: 'ASC' },
      { label: tAdminDoctor('highestFeeFirst'), field: 'fee', order: 'DESC' },
    ]}
    search={tAdminDoctor('nameOrSpeciality')}
    filters={FILTERS}
    empty={tAdminDoctor('doctorsEmpty')}
    action={
      <Allowed to="doctors.create">
        <Button component={Link} to="/admin/DoctorAdd" variant="contained" startIcon={<AddIcon />}>
          {tAdminCommon('addDoctor')}
        </Button>
      </Allowed>
    }
  >
    <Records<UserDto> bulk={BULK}>
      <DataTable.Col<UserDto>
        source="fullName"
        label={tAdminCommon('name')}
        render={({ fullName, image }) => (
          <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <DoctorPicture image={image} size={40} />
            {fullName}
          </Stack>
        )}
      />
      <DataTable.Col<UserDto>
        label={tAdminCommon('speciality')}
        render={({ speciality }) => speciality ?? '–'}
      />
      <DataTable.Col<UserDto>
        source="fee"
        label={tAdminDoctor('fee')}
        align="right"
        render={({ fee }) => rupeesText(fee)}
      />
      <DataTable.Col<UserDto>
        label={tAdminDoctor('days')}
        render={({ availableDays }) => daysText(availableDays)}
      />
      <DataTable.Col<UserDto>
        label={tAdminDoctor('cardBookings')}
        render={(doctor) => {
          const missing = missingForCards(doctor);
          return missing.length === 0
            ? tAdminDoctor('possible')
            : tAdminDoctor('missingParts', { parts: partsText(missing) });
        }}
      />
      <DataTable.Col<UserDto>
        label={tAdminCommon('state')}
        render={(doctor) => <DoctorState doctor={doctor} />}
      />
      <DataTable.Col<UserDto>
        label={tAdminDoctor('prescribing')}
        render={({ registrationNumber, registrationVerified }) => {
          if (registrationVerified) return tAdminDoctor('possible');
          return registrationNumber
            ? tAdminDoctor('registrationToVerify')
            : tAdminDoctor('registrationMissing');
        }}
      />
    </Records>
  </ListPage>
);
