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
import { quickly } from '../common/lists/QuickFilters';
import { tEntryCorrection } from '../../messages/care/entryCorrections';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPrescription } from '../../messages/admin/prescriptions';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(PRESCRIPTION_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminCommon('patient')} />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={tAdminCommon('doctor')} />,
  ...dayRange('date'),
];

const QUICK = [quickly(tEntryCorrection('inErrorChip'), { enteredInError: true })];

export const PrescriptionList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: tAdminCommon('latestDateFirst'), field: 'date', order: 'DESC' },
      { label: tAdminCommon('earliestDateFirst'), field: 'date', order: 'ASC' },
    ]}
    search={tAdminPrescription('searchHint')}
    filters={FILTERS}
    quick={QUICK}
    empty={tAdminPrescription('listEmpty')}
  >
    <Records<PrescriptionDto>>
      <DataTable.Col<PrescriptionDto> label={tAdminCommon('number')} render={({ number }) => number} />
      <DataTable.Col<PrescriptionDto>
        label={tAdminCommon('patient')}
        render={({ patientId, patientName }) => (
          <PersonLink resource="patients" person={{ _id: patientId, fullName: patientName }} />
        )}
      />
      <DataTable.Col<PrescriptionDto>
        label={tAdminCommon('doctor')}
        render={({ doctorId, doctorName }) => (
          <PersonLink resource="doctors" person={{ _id: doctorId, fullName: doctorName }} />
        )}
      />
      <DataTable.Col<PrescriptionDto>
        source="date"
        label={tAdminCommon('date')}
        render={({ date }) => formatDate(date)}
      />
      <DataTable.Col<PrescriptionDto>
        label={tAdminCommon('medicines')}
        render={({ medicines }) => medicines.map(({ name }) => name).join(', ')}
      />
      <DataTable.Col<PrescriptionDto>
        label={tAdminCommon('state')}
        render={({ status, enteredInError }) =>
          enteredInError ? (
            <StatusChip status="failed" label={tEntryCorrection('inErrorChip')} />
          ) : (
            <StatusChip status={status} />
          )
        }
      />
    </Records>
  </ListPage>
);
