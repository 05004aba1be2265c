import { DataTable, SelectInput } from 'react-admin';
import {
  PRESCRIPTION_STATUSES,
  type PrescriptionDto,
} from '../../../../openapi/contract/care/prescriptions.js';
import { formatDate } from '../../common/format/format';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(PRESCRIPTION_STATUSES)}
    emptyText="Any"
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label="Patient" />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label="Doctor" />,
  ...dayRange('date'),
];

export const PrescriptionList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Latest date first', field: 'date', order: 'DESC' },
      { label: 'Earliest date first', field: 'date', order: 'ASC' },
    ]}
    search="Number, patient or medicine"
    filters={FILTERS}
    empty="No prescriptions yet. Doctors write them for the patients they see."
  >
    <Records<PrescriptionDto>>
      <DataTable.Col<PrescriptionDto> label="Number" render={({ number }) => number} />
      <DataTable.Col<PrescriptionDto>
        label="Patient"
        render={({ patientId, patientName }) => (
          <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />
        )}
      />
      <DataTable.Col<PrescriptionDto>
        label="Doctor"
        render={({ doctorId, doctorName }) => (
          <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />
        )}
      />
      <DataTable.Col<PrescriptionDto> source="date" label="Date" render={({ date }) => formatDate(date)} />
      <DataTable.Col<PrescriptionDto>
        label="Medicines"
        render={({ medicines }) => medicines.map(({ name }) => name).join(', ')}
      />
      <DataTable.Col<PrescriptionDto> label="State" render={({ status }) => <StatusChip status={status} />} />
    </Records>
  </ListPage>
);
