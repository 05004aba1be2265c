import type { PossibleDuplicate } from '../../../../openapi/contract/people/identity/duplicates.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminDuplicate } from '../../messages/admin/people/duplicates';
import { StepButton } from '../steps/StepButton';

const namesOf = ({ records: [one, other] }: PossibleDuplicate) => ({
  one: one.fullName,
  other: other.fullName,
});
const failure = (reason: string) => ({ text: tAdminDuplicate('failed'), detail: reason });

/** States that the two records are two people. */
export const NotSameButton = ({ pair }: { pair: PossibleDuplicate }) => (
  <StepButton
    needs="duplicates.edit"
    label={tAdminDuplicate('notSame')}
    name={tAdminDuplicate('notSameName', namesOf(pair))}
    size="small"
    question={tAdminDuplicate('notSameQuestion', namesOf(pair))}
    consequence={tAdminDuplicate('notSameConsequence')}
    run={(provider) => provider.act('duplicates', pair.id, 'not-same')}
    onDone={() => notifySuccess(tAdminDuplicate('notSameDone'))}
    failure={failure}
    rereads="duplicates"
  />
);

/** Withdraws the statement. */
export const ReopenButton = ({ pair }: { pair: PossibleDuplicate }) => (
  <StepButton
    needs="duplicates.edit"
    label={tAdminDuplicate('reopen')}
    name={tAdminDuplicate('reopenName', namesOf(pair))}
    size="small"
    question={tAdminDuplicate('reopenQuestion', namesOf(pair))}
    consequence={tAdminDuplicate('reopenConsequence')}
    run={(provider) => provider.act('duplicates', pair.id, 'reopen')}
    onDone={() => notifySuccess(tAdminDuplicate('reopenDone'))}
    failure={failure}
    rereads="duplicates"
  />
);
