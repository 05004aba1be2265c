import { useGetList } from 'react-admin';
import { Stack } from '@mui/material';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import type { MergeDto } from '../../../../openapi/contract/people/identity/merges.js';
import { tAdminMerge } from '../../messages/admin/people/merges';
import { UndoMergeButton } from './UndoMergeButton';

const MAX_SHOWN = 20;

/** For a patient's page: the records that were merged into it; empty for most patients. */
export function useFormerNumbers({ id }: UserDto) {
  const { data = [] } = useGetList<MergeDto>('merges', {
    filter: { keptId: id, stands: true },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_SHOWN },
  });
  if (data.length === 0) return [];
  const numbers = data.map((merge) => (
    <Stack key={merge.id} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {tAdminMerge('former', {
        number: merge.merged.hospitalNumber ? formatHospitalNumber(merge.merged.hospitalNumber) : '–',
        name: merge.merged.fullName,
      })}
      {merge.canUndo && <UndoMergeButton merge={merge} />}
    </Stack>
  ));
  return [{ label: tAdminMerge('formerNumbers'), value: <>{numbers}</> }];
}
