import { DataTable } from 'react-admin';
import type { User } from '../../../../openapi/contract/people/accounts.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from '../users/accountSteps';

const BULK: Bulk<User> = {
  nouns: ['patient', 'patients'],
  nameOf: ({ fullName }) => fullName,
  actions: ACCOUNT_STEPS,
};

export const PatientList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('Name', 'fullName')]}
    search="Name or email"
    filters={ACCOUNT_FILTERS}
    empty="No patients yet. They appear here once they have registered on the site."
  >
    <Records<User> bulk={BULK}>
      <DataTable.Col<User> source="fullName" label="Name" />
      <DataTable.Col<User> label="Email" render={({ email }) => email} />
      <DataTable.Col<User> label="Mobile" render={({ mobile }) => mobile ?? '–'} />
      <DataTable.Col<User>
        label="State"
        render={({ disabled }) => <StatusChip status={disabled ? 'disabled' : 'enabled'} />}
      />
      <DataTable.Col<User>
        source="id"
        label="Registered"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
