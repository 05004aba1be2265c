import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import { StatusChip } from '../fields/StatusChip';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

/** Whether the checks use an entry, and where it comes from. */
export function RuleState({ builtIn, replaced, active }: SafetyRuleDto) {
  if (replaced) return <StatusChip status="disabled" label={tAdminSafetyRule('replaced')} />;
  if (builtIn) return <StatusChip status="builtIn" label={tAdminSafetyRule('builtIn')} />;
  return active ? (
    <StatusChip status="active" label={tAdminSafetyRule('inUse')} />
  ) : (
    <StatusChip status="disabled" label={tAdminSafetyRule('notInUse')} />
  );
}
