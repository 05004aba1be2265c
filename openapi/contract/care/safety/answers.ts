import { z } from 'zod';
import { lineOfText } from '../../common.js';
import messages from '../../../../messages/en/contract/care/safety.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { tValidation } from '../../messages/validation.js';
import { PrescriptionWarning } from './checks.js';

const tSafety = createMessages('contract/care/safety', messages);

/** More warnings than a prescription has. */
export const MAX_ANSWERS = 100;

export const Acknowledgement = z
  .strictObject({
    warningId: z
      .string(tSafety('warningId'))
      .min(1, tSafety('warningId'))
      .max(400, tValidation('textTooLong', { max: 400 }))
      .meta({
        description: 'Id of the warning, from the check or the refusal.',
        examples: ['allergy:66f1a2b3c4d5e6f708192a3b:cap ampicillin 500'],
      }),
    reason: lineOfText(300, tSafety('reasonMissing')).meta({
      description:
        'Why the medicine is given nevertheless; kept with the prescription and in the audit trail.',
      examples: ['Tolerated amoxicillin in 2024; allergy doubtful.'],
    }),
  })
  .meta({ id: 'Acknowledgement' });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/** The doctor's answers to warnings. */
export const safetyAnswers = {
  acknowledgements: z
    .array(Acknowledgement)
    .max(MAX_ANSWERS, tValidation('tooManyEntries', { max: MAX_ANSWERS }))
    .optional()
    .meta({ description: 'Reasons for warnings of the level `reason`, which must be given.' }),
  confirmPerson: z
    .boolean(tValidation('yesOrNo'))
    .optional()
    .meta({
      description: "Whether name, age and sex are right although the patient's record says otherwise.",
      examples: [true],
    }),
  askDuplicates: z
    .boolean(tValidation('yesOrNo'))
    .optional()
    .meta({
      description:
        'Whether warnings of the level `decision` must be answered by `onDuplicate` of their lines; without an answer the prescription is refused with PRESCRIPTION_UNCHECKED. `keep` then covers only the medicines of these warnings. False by default: the rules of `onDuplicate` then apply.',
      examples: [true],
    }),
};

/** A warning as it was when the prescription was written. */
export const StoredWarning = PrescriptionWarning.pick({ id: true, kind: true, level: true, text: true })
  .extend({
    reason: z
      .string()
      .nullable()
      .meta({ description: "The doctor's reason; null if none was needed.", examples: [null] }),
  })
  .meta({ id: 'StoredWarning', description: 'A warning of a written prescription.' });
export type StoredWarning = z.infer<typeof StoredWarning>;
