import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { VitalFields } from '../records/doctor/dialogs/VitalFields';
import { Section } from './Section';
import type { VisitFields } from './visitDraft';

interface VisitSectionProps {
  form: UseFormReturn<VisitFields>;
}

/** What the doctor has heard and seen, and what it is. */
export function NoteSection({ form: { register, formState } }: VisitSectionProps) {
  const { note, diagnosis } = formState.errors;
  return (
    <Section heading="Note and diagnosis">
      <TextField
        label="Note"
        multiline
        minRows={4}
        error={Boolean(note)}
        helperText={note?.message}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        {...register('note')}
      />
      <TextField
        label="Diagnosis"
        error={Boolean(diagnosis)}
        helperText={diagnosis?.message}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...register('diagnosis')}
      />
    </Section>
  );
}

/** What was measured. */
export const VitalsSection = ({ form: { register, formState } }: VisitSectionProps) => (
  <Section heading="Vital signs">
    <VitalFields register={register} errors={formState.errors.vitals} />
  </Section>
);
