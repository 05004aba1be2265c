import type { Acknowledgement, StoredWarning } from '../../../../openapi/contract/care/safety/answers.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import { Failure } from '../../common/errors/errors.js';
import { tSafety } from '../../messages/care/medicine-safety.js';

/** The doctor's answers to the warnings about a prescription. */
export interface SafetyAnswers {
  acknowledgements: Acknowledgement[];
  confirmPerson: boolean;
}

const reasonFor = ({ id }: PrescriptionWarning, { acknowledgements }: SafetyAnswers): string | null =>
  acknowledgements.find(({ warningId }) => warningId === id)?.reason ?? null;

const isOpen = (warning: PrescriptionWarning, answers: SafetyAnswers): boolean =>
  (warning.level === 'reason' && reasonFor(warning, answers) === null) ||
  (warning.level === 'confirmation' && !answers.confirmPerson);

/**
 * The warnings with the reasons that were given for them.
 * @throws Failure PRESCRIPTION_UNCHECKED with all warnings, when one that needs an answer has none
 */
export function withReasons(warnings: PrescriptionWarning[], answers: SafetyAnswers): StoredWarning[] {
  const open = warnings.filter((warning) => isOpen(warning, answers));
  if (open.length > 0) {
    const errors: Record<string, string> = {};
    for (const { field, text, level } of open)
      errors[field] ??= tSafety(level === 'reason' ? 'reasonNeeded' : 'confirmationNeeded', {
        warning: text,
      });
    throw new Failure('PRESCRIPTION_UNCHECKED', { sentence: errors[open[0].field], errors, warnings });
  }
  return warnings.map((warning) => {
    const { id, kind, level, text } = warning;
    return { id, kind, level, text, reason: level === 'reason' ? reasonFor(warning, answers) : null };
  });
}
