import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { OnDuplicate } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { CreatePrescription, MedicineRow } from '../../../../openapi/contract/care/prescriptions.js';
import type { CheckPrescription } from '../../../../openapi/contract/care/safety/check-prescription.js';
import { ApiError, client, read } from '../../api/client';
import { useDebounced } from '../../common/forms/useDebounced';
import { toRows } from '../form/prescriptionBody';
import { EMPTY_ROW, type PrescriptionFields, type TypedRow } from '../form/prescriptionFields';
import { MAX_FIELD, MAX_NAME } from '../line/fieldTexts';
import { dosagesOf } from '../line/lineReading';
import {
  type DuplicateQuestion,
  type NamedWarning,
  NO_ANSWERS,
  type SafetyAnswers,
  answeredBody,
  decisionFor,
  isAbout,
  questionsOf,
  reasonFor,
  withDecision,
  withNames,
  withReason,
} from './safetyAnswers';

const CHECK_AFTER_MS = 500;

type PrescriptionForm = UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;
type Watched = Pick<
  PrescriptionFields,
  'patientId' | 'patientName' | 'age' | 'gender' | 'date' | 'medicines'
>;

/** What is checked of the fields as they are now. Incomplete and too long ones are left out: sending them is refused anyway. */
export function toCheck(fields: Watched): CheckPrescription {
  const { patientId, patientName, age, gender, date, medicines } = fields;
  const rows = medicines.filter(({ name }) => name.trim() !== '' && name.length <= MAX_NAME);
  return {
    patientId,
    patientName: patientName.trim() || undefined,
    age: /^\d{1,3}$/.test(age) && Number(age) <= 130 ? Number(age) : undefined,
    gender: (gender || undefined) as CheckPrescription['gender'],
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    medicines: rows.map((row) => ({
      name: row.name,
      dosage: row.dosage.slice(0, MAX_FIELD),
      frequency: row.frequency.slice(0, MAX_FIELD),
      duration: row.duration.slice(0, MAX_FIELD),
      dosages: dosagesOf(row) ?? undefined,
    })),
  };
}

interface Refusal {
  warnings: NamedWarning[];
  /** The fields that were refused. */
  check: string;
}

/** The warnings of the last refusal while the fields are those that were refused, with those of the newest check. */
function merged(checked: NamedWarning[], refused: NamedWarning[]): NamedWarning[] {
  const byId = new Map([...refused, ...checked].map((warning) => [warning.id, warning]));
  return [...byId.values()];
}

async function readCheck(check: CheckPrescription, signal: AbortSignal) {
  const { warnings, notice } = await read(
    client.POST('/api/v1/prescriptions/check', { body: check, signal }),
  );
  return {
    warnings: withNames(
      warnings,
      check.medicines.map(({ name }) => name),
    ),
    notice,
  };
}

/** The warnings about a prescription that is being written, and the doctor's answers to them. */
export function useSafety(form: PrescriptionForm) {
  const { control, getValues, setValue } = form;
  const [patientId, patientName, age, gender, date, medicines] = useWatch({
    control,
    name: ['patientId', 'patientName', 'age', 'gender', 'date', 'medicines'],
  });
  const answers = useWatch({ control, name: 'answers' });
  const check = toCheck({ patientId, patientName, age, gender, date, medicines });
  const now = JSON.stringify(check);
  const settled = useDebounced(now, CHECK_AFTER_MS);
  const checked = useQuery({
    queryKey: ['mine', 'prescriptions', 'check', settled],
    queryFn: ({ signal }) => readCheck(JSON.parse(settled) as CheckPrescription, signal),
    enabled: (JSON.parse(settled) as CheckPrescription).patientId !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refusals, setRefusals] = useState(0);
  const isRefused = refusal?.check === now;
  const found = merged(checked.data?.warnings ?? [], isRefused ? refusal.warnings : []);
  // A warning about a medicine that was removed meanwhile has nothing to answer.
  const isShown = (warning: NamedWarning) =>
    warning.names.length === 0 || medicines.some(({ name }) => isAbout(warning, name));
  const warnings = patientId ? found.filter(isShown) : [];
  const answer = (next: (known: SafetyAnswers) => SafetyAnswers) =>
    setValue('answers', next(getValues('answers') ?? NO_ANSWERS), { shouldDirty: true });

  return {
    warnings: warnings.filter(({ level }) => level !== 'decision'),
    questions: questionsOf(warnings),
    notice: checked.data?.notice ?? null,
    hasFailed: checked.isError,
    /** The server refused the fields as they are now because an answer is missing. */
    isRefused,
    /** Number of refusals. */
    refusals,
    reasonFor: (id: string) => reasonFor(answers, id),
    setReason: (id: string, reason: string) => answer((known) => withReason(known, id, reason)),
    decisionFor: (question: DuplicateQuestion) => decisionFor(answers, question),
    decide: (question: DuplicateQuestion, decision: OnDuplicate) =>
      answer((known) => withDecision(known, question, decision)),
    /** Removes the lines that a question is about. */
    removeLines: (question: DuplicateQuestion) => {
      const others = getValues('medicines').filter(({ name }) => !isAbout(question, name));
      setValue('medicines', others.length > 0 ? others : [EMPTY_ROW], { shouldDirty: true });
    },
    focusFirstLine: () => form.setFocus('medicines.0.line'),
    confirmPerson: answers.confirmPerson,
    setConfirmPerson: (confirmPerson: boolean) => answer((known) => ({ ...known, confirmPerson })),
    /** The medicines and the answers for the body of the prescription. */
    answered: (rows: readonly TypedRow[]) => answeredBody(toRows(rows), warnings, answers),
    /**
     * Takes the warnings of a refusal.
     * @param rows the refused medicines
     * @returns whether the error is such a refusal
     */
    refuse: (error: unknown, rows: MedicineRow[]): boolean => {
      if (!(error instanceof ApiError) || error.code !== 'PRESCRIPTION_UNCHECKED') return false;
      const names = rows.map(({ name }) => name);
      setRefusal({ warnings: withNames(error.warnings, names), check: now });
      setRefusals((count) => count + 1);
      return true;
    },
  };
}
export type Safety = ReturnType<typeof useSafety>;
