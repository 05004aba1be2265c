import type { User } from '../../../../openapi/contract/people/accounts.js';
import type { Bulk } from '../common/lists/BulkBar';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from '../users/accountSteps';

const COLUMNS: Column<User>[] = [
  { label: 'Name', sortBy: 'fullName', render: ({ fullName }) => fullName },
  { label: 'Email', render: ({ email }) => email },
  { label: 'Mobile', render: ({ mobile }) => mobile ?? '–' },
  { label: 'State', render: ({ disabled }) => <StatusChip status={disabled ? 'disabled' : 'enabled'} /> },
  { label: 'Registered', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
];

const BULK: Bulk<User> = {
  nouns: ['patient', 'patients'],
  nameOf: ({ fullName }) => fullName,
  actions: ACCOUNT_STEPS,
};

export const PatientList = () => (
  <ListPage<User>
    title="Patients"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('Name', 'fullName')]}
    search="Name or email"
    filters={ACCOUNT_FILTERS}
    empty="No patients yet. They appear here once they have registered on the site."
  />
);
