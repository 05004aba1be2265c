import { nameKey } from '../../src/medicine-safety/rules/rule-facts.js';
import { SafetyRule } from '../../src/medicine-safety/rules/safety-rule.schema.js';
import type { Portal } from './portal.js';

/** Shared by all files of a process. */
let brands = 0;

/** A brand that no other entry names, as an administrator enters it. */
export function safetyRuleFields() {
  brands += 1;
  const name = `Brandol${'abcdefghij'[brands % 10]}${brands}`;
  return {
    kind: 'name' as const,
    name,
    substances: ['paracetamol'],
    source: 'Drug committee',
    date: '2026-11-01',
  };
}

/** An entry of the hospital, stored past the checks and the cache. */
export function addSafetyRule(portal: Portal) {
  const { name, ...fields } = safetyRuleFields();
  return portal.model<SafetyRule>(SafetyRule).create({
    ...fields,
    name,
    key: nameKey(name),
    title: `${name} is paracetamol`,
    substances: ['substance:paracetamol'],
    active: true,
  });
}
