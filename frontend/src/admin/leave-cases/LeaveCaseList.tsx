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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLeaveCase } from '../../messages/admin/availability/leaveCases';
import { tLeaveCase } from '../../messages/care/leaveCases';

const FILTERS = [
  <BooleanInput key="needsCall" source="needsCall" label={tAdminLeaveCase('toBeCalled')} />,
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={LEAVE_CASE_STATUSES.map((id) => ({ id, name: tLeaveCase(`status.${id}`) }))}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="doctorId" source="doctorId" reference="doctors" label={tAdminCommon('doctor')} />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminCommon('patient')} />,
];

/** Visits with an absent doctor: patients who still have to choose, and those to call. */
export function LeaveCaseList() {
  const { timeZone } = useHospital();
  return (
    <ListPage sorts={[NEWEST_FIRST, OLDEST_FIRST]} filters={FILTERS} empty={tAdminLeaveCase('listEmpty')}>
      <Records<LeaveCaseDto>>
        <DataTable.Col<LeaveCaseDto>
          label={tAdminCommon('patient')}
          render={({ patientName, heldBy }) => (
            <>
              {patientName}
              <HeldBy holder={heldBy} />
            </>
          )}
        />
        <DataTable.Col<LeaveCaseDto> label={tAdminCommon('doctor')} render={({ doctorName }) => doctorName} />
        <DataTable.Col<LeaveCaseDto>
          label={tAdminCommon('when')}
          render={({ date, time }) => formatVisit(date, time, timeZone)}
        />
        <DataTable.Col<LeaveCaseDto>
          label={tAdminLeaveCase('outcome')}
          render={(one) => caseStateText(one, timeZone)}
        />
        <DataTable.Col<LeaveCaseDto>
          label={tAdminLeaveCase('toBeCalled')}
          render={({ needsCall }) => (needsCall ? tAdminLeaveCase('noOneYet') : '–')}
        />
      </Records>
    </ListPage>
  );
}
