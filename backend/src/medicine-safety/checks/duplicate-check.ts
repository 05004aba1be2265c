import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { tSafety } from '../../messages/care/medicine-safety.js';
import { idPartOf, warning } from './facts.js';
import type { ReadActiveLine, ReadLine, Warning } from './facts.js';

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((one) => b.has(one));
const list = (substances: string[]): string => capitalised(substances.join(', '));

/** A new line with a substance that the patient takes already. The very same medicine is a renewal, no duplicate. */
const ofActive = (line: ReadLine, activeLines: ReadActiveLine[]): Warning[] =>
  activeLines.flatMap((active) => {
    const shared = common(line.substances, active.substances);
    if (shared.length === 0 || idPartOf(line.name) === idPartOf(active.name)) return [];
    const { prescriptionId, number, name, date } = active;
    return warning({
      id: `duplicate:${prescriptionId}:${idPartOf(name)}:${idPartOf(line.name)}`,
      kind: 'duplicate',
      level: 'decision',
      lines: [line.index],
      text: tSafety('duplicate', {
        medicine: line.name,
        substance: shared.join(', '),
        active: name,
        number,
        date,
      }),
      active: { prescriptionId, number, name },
    });
  });

/** Two lines of one prescription with the same substance. */
const within = (line: ReadLine, others: ReadLine[]): Warning[] =>
  others.flatMap((other) => {
    const shared = common(line.substances, other.substances);
    if (shared.length === 0) return [];
    return warning({
      id: `repeated:${idPartOf(line.name)}:${idPartOf(other.name)}`,
      kind: 'repeated',
      level: 'information',
      lines: [line.index, other.index],
      text: tSafety('repeated', { substance: list(shared), first: line.name, second: other.name }),
    });
  });

/** The same substance twice: on this prescription, or on it and in a medicine that the patient takes already. */
export const checkDuplicates = (lines: ReadLine[], activeLines: ReadActiveLine[]): Warning[] =>
  lines.flatMap((line, at) => [...ofActive(line, activeLines), ...within(line, lines.slice(at + 1))]);
