import { DataTable, SelectInput } from 'react-admin';
import { type MedicalRecordDto, RECORD_KINDS } from '../../../../openapi/contract/care/records.js';
import { ListPage } from '../common/lists/ListPage';
import { quickly } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { Moment } from '../fields/Moment';
import { StatusChip } from '../fields/StatusChip';
import { PersonFilter } from '../users/PersonFilter';
import { Struck } from '../../records/corrections/EntryNotes';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminRecord } from '../../messages/admin/records';
import { tEntryCorrection } from '../../messages/care/entryCorrections';
import { OfPatient } from './OfPatient';

const FILTERS = [
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminCommon('patient')} />,
  <SelectInput
    key="kind"
    source="kind"
    label={tAdminRecord('kind')}
    choices={RECORD_KINDS.map((kind) => ({ id: kind, name: tAdminRecord('kindOfRecord', { kind }) }))}
    emptyText={tAdminCommon('any')}
  />,
];

const QUICK = [quickly(tEntryCorrection('inErrorChip'), { enteredInError: true })];

/** The mark of a corrected entry; a dash for a valid one. */
const Mark = ({ record: { enteredInError, resolved } }: { record: MedicalRecordDto }) => {
  if (enteredInError) return <StatusChip status="failed" label={tEntryCorrection('inErrorChip')} />;
  return resolved ? <StatusChip status="completed" label={tEntryCorrection('resolvedChip')} /> : <>–</>;
};

/** Every medical record, newest first; those that were entered in error are marked. */
export const RecordList = () => (
  <ListPage
    sorts={[
      { label: tAdminCommon('latestDateFirst'), field: 'recordedAt', order: 'DESC' },
      { label: tAdminCommon('earliestDateFirst'), field: 'recordedAt', order: 'ASC' },
    ]}
    search={tAdminRecord('searchHint')}
    filters={FILTERS}
    quick={QUICK}
    empty={tAdminRecord('listEmpty')}
  >
    <Records<MedicalRecordDto>>
      <DataTable.Col<MedicalRecordDto>
        label={tAdminRecord('titleOfEntry')}
        render={(record) => <Struck entry={record}>{record.title}</Struck>}
      />
      <DataTable.Col<MedicalRecordDto>
        label={tAdminRecord('kind')}
        render={({ kind }) => tAdminRecord('kindOfRecord', { kind })}
      />
      <DataTable.Col<MedicalRecordDto> label={tAdminCommon('patient')} render={() => <OfPatient />} />
      <DataTable.Col<MedicalRecordDto>
        label={tAdminRecord('author')}
        render={({ authorName }) => authorName}
      />
      <DataTable.Col<MedicalRecordDto>
        source="recordedAt"
        label={tAdminRecord('recordedAt')}
        render={({ recordedAt }) => <Moment at={recordedAt} />}
      />
      <DataTable.Col<MedicalRecordDto>
        label={tAdminCommon('state')}
        render={(record) => <Mark record={record} />}
      />
    </Records>
  </ListPage>
);
