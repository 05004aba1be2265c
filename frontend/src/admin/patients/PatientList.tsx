import { DataTable } from 'react-admin';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { quickly, todayBy } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { patientState } from './patientState';
import { RegisterWalkInButton } from './RegisterWalkInButton';
import { ACCOUNT_FILTERS, ACCOUNT_STEPS } from '../users/accountSteps';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

const BULK: Bulk<UserDto> = {
  needs: 'patients.close',
  nouns: (count: number) => tAdminUser('patients', { count }),
  nameOf: ({ fullName }) => fullName,
  actions: ACCOUNT_STEPS,
};

const QUICK = [
  { ...todayBy('createdAt'), label: tAdminUser('newToday') },
  quickly(tAdminUser('needsPasswordAtDesk'), { passwordAsked: true }),
];

export const PatientList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(tAdminCommon('name'), 'fullName')]}
    search={tAdminUser('searchLabel')}
    filters={ACCOUNT_FILTERS}
    quick={QUICK}
    action={<RegisterWalkInButton />}
    empty={tAdminUser('patientsEmpty')}
  >
    <Records<UserDto> bulk={BULK}>
      <DataTable.Col<UserDto> source="fullName" label={tAdminCommon('name')} />
      <DataTable.Col<UserDto>
        label={tAdminCommon('hospitalNumber')}
        render={({ hospitalNumber }) => (hospitalNumber ? formatHospitalNumber(hospitalNumber) : '–')}
      />
      <DataTable.Col<UserDto> label={tAdminCommon('email')} render={({ email }) => email ?? '–'} />
      <DataTable.Col<UserDto> label={tAdminCommon('mobile')} render={({ mobile }) => mobile ?? '–'} />
      <DataTable.Col<UserDto>
        label={tAdminCommon('state')}
        render={(patient) => <StatusChip status={patientState(patient)} />}
      />
      <DataTable.Col<UserDto>
        source="id"
        label={tAdminUser('registered')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
