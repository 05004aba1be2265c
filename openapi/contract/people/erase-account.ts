import { z } from 'zod';
import { lineOfText } from '../common.js';
import { asciiEmail } from '../site/addresses.js';
import { tValidation } from '../messages/validation.js';

export const EraseAccount = z
  .strictObject({
    confirm: z
      .string(tValidation('emailMissing'))
      .trim()
      .toLowerCase()
      .overwrite(asciiEmail)
      .min(1, tValidation('emailMissing'))
      .max(254, tValidation('textTooLong', { max: 254 }))
      .meta({
        description:
          'Email address of the account as confirmation; the mobile number if it has no email address, or the full name if it has neither.',
        examples: ['patient@demo.test'],
      }),
    reason: lineOfText(200, tValidation('reasonMissing')).meta({
      description: 'Reason for the erasure; kept in the audit trail, so it should not name the person.',
      examples: ['Asked for by letter'],
    }),
  })
  .meta({
    id: 'EraseAccount',
    examples: [{ confirm: 'patient@demo.test', reason: 'Asked for by letter' }],
  });
export type EraseAccount = z.infer<typeof EraseAccount>;
