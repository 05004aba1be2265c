import { DataTable, NullableBooleanInput } from 'react-admin';
import type { Dependant } from '../../../../openapi/contract/people/dependants.js';
import { birthText } from '../../family/familyView';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { PersonLink } from '../fields/RecordLink';
import { PersonFilter } from '../users/PersonFilter';
import { adminCommonWords } from '../../words/admin/common';
import { adminDependantWords } from '../../words/admin/dependants';
import { RELATIONSHIP_NAMES } from '../../family/relationships';

const FILTERS = [
  <NullableBooleanInput
    key="ofAge"
    source="ofAge"
    label={adminDependantWords.age}
    nullLabel={adminCommonWords.any}
    trueLabel={adminDependantWords.cameOfAge}
    falseLabel={adminDependantWords.minors}
  />,
  <PersonFilter
    key="holderId"
    source="holderId"
    reference="patients"
    label={adminDependantWords.lookedAfterBy}
  />,
];

/** Patients without a login and who looks after them; those who came of age are one choice away. */
export function DependantList() {
  const { timeZone } = useHospital();
  return (
    <ListPage
      sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(adminCommonWords.name, 'fullName')]}
      search={adminDependantWords.name}
      filters={FILTERS}
      empty={adminDependantWords.listEmpty}
    >
      <Records<Dependant>>
        <DataTable.Col<Dependant> source="fullName" label={adminCommonWords.name} />
        <DataTable.Col<Dependant>
          source="dob"
          label={adminCommonWords.dateOfBirth}
          render={({ dob }) => birthText(dob, timeZone) ?? '–'}
        />
        <DataTable.Col<Dependant>
          label={adminDependantWords.cameOfAge}
          render={({ ofAge }) => (ofAge ? adminCommonWords.yes : adminCommonWords.no)}
        />
        <DataTable.Col<Dependant>
          label={adminDependantWords.lookedAfterBy}
          render={({ holder }) => <PersonLink resource="patients" person={holder} />}
        />
        <DataTable.Col<Dependant>
          label={adminDependantWords.relationship}
          render={({ relationship }) => RELATIONSHIP_NAMES[relationship]}
        />
        <DataTable.Col<Dependant>
          label={adminDependantWords.invitation}
          render={({ invitation }) =>
            invitation ? adminDependantWords.invitedUntil(formatInstant(invitation.expiresAt, timeZone)) : '–'
          }
        />
      </Records>
    </ListPage>
  );
}
