import { tSafety } from '../../messages/care/medicine-safety.js';
import { wordsOf } from '../name-index.js';
import { warning } from './facts.js';
import type { CheckedPerson, Warning } from './facts.js';

const differs = (written: unknown, recorded: unknown): boolean => recorded !== null && written !== recorded;

/** What the prescription says of the person and the record says otherwise. A missing fact of the record is no difference. */
export function checkPerson({ written, recorded }: CheckedPerson): Warning[] {
  const differences = [
    wordsOf(written.name).join(' ') !== wordsOf(recorded.name).join(' ') &&
      (['name', 'patientName', written.name, recorded.name] as const),
    differs(written.age, recorded.age) && (['age', 'age', written.age, recorded.age!] as const),
    differs(written.gender, recorded.gender) &&
      (['gender', 'gender', written.gender, recorded.gender!] as const),
  ];
  return differences
    .filter((one) => one !== false)
    .map(([what, field, was, is]) =>
      warning({
        id: `person:${what}`,
        kind: 'person',
        level: 'confirmation',
        lines: [],
        field,
        text: tSafety(`person.${what}`, { written: String(was), recorded: String(is) }),
      }),
    );
}
