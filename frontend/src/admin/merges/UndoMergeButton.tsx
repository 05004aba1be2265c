import UndoIcon from '@mui/icons-material/Undo';
import type { MergeDto } from '../../../../openapi/contract/people/identity/merges.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminMerge } from '../../messages/admin/people/merges';
import { StepButton } from '../steps/StepButton';

/** Separates two merged records again. */
export const UndoMergeButton = ({ merge }: { merge: MergeDto }) => (
  <StepButton
    needs="merges.edit"
    label={tAdminMerge('undo')}
    name={tAdminMerge('undoName', { name: merge.merged.fullName })}
    icon={<UndoIcon />}
    color="error"
    size="small"
    question={tAdminMerge('undoQuestion', { kept: merge.kept.fullName, merged: merge.merged.fullName })}
    consequence={tAdminMerge('undoConsequence')}
    run={(provider) => provider.act('merges', merge.id, 'undo')}
    onDone={() => notifySuccess(tAdminMerge('undoDone'), merge.kept.fullName)}
    failure={(reason) => ({ text: tAdminMerge('undoFailed'), detail: reason })}
  />
);
