import { z } from 'zod';
import { freeText, instant, noteText } from '../common.js';
import messages from '../../../messages/en/contract/shop/lab-samples.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tLabSamples = createMessages('contract/shop/lab-samples', messages);

/** Types of specimens; none for examinations without one, e.g. imaging. */
export const SPECIMEN_TYPES = [
  'blood',
  'serum',
  'plasma',
  'edtaBlood',
  'urine',
  'stool',
  'swab',
  'sputum',
  'tissue',
  'other',
  'none',
] as const;

export const SpecimenType = z.enum(SPECIMEN_TYPES, tLabSamples('specimenMissing')).meta({
  id: 'SpecimenType',
  description:
    'Type of the specimen (FHIR Specimen.type): edtaBlood is whole blood with EDTA; none for examinations without a specimen.',
  examples: ['serum'],
});
export type SpecimenType = z.infer<typeof SpecimenType>;

export const specimenLabel = (type: SpecimenType): string => tLabSamples(`specimens.${type}`);

/** What a patient does before the sample is taken. */
export const Preparation = freeText(300, tLabSamples('preparationMissing')).meta({
  description: 'What the patient does before the sample is taken, as plain text; reminders repeat it.',
  examples: ['Fast for 8 to 10 hours; water is fine.'],
});

/** Facts of a test about its sample, as they are read. */
export const sampleFields = {
  specimenType: SpecimenType.nullable().meta({
    description: 'Type of the specimen; null if it is not stated.',
    examples: ['serum'],
  }),
  preparation: z
    .string()
    .nullable()
    .meta({
      description: 'What the patient does before the sample is taken; null if not stated.',
      examples: ['Fast for 8 to 10 hours; water is fine.'],
    }),
};

/** Why a laboratory cannot examine a sample. */
export const REJECTION_REASONS = [
  'haemolysed',
  'clotted',
  'insufficient',
  'mislabelled',
  'wrongContainer',
  'other',
] as const;

export const RejectionReason = z.enum(REJECTION_REASONS, tLabSamples('reasonMissing')).meta({
  id: 'RejectionReason',
  description: 'Reason why a sample cannot be examined.',
  examples: ['haemolysed'],
});
export type RejectionReason = z.infer<typeof RejectionReason>;

const RejectionNote = noteText(500).meta({
  description: 'Details of the rejection as plain text, required for `other`; the patient reads them.',
  examples: ['The tube had no label.'],
});

/** Maximum number of rejected samples per booking. */
export const MAX_REJECTIONS = 20;

/** Which sample of a booking: one more than the rejected ones. */
export const SampleNumber = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'Number of a sample: 1 for the first.', examples: [1] });

export const RejectLabSample = z
  .strictObject({
    reason: RejectionReason,
    note: RejectionNote,
    sample: SampleNumber.optional().meta({
      description:
        'Number of the sample as last read: 1 for the first. Fails with EDIT_CONFLICT if another one is current.',
      examples: [1],
    }),
  })
  .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
    message: tLabSamples('noteMissing'),
    path: ['note'],
  })
  .meta({ id: 'RejectLabSample', examples: [{ reason: 'haemolysed' }] });
export type RejectLabSample = z.infer<typeof RejectLabSample>;

export const RejectedSample = z
  .strictObject({
    collectedAt: instant('Time of the sample'),
    rejectedAt: instant('Time of the rejection'),
    reason: RejectionReason,
    note: z
      .string()
      .nullable()
      .meta({ description: 'Details of the rejection; null if there are none.', examples: [null] }),
    by: z
      .string()
      .nullable()
      .meta({
        description: 'For administrators: full name of the person who rejected it; otherwise null.',
        examples: ['Asha Rao'],
      }),
  })
  .meta({ id: 'RejectedSample', description: 'A sample that could not be examined.' });
export type RejectedSample = z.infer<typeof RejectedSample>;

/** The reason of a rejection as a sentence, with its details. */
export const rejectionText = ({ reason, note }: Pick<RejectedSample, 'reason' | 'note'>): string =>
  reason === 'other' && note ? note : [tLabSamples(`reasons.${reason}`), note].filter(Boolean).join(' ');

/** The reasons as short labels. */
export const rejectionLabel = (reason: RejectionReason): string => tLabSamples(`labels.${reason}`);
