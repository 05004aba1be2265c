import { NullableBooleanInput, TextInput } from 'react-admin';
import type { User } from '../../../../openapi/contract/users.js';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/ListPage';
import type { Column } from '../common/RecordRows';
import { StatusChip } from '../common/StatusChip';

const COLUMNS: Column<User>[] = [
  { label: 'Name', sortBy: 'fullName', render: ({ fullName }) => fullName },
  { label: 'Email', render: ({ email }) => email },
  { label: 'Mobile', render: ({ mobile }) => mobile ?? '–' },
  { label: 'State', render: ({ disabled }) => <StatusChip status={disabled ? 'disabled' : 'enabled'} /> },
];

const FILTERS = (
  <>
    <TextInput source="q" label="Name or email" type="search" helperText={false} />
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

export const PatientList = () => (
  <ListPage<User>
    title="Patients"
    columns={COLUMNS}
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Name, A to Z', field: 'fullName', order: 'ASC' },
      { label: 'Name, Z to A', field: 'fullName', order: 'DESC' },
    ]}
    filters={FILTERS}
    empty="No patients yet. They appear here once they have registered on the site."
  />
);
