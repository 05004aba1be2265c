import type { Acknowledgement, StoredWarning } from '../../../../openapi/contract/care/safety/answers.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import type { Answer } from '../lifecycle/replacement.js';
import { Failure } from '../../common/errors/errors.js';
import { tSafety } from '../../messages/care/medicine-safety.js';

/** The doctor's answers to the warnings about a prescription. */
export interface SafetyAnswers {
  acknowledgements: Acknowledgement[];
  confirmPerson: boolean;
  /** Of each line, what happens to medicines that are taken already; null when that need not be answered. */
  decisions: Answer[] | null;
}

const reasonFor = ({ id }: PrescriptionWarning, { acknowledgements }: SafetyAnswers): string | null =>
  acknowledgements.find(({ warningId }) => warningId === id)?.reason ?? null;

const isOpen = (warning: PrescriptionWarning, answers: SafetyAnswers): boolean =>
  (warning.level === 'reason' && reasonFor(warning, answers) === null) ||
  (warning.level === 'confirmation' && !answers.confirmPerson) ||
  (warning.level === 'decision' && isUndecided(warning, answers));

const isUndecided = ({ lines }: PrescriptionWarning, { decisions }: SafetyAnswers): boolean =>
  decisions !== null && lines.some((line) => decisions[line] === undefined);

const MISSING = {
  reason: 'reasonNeeded',
  decision: 'decisionNeeded',
  confirmation: 'confirmationNeeded',
} as const;

/** What to do about a warning that needs an answer. */
function sentenceOf({ level, text }: PrescriptionWarning): string {
  return level === 'information' ? text : tSafety(MISSING[level], { warning: text });
}

/**
 * The warnings with the reasons that were given for them.
 * @throws Failure PRESCRIPTION_UNCHECKED with all warnings, when one that needs an answer has none
 */
export function withReasons(warnings: PrescriptionWarning[], answers: SafetyAnswers): StoredWarning[] {
  const open = warnings.filter((warning) => isOpen(warning, answers));
  if (open.length > 0) {
    const errors: Record<string, string> = {};
    for (const warning of open) errors[warning.field] ??= sentenceOf(warning);
    throw new Failure('PRESCRIPTION_UNCHECKED', { sentence: errors[open[0].field], errors, warnings });
  }
  return warnings.map((warning) => {
    const { id, kind, level, text } = warning;
    return { id, kind, level, text, reason: level === 'reason' ? reasonFor(warning, answers) : null };
  });
}
