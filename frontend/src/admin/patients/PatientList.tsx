import { DataTable } from 'react-admin';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { quickly, todayBy } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { RegisterWalkInButton } from './RegisterWalkInButton';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from '../users/accountSteps';
import { adminCommonWords } from '../../words/admin/common';
import { adminUserWords } from '../../words/admin/users';

const BULK: Bulk<UserDto> = {
  nouns: adminUserWords.patients,
  nameOf: ({ fullName }) => fullName,
  actions: ACCOUNT_STEPS,
};

const QUICK = [
  { ...todayBy('createdAt'), label: adminUserWords.newToday },
  quickly(adminUserWords.needsPasswordAtDesk, { passwordAsked: true }),
];

export const PatientList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(adminCommonWords.name, 'fullName')]}
    search={adminUserWords.nameEmailOrPhone}
    filters={ACCOUNT_FILTERS}
    quick={QUICK}
    action={<RegisterWalkInButton />}
    empty={adminUserWords.patientsEmpty}
  >
    <Records<UserDto> bulk={BULK}>
      <DataTable.Col<UserDto> source="fullName" label={adminCommonWords.name} />
      <DataTable.Col<UserDto> label={adminCommonWords.email} render={({ email }) => email ?? '–'} />
      <DataTable.Col<UserDto> label={adminCommonWords.mobile} render={({ mobile }) => mobile ?? '–'} />
      <DataTable.Col<UserDto>
        label={adminCommonWords.state}
        render={({ disabled }) => <StatusChip status={disabled ? 'disabled' : 'enabled'} />}
      />
      <DataTable.Col<UserDto>
        source="id"
        label={adminUserWords.registered}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
