import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '../common/forms/TextField';
import { VitalFields } from '../records/doctor/dialogs/VitalFields';
import { Section } from './Section';
import type { VisitFields } from './draft/visitDraft';
import { consultationWords } from '../words/care/consultations';
import { pageWords } from '../words/pages';

interface VisitSectionProps {
  form: UseFormReturn<VisitFields>;
}

/** What the doctor has heard and seen, and what it is. */
export function NoteSection({ form: { register, formState } }: VisitSectionProps) {
  const { note, diagnosis } = formState.errors;
  return (
    <Section heading={consultationWords.noteAndDiagnosis}>
      <TextAreaField
        label={pageWords.note}
        rows={4}
        problem={note?.message}
        maxLength={5000}
        {...register('note')}
      />
      <TextField
        label={pageWords.diagnosis}
        problem={diagnosis?.message}
        maxLength={120}
        {...register('diagnosis')}
      />
    </Section>
  );
}

/** What was measured. */
export const VitalsSection = ({ form: { control } }: VisitSectionProps) => (
  <Section heading={pageWords.vitalSigns}>
    <VitalFields control={control} />
  </Section>
);
