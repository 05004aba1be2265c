import { DataTable } from 'react-admin';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { RegisterWalkInButton } from './RegisterWalkInButton';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from '../users/accountSteps';

const BULK: Bulk<UserDto> = {
  nouns: { one: 'patient', other: 'patients' },
  nameOf: ({ fullName }) => fullName,
  actions: ACCOUNT_STEPS,
};

export const PatientList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('Name', 'fullName')]}
    search="Name, email or phone"
    filters={ACCOUNT_FILTERS}
    action={<RegisterWalkInButton />}
    empty="No patients yet. They appear here once they have registered on the site."
  >
    <Records<UserDto> bulk={BULK}>
      <DataTable.Col<UserDto> source="fullName" label="Name" />
      <DataTable.Col<UserDto> label="Email" render={({ email }) => email ?? '–'} />
      <DataTable.Col<UserDto> label="Mobile" render={({ mobile }) => mobile ?? '–'} />
      <DataTable.Col<UserDto>
        label="State"
        render={({ disabled }) => <StatusChip status={disabled ? 'disabled' : 'enabled'} />}
      />
      <DataTable.Col<UserDto>
        source="id"
        label="Registered"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
