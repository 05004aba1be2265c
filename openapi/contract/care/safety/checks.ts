import { z } from 'zod';

export const WARNING_KINDS = [
  'allergy',
  'crossAllergy',
  'notCompared',
  'duplicate',
  'repeated',
  'interaction',
  'dose',
  'person',
] as const;
/** What the doctor must do about a warning; `information` asks for nothing. */
export const WARNING_LEVELS = ['reason', 'decision', 'confirmation', 'information'] as const;

export const PrescriptionWarning = z
  .strictObject({
    id: z.string().meta({
      description: 'Id of the warning, the same for the same medicine and the same cause.',
      examples: ['allergy:66f1a2b3c4d5e6f708192a3b:cap ampicillin 500'],
    }),
    kind: z.enum(WARNING_KINDS).meta({
      description:
        'allergy: the medicine is or holds what the patient is allergic to; crossAllergy: a related class; notCompared: the tables do not know the medicine, so it was not compared with the allergies; duplicate: the substance is taken already, or a longer course of the same medicine; repeated: it stands twice on this prescription; interaction: known serious interaction; dose: above the usual maximum; person: name, age or sex differ from the record.',
    }),
    level: z.enum(WARNING_LEVELS).meta({
      description:
        'reason: an acknowledgement with a reason is required; decision: stop the old medicine or keep both (`onDuplicate` of the line); confirmation: confirm the person; information: shown only.',
    }),
    lines: z
      .array(z.number().int())
      .meta({ description: 'Lines of the prescription, from 0; empty for the person.', examples: [[0]] }),
    field: z.string().meta({ description: 'Field of the warning.', examples: ['medicines.0.name'] }),
    text: z.string().meta({
      description: 'Warning for the doctor.',
      examples: ['Cap. Ampicillin 500: the patient is allergic to Penicillins (severe: Rash).'],
    }),
    source: z
      .string()
      .nullable()
      .meta({ description: 'Source of the table entry; null for facts of the patient.', examples: [null] }),
    sourceDate: z
      .string()
      .nullable()
      .meta({ description: 'Date of the source, YYYY-MM-DD; null without a source.', examples: [null] }),
    active: z
      .strictObject({
        prescriptionId: z.string().meta({ description: 'Id of the prescription: 24 hexadecimal digits.' }),
        number: z.string().meta({ description: 'Number of the prescription.' }),
        name: z.string().meta({ description: 'Name of the medicine on it.' }),
      })
      .nullable()
      .meta({ description: 'Medicine that the patient takes already; null otherwise.', examples: [null] }),
  })
  .meta({ id: 'PrescriptionWarning', description: 'Something to consider before a prescription is given.' });
export type PrescriptionWarning = z.infer<typeof PrescriptionWarning>;
