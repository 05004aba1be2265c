import { DataTable, SelectInput } from 'react-admin';
import { WAITLIST_STATUSES, type WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { whomText, preferenceText } from '../../waitlist/waitlistView';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Records } from '../common/lists/Records';
import { Moment } from '../fields/Moment';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { PersonFilter } from '../users/PersonFilter';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminWaitlist } from '../../messages/admin/waitlist';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(WAITLIST_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={tAdminCommon('doctor')} />,
  <SelectInput
    key="speciality"
    source="speciality"
    label={tAdminCommon('speciality')}
    choices={SPECIALITIES.map((id) => ({ id, name: id }))}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminCommon('patient')} />,
];

/** The waiting list with doctors and positions. */
export const WaitlistList = () => (
  <ListPage sorts={[OLDEST_FIRST, NEWEST_FIRST]} filters={FILTERS} empty={tAdminWaitlist('waitlistEmpty')}>
    <Records<WaitlistEntry>>
      <DataTable.Col<WaitlistEntry>
        label={tAdminCommon('patient')}
        render={({ patientName }) => patientName}
      />
      <DataTable.Col<WaitlistEntry> label={tAdminWaitlist('waitsFor')} render={whomText} />
      <DataTable.Col<WaitlistEntry> label={tAdminCommon('when')} render={preferenceText} />
      <DataTable.Col<WaitlistEntry>
        label={tAdminCommon('place')}
        align="right"
        render={({ place }) => place ?? '–'}
      />
      <DataTable.Col<WaitlistEntry>
        label={tAdminCommon('asked')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<WaitlistEntry>
        label={tAdminCommon('state')}
        render={({ status }) => <StatusChip status={status} />}
      />
    </Records>
  </ListPage>
);
