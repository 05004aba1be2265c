import { useCallback, useEffect, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { ApiError, sentenceOf } from '../../api/client';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { useSession } from '../../auth/useSession';
import { serverNow } from '../../common/clock/serverClock';
import { calendarDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { contractResolver } from '../../common/forms/contractResolver';
import { useIdempotencyKey } from '../../common/forms/useIdempotencyKey';
import { type LinkedPatient, usePatient } from '../../patients/usePatients';
import { tSpecified } from '../../messages/specified';
import { useSafety } from '../safety/useSafety';
import { prescriptionDraft } from './prescriptionDraft';
import { toBody } from './prescriptionBody';
import { type PrescriptionFields, emptyFields, fieldsOf } from './prescriptionFields';
import { useCreatePrescription } from './usePrescriptions';
import { tPrescription } from '../../messages/care/prescriptions';

const CHOOSE_PATIENT = tPrescription('patientRequired');

interface PrescriptionFormOptions {
  /** Known already when it is written from a patient. */
  patientId: string | undefined;
  appointmentId: string | undefined;
  onClose: () => void;
}

/** State of the prescription form: its fields with the draft that this tab keeps, and what happened when it was sent. */
export function usePrescriptionForm({ patientId, appointmentId, onClose }: PrescriptionFormOptions) {
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const doctorId = useSession()?.userId ?? '';
  const draftKey = prescriptionDraft.keyOf(doctorId, patientId);
  const doctorName = useCurrentUser().data?.fullName ?? '';
  const known = usePatient(patientId ?? null);
  const creation = useCreatePrescription();
  const keyOf = useIdempotencyKey();
  const [draft] = useState(() => prescriptionDraft.get(draftKey));
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const form = useForm({
    // A visit belongs to its patient: with another one it is no longer meant.
    resolver: contractResolver(CreatePrescription, (fields: PrescriptionFields) =>
      toBody(fields, fields.patientId === patientId ? appointmentId : undefined),
    ),
    defaultValues: draft ?? emptyFields(patientId ?? '', today),
    shouldFocusError: false, // the dialog does, in the order on the screen
  });
  const { getValues, setValue, subscribe, reset, setError, clearErrors } = form;
  const safety = useSafety(form);

  const fill = useCallback(
    (facts: Partial<PrescriptionFields>, onlyEmpty: boolean) => {
      for (const [name, value] of Object.entries(facts) as [FieldPath<PrescriptionFields>, string][])
        if (!onlyEmpty || getValues(name) === '') setValue(name, value);
      // What is filled in now is no longer missing; the contract judges it with the next try.
      clearErrors(Object.keys(facts) as FieldPath<PrescriptionFields>[]);
    },
    [getValues, setValue, clearErrors],
  );
  const choosePatient = useCallback(
    (patient: LinkedPatient) => fill(fieldsOf(patient, today), false),
    [fill, today],
  );

  useEffect(() => fill({ doctorName }, true), [fill, doctorName]);
  useEffect(() => {
    if (known.data) fill(fieldsOf(known.data, today), true);
  }, [fill, known.data, today]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => prescriptionDraft.keep(draftKey, values),
      }),
    [subscribe, draftKey],
  );

  const startAgain = () => {
    prescriptionDraft.drop(draftKey);
    setIsRestored(false);
    const facts = known.data && fieldsOf(known.data, today);
    reset({ ...emptyFields(patientId ?? '', today), ...facts, doctorName });
  };

  const submit = form.handleSubmit((fields) => {
    const body = { ...fields, ...safety.answered(fields.medicines) };
    creation.mutate(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: ({ number, patientName }) => {
          prescriptionDraft.drop(draftKey);
          onClose();
          notifySuccess(
            tSpecified('prescriptionSubmitted'),
            tPrescription('numberFor', { number, patientName }),
          );
        },
        onError: (error) => {
          if (safety.refuse(error, body.medicines)) return;
          const reasons = error instanceof ApiError ? error.fieldErrors : {};
          for (const [field, message] of Object.entries(reasons))
            setError(field as FieldPath<PrescriptionFields>, { message });
        },
      },
    );
  });

  const { patientId: idError, patientName: nameError } = form.formState.errors;
  return {
    form,
    safety,
    today,
    submit,
    choosePatient,
    startAgain,
    isRestored,
    patientError: nameError?.message ?? (idError && CHOOSE_PATIENT),
    error: creation.error ? sentenceOf(creation.error) : known.error ? sentenceOf(known.error) : null,
    isBusy: creation.isPending,
  };
}
