import { z } from 'zod';
import { ObjectId, instant, lineOfText } from '../common.js';
import messages from '../../../messages/en/contract/care/entered-in-error.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tInError = createMessages('contract/care/entered-in-error', messages);

const REASON_LENGTH = 300;

const by = z
  .string()
  .meta({ description: 'Full name of the person who did it.', examples: ['Dr. Ananya Sharma'] });
const reasonRead = z
  .string()
  .meta({ description: 'Why the person corrected the entry.', examples: ['Written for the wrong patient.'] });

/** Who corrected an entry, when and why. */
const correction = (what: string) => ({ at: instant(what), by, reason: reasonRead });

/** FHIR status `entered-in-error`. Null in every answer to a patient, who does not get the entry at all. */
export const EnteredInError = z
  .strictObject(correction('Time when it was hidden'))
  .nullable()
  .meta({
    description:
      'Set for an entry that was entered in error: patients, summaries, trends, exports and documents omit it. Null otherwise.',
    examples: [null],
  });
export type EnteredInError = z.infer<typeof EnteredInError>;

export const MovedHere = z
  .strictObject(correction('Time of the move'))
  .nullable()
  .meta({
    description:
      "Set for an entry that was moved here from another patient's record; null otherwise, and in answers to patients.",
    examples: [null],
  });
export type MovedHere = z.infer<typeof MovedHere>;

const reason = lineOfText(REASON_LENGTH, tInError('reasonMissing')).meta({
  description: 'Reason, on one line. Doctors and administrators read it, patients do not.',
  examples: ['Written for the wrong patient.'],
});

export const HideEntry = z.strictObject({ reason }).meta({ id: 'HideEntry' });
export type HideEntry = z.infer<typeof HideEntry>;

export const MoveEntry = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'Id of the patient to whom the entry belongs.' }),
    reason,
  })
  .meta({ id: 'MoveEntry' });
export type MoveEntry = z.infer<typeof MoveEntry>;
