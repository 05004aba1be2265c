import type { ConsultationDraft } from '../../../../openapi/contract/care/consultations.js';
import type { OnDuplicate } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { MedicineRow } from '../../../../openapi/contract/care/prescriptions.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';

/** The doctor's answers to warnings, which are a part of the draft. */
export type SafetyAnswers = NonNullable<ConsultationDraft['prescription']['answers']>;

export const NO_ANSWERS: SafetyAnswers = { reasons: [], decisions: [], confirmPerson: false };

/** More answers are not kept: the oldest are of medicines that were removed. */
const MAX_KEPT = 100;

/** A warning with the names of its medicines: a line can move before the warning is answered. */
export type NamedWarning = PrescriptionWarning & { names: string[] };

const nameOf = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** @param names of the lines that the warnings are about */
export const withNames = (warnings: PrescriptionWarning[], names: string[]): NamedWarning[] =>
  warnings.map((warning) => ({
    ...warning,
    names: [...new Set(warning.lines.flatMap((line) => nameOf(names[line] ?? '')))],
  }));

/** Whether the warning is about this medicine. */
export const isAbout = ({ names }: Pick<NamedWarning, 'names'>, name: string): boolean =>
  names.includes(nameOf(name));

/** Warnings that need one decision: those about the same lines. */
export interface DuplicateQuestion {
  names: string[];
  warnings: NamedWarning[];
}

export function questionsOf(warnings: NamedWarning[]): DuplicateQuestion[] {
  const questions: DuplicateQuestion[] = [];
  for (const warning of warnings.filter(({ level }) => level === 'decision')) {
    const same = questions.find(({ names }) => names.join('\n') === warning.names.join('\n'));
    if (same) same.warnings.push(warning);
    else questions.push({ names: warning.names, warnings: [warning] });
  }
  return questions;
}

export const reasonFor = ({ reasons }: SafetyAnswers, id: string): string =>
  reasons.find(({ warningId }) => warningId === id)?.reason ?? '';

export const withReason = (answers: SafetyAnswers, warningId: string, reason: string): SafetyAnswers => {
  const others = answers.reasons.filter((one) => one.warningId !== warningId);
  const reasons = reason === '' ? others : [...others, { warningId, reason }];
  return { ...answers, reasons: reasons.slice(-MAX_KEPT) };
};

/** The answer to all warnings of a question; undefined until each has it. */
export function decisionFor(
  { decisions }: SafetyAnswers,
  { warnings }: Pick<DuplicateQuestion, 'warnings'>,
): OnDuplicate | undefined {
  const given = warnings.map(({ id }) => decisions.find(({ warningId }) => warningId === id)?.decision);
  return given.every((decision) => decision === given[0]) ? given[0] : undefined;
}

export function withDecision(
  answers: SafetyAnswers,
  { warnings }: DuplicateQuestion,
  decision: OnDuplicate,
): SafetyAnswers {
  const ids = warnings.map(({ id }) => id);
  const others = answers.decisions.filter(({ warningId }) => !ids.includes(warningId));
  const given = ids.map((warningId) => ({ warningId, decision }));
  return { ...answers, decisions: [...others, ...given].slice(-MAX_KEPT) };
}

/** The medicines and the answers for the body of the prescription. */
export function answeredBody(rows: MedicineRow[], warnings: NamedWarning[], answers: SafetyAnswers) {
  const acknowledgements = warnings.flatMap(({ id, level }) => {
    const reason = reasonFor(answers, id).trim();
    return level === 'reason' && reason ? [{ warningId: id, reason }] : [];
  });
  const decided = warnings.filter(({ level }) => level === 'decision');
  return {
    medicines: rows.map((row) => {
      const about = decided.filter((warning) => isAbout(warning, row.name));
      const onDuplicate = about.length > 0 ? decisionFor(answers, { warnings: about }) : undefined;
      return onDuplicate ? { ...row, onDuplicate } : row;
    }),
    acknowledgements: acknowledgements.length > 0 ? acknowledgements : undefined,
    confirmPerson: answers.confirmPerson || undefined,
    askDuplicates: true,
  };
}

const isListOf = (json: unknown, field: string): boolean =>
  Array.isArray(json) &&
  json.every((one: Record<string, unknown> | null) => typeof one?.[field] === 'string');

/** Whether stored answers are valid; older drafts have none. */
export function areAnswers(json: unknown): boolean {
  if (json === undefined) return true;
  if (typeof json !== 'object' || json === null) return false;
  const { reasons, decisions, confirmPerson } = json as Record<string, unknown>;
  return isListOf(reasons, 'reason') && isListOf(decisions, 'decision') && typeof confirmPerson === 'boolean';
}
