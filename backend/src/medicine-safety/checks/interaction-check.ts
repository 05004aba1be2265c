import { tSafety } from '../../messages/care/medicine-safety.js';
import type { Interaction, SafetyTables } from '../tables.js';
import { idPartOf, warning } from './facts.js';
import type { Contents, ReadActiveLine, ReadLine, Warning } from './facts.js';

/** The substances of a medicine that a reference names. If only the class is known from the name, the reference itself. */
function matchesOf(reference: string, contents: Contents, { classes }: SafetyTables): string[] {
  const [kind, value] = [
    reference.slice(0, reference.indexOf(':')),
    reference.slice(reference.indexOf(':') + 1),
  ];
  if (kind === 'substance') return contents.substances.has(value) ? [value] : [];
  if (!contents.classes.has(value)) return [];
  const members = classes.find(({ key }) => key === value)?.members ?? [];
  const found = members.filter((member) => contents.substances.has(member));
  return found.length > 0 ? found : [reference];
}

/** Whether the first reference is met by one medicine and the second by the other, with two different substances. */
function meets({ first, second }: Interaction, a: Contents, b: Contents, tables: SafetyTables): boolean {
  const pairs = [
    [matchesOf(first, a, tables), matchesOf(second, b, tables)],
    [matchesOf(second, a, tables), matchesOf(first, b, tables)],
  ];
  return pairs.some(([left, right]) => left.some((one) => right.some((other) => other !== one)));
}

type Medicine = Contents & { name: string };

function warningsOf(line: ReadLine, other: ReadLine | ReadActiveLine, tables: SafetyTables): Warning[] {
  const isActive = 'prescriptionId' in other;
  const names: [Medicine, Medicine] = [line, other];
  return tables.interactions
    .filter((interaction) => meets(interaction, ...names, tables))
    .map(({ first, second, effect, source, date }) =>
      warning({
        id: `interaction:${first}:${second}:${idPartOf(line.name)}:${idPartOf(other.name)}`,
        kind: 'interaction',
        level: 'information',
        lines: isActive ? [line.index] : [line.index, other.index],
        text: tSafety('interaction', { first: line.name, second: other.name, effect }),
        source,
        sourceDate: date,
        active: isActive
          ? { prescriptionId: other.prescriptionId, number: other.number, name: other.name }
          : null,
      }),
    );
}

/** Known serious interactions among the lines, and with what the patient takes already. */
export const checkInteractions = (
  lines: ReadLine[],
  activeLines: ReadActiveLine[],
  tables: SafetyTables,
): Warning[] =>
  lines.flatMap((line, at) =>
    [...lines.slice(at + 1), ...activeLines].flatMap((other) => warningsOf(line, other, tables)),
  );
