import { NameIndex } from '../../src/medicine-safety/name-index.js';
import { SHIPPED_TABLES } from '../../src/medicine-safety/tables.js';
import type { SafetyTables } from '../../src/medicine-safety/tables.js';
import { checkPrescription } from '../../src/medicine-safety/checks/check-prescription.js';
import type { ActiveLine, Check, CheckedAllergy, Warning } from '../../src/medicine-safety/checks/facts.js';

const knowledgeOf = (tables: SafetyTables) => ({ tables, names: new NameIndex(tables) });
const KNOWLEDGE = knowledgeOf(SHIPPED_TABLES);
export const PERSON: Check['person'] = {
  written: { name: 'Asha Rao', age: 36, gender: 'female' },
  recorded: { name: 'Asha Rao', age: 36, gender: 'female' },
};
/** The warnings of the shipped tables, or of other ones. */
export const check = (given: Partial<Check>, tables = SHIPPED_TABLES): Warning[] =>
  checkPrescription(
    { lines: [], allergies: [], activeLines: [], person: PERSON, ...given },
    tables === SHIPPED_TABLES ? KNOWLEDGE : knowledgeOf(tables),
  );
export const lines = (...names: string[]) => names.map((name) => ({ name, dosages: null }));
/** A medicine that the patient takes already. */
export const active = (name: string, overrides: Partial<ActiveLine> = {}): ActiveLine => ({
  prescriptionId: 'p1',
  number: 'RX-1',
  name,
  date: '2026-11-01',
  sameAs: [],
  longerThan: [],
  isLater: false,
  ...overrides,
});
const KINDS: Record<string, CheckedAllergy['kind']> = {
  class: 'class',
  substance: 'substance',
  allergen: 'allergen',
  text: 'asWritten',
};
/** An allergy by its key: "class:penicillins", "text:dust". */
export const allergyTo = (key: string, name = 'X'): CheckedAllergy => ({
  id: 'a1',
  kind: KINDS[key.slice(0, key.indexOf(':'))],
  key,
  name,
  severity: null,
  reaction: null,
});
/** The level of the first warning for a medicine. */
export const levelFor = (key: string, medicine: string, name?: string): string | undefined =>
  check({ lines: lines(medicine), allergies: [allergyTo(key, name)] })[0]?.level;
