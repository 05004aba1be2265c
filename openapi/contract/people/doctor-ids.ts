import { z } from 'zod';
import { Instant, idOf, instant } from '../common.js';
import { bulk } from '../console/bulk.js';
import { Person } from './fields.js';
import messages from '../../../messages/en/contract/people/doctor-ids.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDoctorIds = createMessages('contract/people/doctor-ids', messages);

export const DoctorIdDto = z
  .strictObject({
    id: idOf('the DoctorId'),
    code: z.string().meta({
      description: 'Code for the registration of a doctor.',
      examples: ['HSP-CAR-0044-7Q2MZ8K4T9XVA'],
    }),
    usedBy: Person.nullable().meta({
      description: 'Doctor who registered with the code; null if it is unused.',
      examples: [null],
    }),
    usedAt: Instant.nullable().meta({
      description: 'Time of the registration with the code, in UTC (ISO 8601); null if it is unused.',
      examples: [null],
    }),
    createdAt: instant('Time when the hospital issued the code'),
  })
  .meta({ id: 'DoctorId', description: 'A registration code that the hospital issues to one doctor.' });
export type DoctorIdDto = z.infer<typeof DoctorIdDto>;

export const IssueDoctorId = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{1,24}$/, tDoctorIds('prefixFormat'))
      .optional()
      .meta({
        description:
          'Prefix of the code; HSP if omitted. The server adds 65 random bits, so codes cannot be guessed.',
        examples: ['HSP-CAR-0044'],
      }),
  })
  .meta({ id: 'IssueDoctorId' });
export type IssueDoctorId = z.infer<typeof IssueDoctorId>;

export const BulkDoctorIds = bulk('BulkDoctorIds', ['revoke']);
export type BulkDoctorIds = z.infer<typeof BulkDoctorIds>;
