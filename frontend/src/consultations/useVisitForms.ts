import { useCallback, useEffect, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { ConsultationDraft } from '../../../openapi/contract/care/consultations.js';
import type { CreatePrescription } from '../../../openapi/contract/care/prescriptions.js';
import type { BookingForm } from '../booking/bookingForm';
import type { PrescriptionFields } from '../prescriptions/form/prescriptionFields';
import { type VisitFields, placeOf, toDraft, toForms } from './draft/visitDraft';

// The contract validates the save as a whole; a message disappears when its field changes.
const MODE = { mode: 'onChange', shouldFocusError: false } as const;

/** The forms of a visit: they show a draft, return it, and show the errors of a save. */
export function useVisitForms(patientId: string, first: ConsultationDraft) {
  const [defaults] = useState(() => toForms(first, patientId));
  const visit = useForm<VisitFields>({ ...MODE, defaultValues: defaults.visit });
  const prescription = useForm<PrescriptionFields, unknown, CreatePrescription>({
    ...MODE,
    defaultValues: defaults.prescription,
  });
  const followUp = useForm<BookingForm>({ ...MODE, defaultValues: defaults.followUp });

  const read = useCallback(
    () =>
      toDraft({
        visit: visit.getValues(),
        prescription: prescription.getValues(),
        followUp: followUp.getValues(),
      }),
    [visit, prescription, followUp],
  );

  const show = (draft: ConsultationDraft) => {
    const forms = toForms(draft, patientId);
    visit.reset(forms.visit);
    prescription.reset(forms.prescription);
    followUp.reset(forms.followUp);
  };

  /** @param errors a message per field, named as in the body of the save */
  const refuse = (errors: Record<string, string>) => {
    for (const [field, message] of Object.entries(errors)) {
      const { form, name } = placeOf(field);
      if (form === 'visit') visit.setError(name as FieldPath<VisitFields>, { message });
      else if (form === 'prescription')
        prescription.setError(name as FieldPath<PrescriptionFields>, { message });
      else followUp.setError(name as FieldPath<BookingForm>, { message });
    }
  };

  return { visit, prescription, followUp, read, show, refuse };
}
export type VisitFormSet = ReturnType<typeof useVisitForms>;

/** Calls back after each change of any form. */
export function useTyped({ visit, prescription, followUp }: VisitFormSet, onTyped: () => void): void {
  const [ofVisit, ofPrescription, ofFollowUp] = [visit.subscribe, prescription.subscribe, followUp.subscribe];
  useEffect(() => {
    const formState = { values: true };
    const stops = [
      ofVisit({ formState, callback: onTyped }),
      ofPrescription({ formState, callback: onTyped }),
      ofFollowUp({ formState, callback: onTyped }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [ofVisit, ofPrescription, ofFollowUp, onTyped]);
}
