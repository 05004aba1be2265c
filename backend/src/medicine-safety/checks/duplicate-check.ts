import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { tSafety } from '../../messages/care/medicine-safety.js';
import { idPartOf, warning } from './facts.js';
import type { ReadActiveLine, ReadLine, Warning } from './facts.js';

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((one) => b.has(one));
const list = (substances: string[]): string => capitalised(substances.join(', '));

/** How the question about a line and a medicine that is taken already is put; null where there is none. */
function textOf(line: ReadLine, active: ReadActiveLine): string | null {
  const { name, number, date } = active;
  const words = { medicine: line.name, active: name, number, date };
  const isSame = active.sameAs.includes(line.index);
  const shared = common(line.substances, active.substances);
  if (!isSame && shared.length === 0) return null;
  if (active.isLater) return tSafety(isSame ? 'duplicate.laterSame' : 'duplicate.later', words);
  if (active.longerThan.includes(line.index)) return tSafety('duplicate.longer', words);
  // The very same medicine is a renewal, no duplicate.
  if (idPartOf(line.name) === idPartOf(name)) return null;
  return shared.length > 0
    ? tSafety('duplicate.active', { ...words, substance: shared.join(', ') })
    : tSafety('duplicate.same', words);
}

/** A new line with a substance that the patient takes already. */
const ofActive = (line: ReadLine, activeLines: ReadActiveLine[]): Warning[] =>
  activeLines.flatMap((active) => {
    const text = textOf(line, active);
    if (text === null) return [];
    const { prescriptionId, number, name, isLater } = active;
    return warning({
      id: `duplicate:${prescriptionId}:${idPartOf(name)}:${idPartOf(line.name)}`,
      kind: 'duplicate',
      level: isLater ? 'information' : 'decision',
      lines: [line.index],
      text,
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
