import { z } from 'zod';
import { CalendarDate, Version, instant } from '../common.js';
import messages from '../../../messages/en/contract/people/deaths.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tDeaths = createMessages('contract/people/deaths', messages);

/** The recorded death of a patient (FHIR `Patient.deceased`). */
export const Death = z
  .strictObject({
    date: CalendarDate.nullable().meta({ description: 'Day of the death; null if unknown.' }),
    recordedAt: instant('Time when an administrator recorded the death'),
  })
  .meta({
    id: 'Death',
    description:
      'Recorded death of a patient. The account cannot log in, and no mail or notification is sent to or about the patient.',
  });
export type Death = z.infer<typeof Death>;

export const RecordDeath = z
  .strictObject({
    deceased: z.boolean(tDeaths('deceasedMissing')).meta({
      description: 'true: the patient has died; false: the death was recorded by mistake.',
      examples: [true],
    }),
    date: CalendarDate.nullable()
      .optional()
      .meta({ description: 'Day of the death, not in the future; null or omitted if unknown.' }),
    version: Version.optional(),
  })
  .meta({ id: 'RecordDeath', examples: [{ deceased: true, date: '2026-11-20' }] });
export type RecordDeath = z.infer<typeof RecordDeath>;
