import { z } from 'zod';
import { ObjectId, Version, idOf, idsOf, instant, lineOfText, noteText } from '../../common.js';
import messages from '../../../../messages/en/contract/care/allergies.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { writable } from '../../validation/writable.js';

const tAllergies = createMessages('contract/care/allergies', messages);

/** Severities of a reaction, as in FHIR, and life-threatening. */
export const ALLERGY_SEVERITIES = ['mild', 'moderate', 'severe', 'lifeThreatening'] as const;
export const ALLERGY_STATUSES = ['active', 'enteredInError'] as const;
export const ALLERGY_KINDS = ['class', 'substance', 'allergen', 'asWritten', 'noneKnown'] as const;
/** The guardian of a dependant records as `guardian`; an entry made from earlier free text has `earlierText`. */
export const ALLERGY_RECORDERS = ['patient', 'guardian', 'doctor', 'admin', 'earlierText'] as const;
/** Maximum number of active allergies of one patient. */
export const MAX_ALLERGIES = 50;

const Reaction = noteText(200).meta({
  description: 'Reaction, e.g. "rash"; null or omitted if it is not known.',
  examples: ['Rash and swollen lips'],
});
const Severity = z
  .enum(ALLERGY_SEVERITIES, tAllergies('severityMissing'))
  .nullable()
  .meta({
    description:
      'Severity of the reaction: mild, moderate, severe or lifeThreatening; null if it is not known.',
    examples: ['severe'],
  });
const Status = z.enum(ALLERGY_STATUSES, tAllergies('statusMissing')).meta({
  description: 'active, or enteredInError for an entry that was wrong or is no longer true. Both are kept.',
  examples: ['active'],
});

export const AllergyDto = z
  .strictObject({
    ...idsOf('the allergy'),
    patientId: idOf('the patient'),
    kind: z.enum(ALLERGY_KINDS).meta({
      description:
        'class: a class of substances; substance: one substance; allergen: no medicine, e.g. peanuts; asWritten: text that is no known name; noneKnown: the statement that no allergies are known.',
      examples: ['class'],
    }),
    code: z
      .string()
      .nullable()
      .meta({
        description:
          'Code of the class, substance or allergen; null for text that is no known name and for `noneKnown`.',
        examples: ['class:penicillins'],
      }),
    name: z.string().meta({
      description: 'Name of the class, substance or allergen; otherwise the text as written.',
      examples: ['Penicillins'],
    }),
    text: z
      .string()
      .nullable()
      .meta({
        description: 'The words of the entry, as written; null for `noneKnown`.',
        examples: ['Penicillin'],
      }),
    reaction: z
      .string()
      .nullable()
      .meta({ description: 'Reaction; null if it is not known.', examples: ['Rash and swollen lips'] }),
    severity: Severity,
    status: Status,
    recordedById: ObjectId.nullable().meta({
      description:
        'Id of the account that recorded the allergy; null for an entry made from earlier free text.',
    }),
    recordedByName: z
      .string()
      .nullable()
      .meta({
        description:
          'Full name of the person who recorded the allergy; null for an entry made from earlier free text.',
        examples: ['Dr. Ananya Sharma'],
      }),
    recordedByType: z.enum(ALLERGY_RECORDERS).meta({
      description:
        'Role of the person who recorded the allergy; earlierText for an entry made from free text.',
      examples: ['doctor'],
    }),
    recordedAt: instant('Time of the entry'),
    canChange: z.boolean().meta({ description: 'Whether the caller may change the entry.' }),
    version: Version,
  })
  .meta({
    id: 'Allergy',
    description:
      'An allergy or intolerance of a patient (FHIR AllergyIntolerance), or the statement that none are known.',
  });
export type AllergyDto = z.infer<typeof AllergyDto>;

const patientId = ObjectId.optional().meta({
  description:
    'Id of the patient. Patients may omit it, since they record only their own; doctors must name it.',
});

export const CreateAllergy = z
  .strictObject({
    patientId,
    substance: lineOfText(120, tAllergies('substanceMissing'))
      .regex(/^[^,;]*$/, tAllergies('oneAtATime'))
      .meta({
        description:
          'Name of a substance, a brand, a class or an allergen. A known name is coded; other text is kept as written.',
        examples: ['Penicillin'],
      }),
    reaction: Reaction,
    severity: Severity.optional(),
  })
  .meta({
    id: 'CreateAllergy',
    examples: [{ substance: 'Penicillin', reaction: 'Rash', severity: 'severe' }],
  });
export type CreateAllergy = z.infer<typeof CreateAllergy>;

export const StateNoAllergies = z
  .strictObject({ patientId })
  .meta({ id: 'StateNoAllergies', examples: [{ patientId: '66f1a2b3c4d5e6f708192a3b' }] });
export type StateNoAllergies = z.infer<typeof StateNoAllergies>;

/** Omitted fields are unchanged; read-only fields are ignored. */
export const UpdateAllergy = writable(
  AllergyDto,
  z.strictObject({ reaction: Reaction, severity: Severity, status: Status, version: Version }).partial(),
).meta({ id: 'UpdateAllergy', examples: [{ status: 'enteredInError', version: 1 }] });
export type UpdateAllergy = z.infer<typeof UpdateAllergy>;

export const AllergyChoice = z
  .strictObject({
    code: z.string().meta({ description: 'Code of the entry.', examples: ['class:penicillins'] }),
    kind: z.enum(['class', 'substance', 'allergen']).meta({ description: 'Kind of the entry.' }),
    name: z.string().meta({ description: 'Display name.', examples: ['Penicillins'] }),
    otherNames: z.array(z.string()).meta({
      description: 'Other names and brands that stand for it.',
      examples: [['penicillin']],
    }),
  })
  .meta({
    id: 'AllergyChoice',
    description: 'A class, substance or allergen that allergies are coded with.',
  });
export type AllergyChoice = z.infer<typeof AllergyChoice>;
