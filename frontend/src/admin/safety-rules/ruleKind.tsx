import {
  CreateSafetyRule,
  type RuleKind,
  type SafetyRuleDto,
  hasField,
  ruleFaults,
} from '../../../../openapi/contract/care/safety/rules.js';
import type { ContentKind } from '../content/kind';
import { fieldErrors } from '../data/validate';
import { RuleInputs } from './RuleInputs';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

type Values = Record<string, unknown>;

const COMMON = ['kind', 'source', 'date', 'active', 'overrideReason', 'version'];

/** The fields of the kind; an emptied one is null. */
const toBody = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => COMMON.includes(field) || hasField(values.kind as RuleKind, field))
      .map(([field, value]) => [field, value === '' && field !== 'date' ? null : value]),
  );

/** Missing fields of the kind are named together with other refused fields. */
function errorsOf(values: Values): object {
  const body = toBody(values);
  const rule = { ...body, kind: values.kind as RuleKind };
  return { ...Object.fromEntries(ruleFaults(rule)), ...fieldErrors(CreateSafetyRule, body) };
}

/** Entries of the hospital in the tables that prescriptions are checked with. */
export const SAFETY_RULES: ContentKind<SafetyRuleDto> = {
  resource: 'safety-rules',
  nameOf: ({ title }) => title,
  title: tAdminSafetyRule('entry'),
  texts: {
    updateFailed: tAdminSafetyRule('updateFailed'),
    conflict: tAdminSafetyRule('conflict'),
  },
  errorsOf,
  toBody,
  inputs: <RuleInputs />,
};
