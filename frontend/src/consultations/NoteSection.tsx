import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '../common/forms/TextField';
import { VitalFields } from '../records/doctor/dialogs/VitalFields';
import { Section } from './Section';
import type { VisitFields } from './draft/visitDraft';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';

interface VisitSectionProps {
  form: UseFormReturn<VisitFields>;
}

/** The doctor's findings and diagnosis. */
export function NoteSection({ form: { register, formState } }: VisitSectionProps) {
  const { note, diagnosis } = formState.errors;
  return (
    <Section heading={tConsultation('noteAndDiagnosis')}>
      <TextAreaField
        label={tPage('note')}
        rows={4}
        problem={note?.message}
        maxLength={5000}
        {...register('note')}
      />
      <TextField
        label={tPage('diagnosis')}
        problem={diagnosis?.message}
        maxLength={120}
        {...register('diagnosis')}
      />
    </Section>
  );
}

/** The measurements. */
export const VitalsSection = ({ form: { control }, dob }: VisitSectionProps & { dob: string | null }) => (
  <Section heading={tPage('vitalSigns')}>
    <VitalFields control={control} dob={dob} />
  </Section>
);
