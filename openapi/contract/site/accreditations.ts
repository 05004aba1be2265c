import { z } from 'zod';
import { lineOfText } from '../common.js';
import messages from '../../../messages/en/contract/site/accreditations.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tAccreditation = createMessages('contract/site/accreditations', messages);

/** Kinds of accreditation, in the order of their badges. */
export const ACCREDITATION_KINDS = ['international', 'hospital', 'laboratory'] as const;
export type AccreditationKind = (typeof ACCREDITATION_KINDS)[number];

export const Accreditation = z
  .strictObject({
    kind: z.enum(ACCREDITATION_KINDS).meta({
      description:
        'Body of the accreditation: international, national hospital board, national laboratory board.',
      examples: ['hospital'],
    }),
    certificate: lineOfText(60, tAccreditation('certificateMissing')).meta({
      description: 'Number of the certificate; the badge shows it.',
      examples: ['H-2024-0153'],
    }),
    shown: z.boolean().meta({ description: 'Whether the public pages show the badge.', examples: [true] }),
  })
  .meta({ id: 'Accreditation', description: 'An accreditation of the hospital.' });
export type Accreditation = z.infer<typeof Accreditation>;

export const Accreditations = z
  .array(Accreditation)
  .max(ACCREDITATION_KINDS.length)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, tAccreditation('kindRepeated'))
  .meta({ description: 'Accreditations of the hospital, at most one of each kind.' });
