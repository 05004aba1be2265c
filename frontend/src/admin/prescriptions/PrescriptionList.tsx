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
import { adminCommonWords } from '../../words/admin/common';
import { adminPrescriptionWords } from '../../words/admin/prescriptions';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={stateChoices(PRESCRIPTION_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={adminCommonWords.patient} />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={adminCommonWords.doctor} />,
  ...dayRange('date'),
];

export const PrescriptionList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: adminCommonWords.latestDateFirst, field: 'date', order: 'DESC' },
      { label: adminCommonWords.earliestDateFirst, field: 'date', order: 'ASC' },
    ]}
    search={adminPrescriptionWords.searchHint}
    filters={FILTERS}
    empty={adminPrescriptionWords.listEmpty}
  >
    <Records<PrescriptionDto>>
      <DataTable.Col<PrescriptionDto> label={adminCommonWords.number} render={({ number }) => number} />
      <DataTable.Col<PrescriptionDto>
        label={adminCommonWords.patient}
        render={({ patientId, patientName }) => (
          <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />
        )}
      />
      <DataTable.Col<PrescriptionDto>
        label={adminCommonWords.doctor}
        render={({ doctorId, doctorName }) => (
          <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />
        )}
      />
      <DataTable.Col<PrescriptionDto>
        source="date"
        label={adminCommonWords.date}
        render={({ date }) => formatDate(date)}
      />
      <DataTable.Col<PrescriptionDto>
        label={adminCommonWords.medicines}
        render={({ medicines }) => medicines.map(({ name }) => name).join(', ')}
      />
      <DataTable.Col<PrescriptionDto>
        label={adminCommonWords.state}
        render={({ status }) => <StatusChip status={status} />}
      />
    </Records>
  </ListPage>
);
