import { DataTable, SelectInput } from 'react-admin';
import { type Account } from '../../../../openapi/contract/people/accounts.js';
import { USER_TYPES } from '../../../../openapi/contract/people/fields.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { RecordLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { InviteStaffButton } from './StaffSteps';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from './accountSteps';
import { PERSON_PAGES, accountState } from './pages';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

function PersonPage({ account: { id, type, staffRole } }: { account: Account }) {
  const resource = PERSON_PAGES[type];
  if (staffRole) return <>{tAdminUser(`staff.roles.${staffRole}`)}</>;
  return resource ? (
    <RecordLink resource={resource} id={id}>
      {tAdminUser(`roles.${type}`)}
    </RecordLink>
  ) : (
    <>{tAdminUser(`roles.${type}`)}</>
  );
}

const FILTERS = [
  <SelectInput
    key="type"
    source="type"
    label={tAdminUser('role')}
    choices={USER_TYPES.map((id) => ({ id, name: tAdminUser(`roles.${id}`) }))}
    emptyText={tAdminCommon('any')}
  />,
  ...ACCOUNT_FILTERS,
];

const BULK: Bulk<Account> = {
  needs: 'users.edit',
  nouns: (count: number) => tAdminUser('accounts', { count }),
  nameOf: ({ fullName, type }) => `${fullName}, ${type}`,
  actions: ACCOUNT_STEPS,
};

export const UserList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(tAdminCommon('name'), 'fullName')]}
    search={tAdminUser('searchLabel')}
    filters={FILTERS}
    empty={tAdminUser('accountsEmpty')}
    action={<InviteStaffButton />}
  >
    <Records<Account> bulk={BULK}>
      <DataTable.Col<Account> source="fullName" label={tAdminCommon('name')} />
      <DataTable.Col<Account>
        label={tAdminUser('role')}
        render={(account) => <PersonPage account={account} />}
      />
      <DataTable.Col<Account> label={tAdminCommon('email')} render={({ email }) => email} />
      <DataTable.Col<Account> label={tAdminCommon('mobile')} render={({ mobile }) => mobile ?? '–'} />
      <DataTable.Col<Account>
        label={tAdminCommon('state')}
        render={(account) => <StatusChip status={accountState(account)} />}
      />
      <DataTable.Col<Account>
        label={tAdminUser('lastLogin')}
        render={({ lastLoginAt }) => <Moment at={lastLoginAt} none={tAdminUser('never')} />}
      />
      <DataTable.Col<Account>
        source="id"
        label={tAdminUser('registered')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
