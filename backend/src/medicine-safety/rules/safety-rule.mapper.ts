import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import type { BuiltInRule } from './built-in-rules.js';
import type { RuleFacts } from './rule-facts.js';
import type { SafetyRule } from './safety-rule.schema.js';

type Kept = Pick<SafetyRuleDto, 'builtIn' | 'replaced' | 'version' | 'createdAt' | 'updatedAt'>;

function toDto(id: string, rule: RuleFacts, kept: Kept): SafetyRuleDto {
  const { kind, title, first, second, effect, substance, route, maxValue, maxUnit, period } = rule;
  const { name, substances, substanceClass, severity, action, source, date, active, overrideReason } = rule;
  return {
    id,
    _id: id,
    kind,
    title,
    first,
    second,
    effect,
    substance,
    route,
    maxValue,
    maxUnit,
    period,
    name,
    substances,
    substanceClass,
    severity,
    action,
    source,
    date,
    active,
    overrideReason,
    ...kept,
  };
}

export const toOwnRule = (row: SafetyRule): SafetyRuleDto =>
  toDto(String(row._id), row, {
    builtIn: false,
    replaced: false,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });

/** A built-in entry. It is not used if the hospital has an entry about the same. */
export function toBuiltInRule(rule: BuiltInRule, replaced: boolean): SafetyRuleDto {
  const at = new Date(rule.date).toISOString();
  return toDto(
    rule.id,
    { ...rule, active: !replaced },
    { builtIn: true, replaced, version: 1, createdAt: at, updatedAt: at },
  );
}
