import { tDosage } from '../../../../openapi/contract/care/dosage/describe-dosage.js';
import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { tSafetyRule } from '../../messages/care/safety-rules.js';
import type { SafetyTables } from '../tables.js';
import { codeOfSubstance, inCode } from './rule-facts.js';
import type { RuleFacts } from './rule-facts.js';

/** The name of a substance or class by its code. */
function nameOf(code: string, { classes }: SafetyTables): string {
  const name = inCode(code);
  return code.startsWith('class:') ? (classes.find(({ key }) => key === name)?.name ?? name) : name;
}

/** An entry in one line: "Warfarin with NSAIDs". */
export function titleOf(rule: RuleFacts, tables: SafetyTables): string {
  const { first, second, substance, maxValue, maxUnit, name, substances, substanceClass } = rule;
  const text = (code: string | null) => nameOf(code ?? '', tables);
  if (rule.kind === 'interaction')
    return capitalised(tSafetyRule('title.interaction', { first: text(first), second: text(second) }));
  if (rule.kind === 'classMember')
    return capitalised(
      tSafetyRule('title.classMember', { name: name ?? '', substanceClass: text(substanceClass) }),
    );
  if (rule.kind === 'name' && substances?.join() === codeOfSubstance(name ?? ''))
    return capitalised(name ?? '');
  if (rule.kind === 'name')
    return capitalised(
      tSafetyRule('title.name', { name: name ?? '', substances: (substances ?? []).map(text).join(' + ') }),
    );
  const facts = {
    substance: capitalised(text(substance)),
    route: rule.route ? tDosage(`route.${rule.route}`) : '',
    period: rule.period ?? '',
  };
  return maxValue === null
    ? tSafetyRule('title.doseLimitOff', facts)
    : tSafetyRule('title.doseLimit', { ...facts, max: `${maxValue} ${maxUnit}` });
}
