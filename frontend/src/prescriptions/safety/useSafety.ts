import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import type { CheckPrescription } from '../../../../openapi/contract/care/safety/check-prescription.js';
import type { PrescriptionWarning } from '../../../../openapi/contract/care/safety/checks.js';
import { ApiError, client, read } from '../../api/client';
import { useDebounced } from '../../common/forms/useDebounced';
import type { PrescriptionFields } from '../form/prescriptionFields';
import { MAX_FIELD, MAX_NAME } from '../line/fieldTexts';

const CHECK_AFTER_MS = 500;

type PrescriptionForm = UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;
type Watched = Pick<PrescriptionFields, 'patientId' | 'patientName' | 'age' | 'gender' | 'medicines'>;

/** What is checked of the fields as they are now. Incomplete and too long ones are left out: sending them is refused anyway. */
export function toCheck({ patientId, patientName, age, gender, medicines }: Watched): CheckPrescription {
  const rows = medicines.filter(({ name }) => name.trim() !== '' && name.length <= MAX_NAME);
  return {
    patientId,
    patientName: patientName.trim() || undefined,
    age: /^\d{1,3}$/.test(age) && Number(age) <= 130 ? Number(age) : undefined,
    gender: (gender || undefined) as CheckPrescription['gender'],
    medicines: rows.map(({ name, ...texts }) => ({
      name,
      dosage: texts.dosage.slice(0, MAX_FIELD),
      frequency: texts.frequency.slice(0, MAX_FIELD),
      duration: texts.duration.slice(0, MAX_FIELD),
    })),
  };
}

interface Refusal {
  warnings: PrescriptionWarning[];
  /** The fields that were refused. */
  check: string;
}

/** The warnings of the last refusal while the fields are those that were refused, with those of the newest check. */
function merged(checked: PrescriptionWarning[], refused: PrescriptionWarning[]): PrescriptionWarning[] {
  const byId = new Map([...refused, ...checked].map((warning) => [warning.id, warning]));
  return [...byId.values()];
}

/** The warnings about a prescription that is being written, and the doctor's answers to them. */
export function useSafety(form: PrescriptionForm) {
  const [patientId, patientName, age, gender, medicines] = useWatch({
    control: form.control,
    name: ['patientId', 'patientName', 'age', 'gender', 'medicines'],
  });
  const check = toCheck({ patientId, patientName, age, gender, medicines });
  const now = JSON.stringify(check);
  const settled = useDebounced(now, CHECK_AFTER_MS);
  const checked = useQuery({
    queryKey: ['mine', 'prescriptions', 'check', settled],
    queryFn: ({ signal }) => {
      const body = JSON.parse(settled) as CheckPrescription;
      return read(client.POST('/api/v1/prescriptions/check', { body, signal }));
    },
    enabled: (JSON.parse(settled) as CheckPrescription).patientId !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [confirmPerson, setConfirmPerson] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isRefused = refusal?.check === now;
  const warnings = patientId ? merged(checked.data?.warnings ?? [], isRefused ? refusal.warnings : []) : [];

  return {
    warnings,
    notice: checked.data?.notice ?? null,
    hasFailed: checked.isError,
    /** The server refused the fields as they are now because an answer is missing. */
    isRefused,
    reasonFor: (id: string) => reasons[id] ?? '',
    setReason: (id: string, reason: string) => setReasons((known) => ({ ...known, [id]: reason })),
    confirmPerson,
    setConfirmPerson,
    /** The answers for the body of the prescription. */
    answers: () => {
      const given = warnings.flatMap(({ id, level }) => {
        const reason = reasons[id]?.trim();
        return level === 'reason' && reason ? [{ warningId: id, reason }] : [];
      });
      return {
        acknowledgements: given.length > 0 ? given : undefined,
        confirmPerson: confirmPerson || undefined,
      };
    },
    /** Takes the warnings of a refusal. @returns whether the error is one */
    refuse: (error: unknown): boolean => {
      if (!(error instanceof ApiError) || error.code !== 'PRESCRIPTION_UNCHECKED') return false;
      setRefusal({ warnings: error.warnings, check: now });
      return true;
    },
  };
}
export type Safety = ReturnType<typeof useSafety>;
