import { z } from 'zod';
import messages from '../../../../messages/en/contract/care/verification.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { tidyPasted } from '../../site/addresses.js';
import { PrescribedMedicine, PrescriptionDto } from '../prescriptions.js';
import { CODE_ALPHABET, CODE_LENGTH, plainCode } from './verification-code.js';

const tVerification = createMessages('contract/care/verification', messages);

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** Number and code, as printed on a prescription. */
export const VerifyPrescription = z
  .strictObject({
    number: z
      .string(tVerification('numberMissing'))
      .overwrite(tidyPasted)
      .toUpperCase()
      .min(1, tVerification('numberMissing'))
      .regex(/^RX-\d{4}-[A-Z0-9]{6}$/, tVerification('numberFormat'))
      .meta({ description: 'Number of the prescription; case-insensitive.', examples: ['RX-2026-7KQ4XM'] }),
    code: z
      .string(tVerification('codeMissing'))
      .max(100, tVerification('codeFormat'))
      .overwrite(plainCode)
      .min(1, tVerification('codeMissing'))
      .regex(CODE, tVerification('codeFormat'))
      .meta({
        description:
          'Verification code of the prescription: ten characters of Crockford’s Base32. Case, spaces and hyphens do not matter; O is read as 0, I and L as 1.',
        examples: ['K7QM2HX9PD'],
      }),
  })
  .meta({ id: 'VerifyPrescription', examples: [{ number: 'RX-2026-7KQ4XM', code: 'K7QM2HX9PD' }] });
export type VerifyPrescription = z.infer<typeof VerifyPrescription>;

const VerifiedMedicine = PrescribedMedicine.pick({
  line: true,
  name: true,
  quantity: true,
  status: true,
  statusOn: true,
}).meta({ id: 'VerifiedMedicine', description: 'A medicine of a prescription and its state today.' });

export const VerifiedPrescription = PrescriptionDto.pick({
  number: true,
  date: true,
  doctorName: true,
  state: true,
})
  .extend({
    doctorRegistration: z
      .string()
      .nullable()
      .meta({
        description:
          'Registration number of the doctor with a medical council, as printed; null in older ones.',
        examples: ['KMC 45821'],
      }),
    patientInitials: z
      .string()
      .meta({ description: 'First letters of the names of the patient.', examples: ['A. R.'] }),
    medicines: z.array(VerifiedMedicine).meta({ description: 'All medicines, in the order of the paper.' }),
  })
  .meta({
    id: 'VerifiedPrescription',
    description: 'What the hospital says about a prescription to a person who holds the paper.',
  });
export type VerifiedPrescription = z.infer<typeof VerifiedPrescription>;
