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
  return oncePerId(found).toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

/** Two lines of one name have the same warnings: each is given once, with all its lines. */
const oncePerId = (warnings: Warning[]): Warning[] =>
  warnings
    .filter(({ id }, at) => warnings.findIndex((other) => other.id === id) === at)
    .map((first) => {
      const lines = warnings.flatMap((other) => (other.id === first.id ? other.lines : []));
      return { ...first, lines: [...new Set(lines)].toSorted((a, b) => a - b) };
    });
