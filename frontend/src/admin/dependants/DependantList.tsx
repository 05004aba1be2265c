import { DataTable, NullableBooleanInput } from 'react-admin';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { birthText } from '../../family/familyView';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { PersonLink } from '../fields/RecordLink';
import { PersonFilter } from '../users/PersonFilter';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDependant } from '../../messages/admin/people/dependants';
import { RELATIONSHIP_NAMES } from '../../family/relationships';

const FILTERS = [
  <NullableBooleanInput
    key="ofAge"
    source="ofAge"
    label={tAdminDependant('age')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminDependant('cameOfAge')}
    falseLabel={tAdminDependant('minors')}
  />,
  <PersonFilter
    key="holderId"
    source="holderId"
    reference="patients"
    label={tAdminDependant('lookedAfterBy')}
  />,
];

/** Patients without a login and their guardians; a filter shows those who came of age. */
export function DependantList() {
  const { timeZone } = useHospital();
  return (
    <ListPage
      sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(tAdminCommon('name'), 'fullName')]}
      search={tAdminDependant('name')}
      filters={FILTERS}
      empty={tAdminDependant('listEmpty')}
    >
      <Records<Dependant>>
        <DataTable.Col<Dependant> source="fullName" label={tAdminCommon('name')} />
        <DataTable.Col<Dependant>
          label={tAdminCommon('hospitalNumber')}
          render={({ hospitalNumber }) => (hospitalNumber ? formatHospitalNumber(hospitalNumber) : '–')}
        />
        <DataTable.Col<Dependant>
          source="dob"
          label={tAdminCommon('dateOfBirth')}
          render={({ dob }) => birthText(dob, timeZone) ?? '–'}
        />
        <DataTable.Col<Dependant>
          label={tAdminDependant('cameOfAge')}
          render={({ ofAge }) => (ofAge ? tAdminCommon('yes') : tAdminCommon('no'))}
        />
        <DataTable.Col<Dependant>
          label={tAdminDependant('lookedAfterBy')}
          render={({ holder }) => <PersonLink resource="patients" person={holder} />}
        />
        <DataTable.Col<Dependant>
          label={tAdminDependant('relationship')}
          render={({ relationship }) => RELATIONSHIP_NAMES[relationship]}
        />
        <DataTable.Col<Dependant>
          label={tAdminDependant('invitation')}
          render={({ invitation }) =>
            invitation
              ? tAdminDependant('invitedUntil', { until: formatInstant(invitation.expiresAt, timeZone) })
              : '–'
          }
        />
      </Records>
    </ListPage>
  );
}
