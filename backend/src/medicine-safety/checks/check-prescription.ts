import { checkAllergies } from './allergy-check.js';
import { checkDoses } from './dose-check.js';
import { checkDuplicates } from './duplicate-check.js';
import { contentsOf } from './facts.js';
import type { Check, Knowledge, Warning } from './facts.js';
import { checkInteractions } from './interaction-check.js';
import { checkPerson } from './person-check.js';

/** What a doctor should know before the prescription is given, the gravest first. */
export function checkPrescription(
  { lines, allergies, activeLines, person }: Check,
  knowledge: Knowledge,
): Warning[] {
  const read = lines.map((line, index) => ({ ...line, ...contentsOf(line.name, knowledge), index }));
  const active = activeLines.map((line) => ({ ...line, ...contentsOf(line.name, knowledge) }));
  const found = [
    ...checkAllergies(read, allergies, knowledge),
    ...checkDuplicates(read, active),
    ...checkInteractions(read, active, knowledge.tables),
    ...checkDoses(read, knowledge),
    ...checkPerson(person),
  ];
  const order = ['reason', 'decision', 'confirmation', 'information'];
  return found.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
