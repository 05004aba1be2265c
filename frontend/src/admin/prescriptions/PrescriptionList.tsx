import { SelectInput } from 'react-admin';
import { PRESCRIPTION_STATUSES, type Prescription } from '../../../../openapi/contract/care/prescriptions.js';
import { formatDate } from '../../common/format/format';
import { DayRange } from '../common/lists/DayRange';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink } from '../common/records/RecordLink';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { stateChoices } from '../common/records/format';

const COLUMNS: Column<Prescription>[] = [
  { label: 'Number', render: ({ number }) => number },
  {
    label: 'Patient',
    render: ({ patientId, patientName }) => (
      <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />
    ),
  },
  {
    label: 'Doctor',
    render: ({ doctorId, doctorName }) => (
      <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />
    ),
  },
  { label: 'Date', sortBy: 'date', render: ({ date }) => formatDate(date) },
  { label: 'Medicines', render: ({ medicines }) => medicines.map(({ name }) => name).join(', ') },
  { label: 'State', render: ({ status }) => <StatusChip status={status} /> },
];

const FILTERS = (
  <>
    <SelectInput
      source="status"
      label="State"
      choices={stateChoices(PRESCRIPTION_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <PersonFilter source="patientId" reference="patients" label="Patient" />
    <PersonFilter source="doctorId" reference="doctors" label="Doctor" />
    <DayRange source="date" />
  </>
);

export const PrescriptionList = () => (
  <ListPage<Prescription>
    title="Prescriptions"
    columns={COLUMNS}
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Latest date first', field: 'date', order: 'DESC' },
      { label: 'Earliest date first', field: 'date', order: 'ASC' },
    ]}
    search="Number, patient or medicine"
    filters={FILTERS}
    empty="No prescriptions yet. Doctors write them for the patients they see."
  />
);
