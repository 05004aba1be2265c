import { useNavigate } from 'react-router';
import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import { ContentCreate } from '../content/ContentCreate';
import { ContentEdit } from '../content/ContentEdit';
import { DeleteStep } from '../content/DeleteStep';
import { NOTHING_TO_SAVE } from '../common/forms/UnsavedChanges';
import { BuiltInRule } from './BuiltInRule';
import { RuleState } from './RuleState';
import { SAFETY_RULES } from './ruleKind';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

export const SafetyRuleCreate = () => (
  <ContentCreate
    kind={SAFETY_RULES}
    title={tAdminSafetyRule('add')}
    failure={tAdminSafetyRule('addFailed')}
    initial={{ kind: 'interaction', active: true }}
  />
);

/** The form of an entry of the hospital; a built-in entry is shown. */
export function SafetyRuleEdit() {
  const navigate = useNavigate();
  const toList = () => void navigate('/admin/safety-rules', { state: NOTHING_TO_SAVE });
  return (
    <ContentEdit<SafetyRuleDto>
      kind={SAFETY_RULES}
      note={(rule) => <RuleState {...rule} />}
      fixed={(rule) => (rule.builtIn ? <BuiltInRule {...rule} /> : null)}
      steps={(rule) => (
        <DeleteStep
          resource="safety-rules"
          record={rule}
          name={rule.title}
          question={tAdminSafetyRule('deleteThis')}
          consequence={tAdminSafetyRule('deleteText')}
          onDone={toList}
        />
      )}
      onSaved={toList}
    />
  );
}
