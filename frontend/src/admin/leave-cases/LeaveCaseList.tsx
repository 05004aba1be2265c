import { BooleanInput, DataTable, SelectInput } from 'react-admin';
import { LEAVE_CASE_STATUSES, type LeaveCaseDto } from '../../../../openapi/contract/care/leave-cases.js';
import { formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { caseStateText } from '../../leave-cases/caseStateText';
import { HeldBy } from '../../patients/HeldBy';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { PersonFilter } from '../users/PersonFilter';
import { adminCommonWords } from '../../words/admin/common';
import { adminLeaveCaseWords } from '../../words/admin/availability/leaveCases';
import { leaveCaseWords } from '../../words/care/leaveCases';

const FILTERS = [
  <BooleanInput key="needsCall" source="needsCall" label={adminLeaveCaseWords.toBeCalled} />,
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={LEAVE_CASE_STATUSES.map((id) => ({ id, name: leaveCaseWords.status[id] }))}
    emptyText={adminCommonWords.any}
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={adminCommonWords.doctor} />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={adminCommonWords.patient} />,
];

/** Visits whose doctors are away: who is still to choose, and who is to be called. */
export function LeaveCaseList() {
  const { timeZone } = useHospital();
  return (
    <ListPage sorts={[NEWEST_FIRST, OLDEST_FIRST]} filters={FILTERS} empty={adminLeaveCaseWords.listEmpty}>
      <Records<LeaveCaseDto>>
        <DataTable.Col<LeaveCaseDto>
          label={adminCommonWords.patient}
          render={({ patientName, heldBy }) => (
            <>
              {patientName}
              <HeldBy holder={heldBy} />
            </>
          )}
        />
        <DataTable.Col<LeaveCaseDto>
          label={adminCommonWords.doctor}
          render={({ doctorName }) => doctorName}
        />
        <DataTable.Col<LeaveCaseDto>
          label={adminCommonWords.when}
          render={({ date, time }) => formatVisit(date, time, timeZone)}
        />
        <DataTable.Col<LeaveCaseDto>
          label={adminLeaveCaseWords.outcome}
          render={(one) => caseStateText(one, timeZone)}
        />
        <DataTable.Col<LeaveCaseDto>
          label={adminLeaveCaseWords.toBeCalled}
          render={({ needsCall }) => (needsCall ? adminLeaveCaseWords.noOneYet : '–')}
        />
      </Records>
    </ListPage>
  );
}
