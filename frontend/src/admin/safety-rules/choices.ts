import { ROUTES } from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import { tDosage } from '../../../../openapi/contract/care/dosage/describe-dosage.js';
import {
  LIMIT_PERIODS,
  LIMIT_UNITS,
  RULE_KINDS,
  RULE_SEVERITIES,
} from '../../../../openapi/contract/care/safety/rules.js';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

export const KIND_CHOICES = RULE_KINDS.map((id) => ({ id, name: tAdminSafetyRule(`kinds.${id}`) }));
export const SEVERITY_CHOICES = RULE_SEVERITIES.map((id) => ({
  id,
  name: tAdminSafetyRule(`severities.${id}`),
}));
export const ROUTE_CHOICES = ROUTES.map((id) => ({ id, name: tDosage(`route.${id}`) }));
export const UNIT_CHOICES = LIMIT_UNITS.map((id) => ({ id, name: id }));
export const PERIOD_CHOICES = LIMIT_PERIODS.map((id) => ({ id, name: tAdminSafetyRule(`periods.${id}`) }));
