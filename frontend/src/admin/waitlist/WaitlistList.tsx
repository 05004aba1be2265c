import { DataTable, SelectInput } from 'react-admin';
import { WAITLIST_STATUSES, type WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { whomText, wishText } from '../../waitlist/waitlistView';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Records } from '../common/lists/Records';
import { Moment } from '../fields/Moment';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { PersonFilter } from '../users/PersonFilter';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(WAITLIST_STATUSES)}
    emptyText="Any"
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label="Doctor" />,
  <SelectInput
    key="speciality"
    source="speciality"
    label="Speciality"
    choices={SPECIALITIES.map((id) => ({ id, name: id }))}
    emptyText="Any"
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label="Patient" />,
];

/** Who waits for a free time, with whom and in which order. */
export const WaitlistList = () => (
  <ListPage
    sorts={[OLDEST_FIRST, NEWEST_FIRST]}
    filters={FILTERS}
    empty="Nobody waits. Patients join the list where a doctor has no free time that suits them."
  >
    <Records<WaitlistEntry>>
      <DataTable.Col<WaitlistEntry> label="Patient" render={({ patientName }) => patientName} />
      <DataTable.Col<WaitlistEntry> label="Waits for" render={whomText} />
      <DataTable.Col<WaitlistEntry> label="When" render={wishText} />
      <DataTable.Col<WaitlistEntry> label="Place" align="right" render={({ place }) => place ?? '–'} />
      <DataTable.Col<WaitlistEntry> label="Asked" render={({ createdAt }) => <Moment at={createdAt} />} />
      <DataTable.Col<WaitlistEntry> label="State" render={({ status }) => <StatusChip status={status} />} />
    </Records>
  </ListPage>
);
