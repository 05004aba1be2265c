import { SelectInput } from 'react-admin';
import { type Account } from '../../../../openapi/contract/people/accounts.js';
import { USER_TYPES } from '../../../../openapi/contract/people/fields.js';
import type { Bulk } from '../common/lists/BulkBar';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import { RecordLink } from '../common/records/RecordLink';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from './accountSteps';
import { stateChoices, stateText } from '../common/records/format';
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

const COLUMNS: Column<Account>[] = [
  { label: 'Name', sortBy: 'fullName', render: ({ fullName }) => fullName },
  { label: 'Role', render: (account) => <PersonPage account={account} /> },
  { label: 'Email', render: ({ email }) => email },
  { label: 'Mobile', render: ({ mobile }) => mobile ?? '–' },
  { label: 'State', render: (account) => <StatusChip status={accountState(account)} /> },
  { label: 'Last login', render: ({ lastLoginAt }) => <Moment at={lastLoginAt} none="Never" /> },
  { label: 'Registered', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
];

const FILTERS = (
  <>
    <SelectInput
      source="type"
      label="Role"
      choices={stateChoices(USER_TYPES)}
      emptyText="Any"
      helperText={false}
    />
    {ACCOUNT_FILTERS}
  </>
);

const BULK: Bulk<Account> = {
  nouns: ['account', 'accounts'],
  nameOf: ({ fullName, type }) => `${fullName}, ${type}`,
  actions: ACCOUNT_STEPS,
};

export const UserList = () => (
  <ListPage<Account>
    title="Users"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('Name', 'fullName')]}
    search="Name or email"
    filters={FILTERS}
    empty="No accounts yet. One appears here as soon as somebody has registered."
  />
);
