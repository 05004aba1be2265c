import AddIcon from '@mui/icons-material/Add';
import { Button, Stack } from '@mui/material';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { SPECIALITIES, type User } from '../../../../openapi/contract/users.js';
import { DoctorPicture } from '../../users/DoctorPicture';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import type { Column } from '../common/RecordRows';
import { StatusChip } from '../common/StatusChip';
import { daysText, rupeesText } from '../common/format';

const COLUMNS: Column<User>[] = [
  {
    label: 'Name',
    sortBy: 'fullName',
    render: ({ fullName, image }) => (
      <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <DoctorPicture image={image} size={40} />
        {fullName}
      </Stack>
    ),
  },
  { label: 'Speciality', render: ({ speciality }) => speciality ?? '–' },
  { label: 'Fee', sortBy: 'fee', align: 'right', render: ({ fee }) => rupeesText(fee) },
  { label: 'Days', render: ({ availableDays }) => daysText(availableDays) },
  {
    label: 'State',
    render: ({ published, disabled }) => {
      if (disabled) return <StatusChip status="disabled" />;
      return <StatusChip status={published ? 'published' : 'hidden'} />;
    },
  },
];

const FILTERS = (
  <>
    <TextInput source="q" label="Name or speciality" type="search" helperText={false} />
    <SelectInput
      source="speciality"
      label="Speciality"
      choices={SPECIALITIES.map((name) => ({ id: name, name }))}
      emptyText="Any"
      helperText={false}
    />
    <NullableBooleanInput
      source="published"
      label="In Find a Doctor"
      nullLabel="Any"
      trueLabel="Shown"
      falseLabel="Hidden"
      helperText={false}
    />
    <NullableBooleanInput
      source="disabled"
      label="Account"
      nullLabel="Any"
      trueLabel="Disabled"
      falseLabel="Enabled"
      helperText={false}
    />
  </>
);

export const DoctorList = () => (
  <ListPage<User>
    title="Doctors"
    columns={COLUMNS}
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Name, A to Z', field: 'fullName', order: 'ASC' },
      { label: 'Name, Z to A', field: 'fullName', order: 'DESC' },
      { label: 'Lowest fee first', field: 'fee', order: 'ASC' },
      { label: 'Highest fee first', field: 'fee', order: 'DESC' },
    ]}
    filters={FILTERS}
    empty="No doctors yet. Add the first one so that patients can book a visit."
    action={
      <Button component={Link} to="/admin/DoctorAdd" variant="contained" startIcon={<AddIcon />}>
        Add Doctor
      </Button>
    }
  />
);
