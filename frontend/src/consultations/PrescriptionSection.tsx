import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import type { CreatePrescription } from '../../../openapi/contract/care/prescriptions.js';
import { TextAreaField } from '../common/forms/TextField';
import { MedicineRows } from '../prescriptions/form/MedicineRows';
import { AllergyBanner } from '../prescriptions/safety/AllergyBanner';
import { SafetyWarnings } from '../prescriptions/safety/SafetyWarnings';
import type { Safety } from '../prescriptions/safety/useSafety';
import { PersonFields } from '../prescriptions/form/PersonFields';
import { RegistrationNotice } from '../prescriptions/form/RegistrationNotice';
import type { PrescriptionFields } from '../prescriptions/form/prescriptionFields';
import { Section } from './Section';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';

interface PrescriptionSectionProps {
  form: UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;
  safety: Safety;
}

/** The prescription form without the visit's own data: patient, date, doctor and diagnosis. */
export function PrescriptionSection({ form, safety }: PrescriptionSectionProps) {
  const { register, formState } = form;
  const { symptoms, notes } = formState.errors;
  return (
    <Section heading={tPage('prescription')}>
      <Typography variant="body2" color="text.secondary">
        {tConsultation('emptyPrescriptionHint')}
      </Typography>
      <RegistrationNotice />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <PersonFields form={form} />
      </Box>
      <TextAreaField
        label={tPage('symptoms')}
        problem={symptoms?.message}
        maxLength={2000}
        {...register('symptoms')}
      />
      <AllergyBanner patientId={form.watch('patientId')} />
      <MedicineRows form={form} />
      <SafetyWarnings safety={safety} />
      <TextAreaField
        label={tPage('additionalNotes')}
        problem={notes?.message}
        maxLength={2000}
        {...register('notes')}
      />
    </Section>
  );
}
