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
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from './accountSteps';
import { stateChoices, stateText } from '../fields/format';
import { PERSON_PAGES, accountState } from './pages';

function PersonPage({ account: { id, type } }: { account: Account }) {
  const resource = PERSON_PAGES[type];
  return resource ? (
    <RecordLink resource={resource} id={id}>
      {stateText(type)}
    </RecordLink>
  ) : (
    <>{stateText(type)}</>
  );
}

const FILTERS = [
  <SelectInput key="type" source="type" label="Role" choices={stateChoices(USER_TYPES)} emptyText="Any" />,
  ...ACCOUNT_FILTERS,
];

const BULK: Bulk<Account> = {
  nouns: { one: 'account', other: 'accounts' },
  nameOf: ({ fullName, type }) => `${fullName}, ${type}`,
  actions: ACCOUNT_STEPS,
};

export const UserList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('Name', 'fullName')]}
    search="Name, email or phone"
    filters={FILTERS}
    empty="No accounts yet. One appears here as soon as somebody has registered."
  >
    <Records<Account> bulk={BULK}>
      <DataTable.Col<Account> source="fullName" label="Name" />
      <DataTable.Col<Account> label="Role" render={(account) => <PersonPage account={account} />} />
      <DataTable.Col<Account> label="Email" render={({ email }) => email} />
      <DataTable.Col<Account> label="Mobile" render={({ mobile }) => mobile ?? '–'} />
      <DataTable.Col<Account>
        label="State"
        render={(account) => <StatusChip status={accountState(account)} />}
      />
      <DataTable.Col<Account>
        label="Last login"
        render={({ lastLoginAt }) => <Moment at={lastLoginAt} none="Never" />}
      />
      <DataTable.Col<Account>
        source="id"
        label="Registered"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
