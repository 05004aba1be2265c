import { Button } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import type { MergeDto } from '../../../../openapi/contract/people/identity/merges.js';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { Allowed } from '../steps/Allowed';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminMerge } from '../../messages/admin/people/merges';
import { ListPage } from '../common/lists/ListPage';
import { Records } from '../common/lists/Records';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { PersonFilter } from '../users/PersonFilter';
import { UndoMergeButton } from './UndoMergeButton';

const FILTERS = [
  <PersonFilter key="keptId" source="keptId" reference="patients" label={tAdminMerge('keptLabel')} />,
];

function Undo({ merge }: { merge: MergeDto }) {
  const { timeZone } = useHospital();
  const { undone, canUndo } = merge;
  if (undone) return <>{tAdminMerge('undone', { by: undone.by, at: formatInstant(undone.at, timeZone) })}</>;
  if (!canUndo) return <>{tAdminMerge('undoOver')}</>;
  return (
    <>
      {tAdminMerge('undoUntil', { until: formatInstant(merge.undoUntil, timeZone) })}
      <br />
      <UndoMergeButton merge={merge} />
    </>
  );
}

/** The patient records that were merged, and the step that separates them again. */
export const MergeList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    filters={FILTERS}
    empty={tAdminMerge('listEmpty')}
    action={
      <Allowed to="merges.create">
        <Button component={Link} to="/admin/merges/create" variant="contained">
          {tAdminMerge('compare')}
        </Button>
      </Allowed>
    }
  >
    <Records<MergeDto>>
      <DataTable.Col<MergeDto> label={tAdminCommon('name')} render={({ merged }) => merged.fullName} />
      <DataTable.Col<MergeDto>
        label={tAdminMerge('oldNumber')}
        render={({ merged }) => (merged.hospitalNumber ? formatHospitalNumber(merged.hospitalNumber) : '–')}
      />
      <DataTable.Col<MergeDto>
        label={tAdminMerge('into')}
        render={({ kept }) => <PersonLink resource="patients" person={kept} />}
      />
      <DataTable.Col<MergeDto> label={tAdminMerge('movedCount')} render={({ moved }) => moved} />
      <DataTable.Col<MergeDto>
        source="id"
        label={tAdminMerge('when')}
        render={({ mergedAt }) => <Moment at={mergedAt} />}
      />
      <DataTable.Col<MergeDto> label={tAdminMerge('by')} render={({ mergedBy }) => mergedBy} />
      <DataTable.Col<MergeDto> label={tAdminMerge('state')} render={(merge) => <Undo merge={merge} />} />
    </Records>
  </ListPage>
);
