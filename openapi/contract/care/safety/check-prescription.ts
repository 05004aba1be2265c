import { z } from 'zod';
import { MAX_MEDICINES } from '../prescription-facts.js';
import { CreatePrescription, MedicineRow } from '../prescriptions.js';
import { tValidation } from '../../messages/validation.js';
import { PrescriptionWarning } from './checks.js';

const { patientId, patientName, age, gender, date } = CreatePrescription.shape;
/** Texts that are still being entered. */
const entered = z
  .string()
  .trim()
  .max(60, tValidation('textTooLong', { max: 60 }))
  .optional();

const CheckedMedicine = z
  .strictObject({
    name: MedicineRow.shape.name,
    dosage: entered.meta({ description: 'Dose as text; may be incomplete.', examples: ['1 tablet'] }),
    frequency: entered.meta({ description: 'Frequency as text; may be incomplete.', examples: ['1-0-1'] }),
    duration: entered.meta({ description: 'Duration as text; may be incomplete.', examples: ['5 days'] }),
    dosages: MedicineRow.shape.dosages,
  })
  .meta({ id: 'CheckedMedicine' });

export const CheckPrescription = z
  .strictObject({
    patientId,
    patientName: patientName.optional(),
    age: age.optional(),
    gender: gender.optional(),
    date: date.optional().meta({ description: 'Day of the prescription; today if omitted.' }),
    medicines: z
      .array(CheckedMedicine)
      .max(MAX_MEDICINES, tValidation('tooManyMedicines', { max: MAX_MEDICINES }))
      .meta({ description: 'Medicines to check; empty to check the person only.' }),
  })
  .meta({
    id: 'CheckPrescription',
    examples: [{ patientId: '66f1a2b3c4d5e6f708192a3b', medicines: [{ name: 'Cap. Ampicillin 500' }] }],
  });
export type CheckPrescription = z.infer<typeof CheckPrescription>;

export const CheckedPrescription = z
  .strictObject({
    warnings: z.array(PrescriptionWarning).meta({ description: 'Warnings, the gravest first.' }),
    notice: z.string().meta({
      description: 'States that the tables are not complete; to be shown with the warnings.',
      examples: ['The tables are not complete. No warning does not mean that a medicine is safe.'],
    }),
  })
  .meta({ id: 'CheckedPrescription', description: 'What a doctor should know before prescribing.' });
export type CheckedPrescription = z.infer<typeof CheckedPrescription>;
