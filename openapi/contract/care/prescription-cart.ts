import { z } from 'zod';
import { ObjectId } from '../common.js';
import { dispensedFields } from './dispensing.js';
import { MedicineRow } from './prescriptions.js';

const boxesAllowed = z
  .number()
  .int()
  .nullable()
  .meta({
    description:
      'Maximum number of boxes that can be ordered for the prescription; null without a limit: for a medicine that is sold without a prescription, or if `quantity` is null.',
    examples: [4],
  });

/** A medicine with the same substance, strength and form. */
const OtherBrand = z.strictObject({
  medicineId: ObjectId.meta({ description: "Id of the medicine in the hospital's pharmacy." }),
  name: z.string().meta({
    description: 'Name in the pharmacy.',
    examples: ['Metformin 500 mg tablets (Sukhayan)'],
  }),
  price: z.number().meta({ description: 'Current price per box, in rupees.', examples: [38.4] }),
  stock: z
    .number()
    .int()
    .meta({ description: 'Boxes in stock.', examples: [40] }),
  quantity: z
    .number()
    .int()
    .nullable()
    .meta({
      description: 'Boxes of it for what the named medicine has not in stock; null if unknown.',
      examples: [4],
    }),
  boxesAllowed,
});

export const MATCH_QUESTIONS = ['strength', 'form', 'name'] as const;
export type MatchQuestion = (typeof MATCH_QUESTIONS)[number];
/** Maximum number of products that are named while a line leaves open which one is meant. */
export const MAX_CHOICES = 6;

const Ask = z
  .enum(MATCH_QUESTIONS)
  .nullable()
  .meta({
    description:
      'What the prescribed name leaves open, so that no medicine is chosen: its strength, its form, or what the name means. null if nothing.',
    examples: [null],
  });

export const AvailabilityQuery = z.strictObject({
  name: MedicineRow.shape.name,
});
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>;

export const MedicineAvailability = z
  .strictObject({
    available: z
      .boolean()
      .meta({ description: "Whether the hospital's pharmacy has the medicine in stock." }),
    instead: z.array(z.string()).meta({
      description: 'Names of other brands of the same substance in stock, cheapest first.',
      examples: [['Metformin 500 mg tablets (Sukhayan)']],
    }),
    ask: Ask,
    choices: z.array(z.string()).meta({
      description:
        'Names of the medicines among which the name does not choose; empty if it leaves nothing open.',
      examples: [[]],
    }),
  })
  .meta({
    id: 'MedicineAvailability',
    description: "Availability of a medicine in the hospital's pharmacy.",
  });
export type MedicineAvailability = z.infer<typeof MedicineAvailability>;

export const PrescriptionCart = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          medicineId: ObjectId.nullable().meta({
            description:
              "Id of the medicine in the hospital's pharmacy: 24 hexadecimal digits; null if it is not sold.",
          }),
          name: z.string().meta({
            description: 'Name in the pharmacy, otherwise as prescribed.',
            examples: ['Metformin 500 mg tablets'],
          }),
          line: z
            .number()
            .int()
            .meta({
              description:
                'Number of the line on the prescription, from 1; the first active one of the medicine. Send it with the checkout.',
              examples: [1],
            }),
          ...dispensedFields,
          quantity: z
            .number()
            .int()
            .nullable()
            .meta({
              description:
                'Boxes of the course that are not ordered yet, 0 if none; null if the course or the content of a box is unknown: ask for the number of boxes. Not limited by `maxQuantity`.',
              examples: [4],
            }),
          boxesAllowed,
          maxQuantity: z
            .number()
            .int()
            .meta({ description: 'Maximum number of boxes of one medicine in an order.', examples: [20] }),
          price: z
            .number()
            .nullable()
            .meta({
              description: 'Current price per box, in rupees; null if it is not sold.',
              examples: [38.4],
            }),
          stock: z
            .number()
            .int()
            .meta({
              description: 'Boxes in stock; 0 if it is sold out or not sold.',
              examples: [40],
            }),
          available: z.boolean().meta({
            description:
              'Whether the pharmacy has this number of boxes in stock; with an unknown number, whether it has one.',
          }),
          instead: z.array(OtherBrand).meta({
            description:
              'Other brands in stock with the same substances, strengths and form, cheapest first; empty if the medicine is available, or if the doctor named a brand and did not consent to another.',
          }),
          ask: Ask,
        }),
      )
      .meta({ description: 'One entry per medicine of the prescription that is active.' }),
    refused: z
      .array(
        z.strictObject({
          line: z
            .number()
            .int()
            .meta({ description: 'Number of the line on the prescription, from 1.', examples: [1] }),
          name: z
            .string()
            .meta({ description: 'Name of the medicine.', examples: ['Metformin 500 mg tablets'] }),
          reason: z.string().meta({
            description: 'Why it cannot be ordered.',
            examples: ['Metformin 500 mg tablets: Stopped on Fri, 27 Nov 2026. It cannot be ordered.'],
          }),
        }),
      )
      .meta({ description: 'Lines that are not active, with the reason.', examples: [[]] }),
    allergies: z.array(z.string()).meta({
      description: 'Recorded allergies of the patient; empty if there are none.',
      examples: [['Penicillins']],
    }),
  })
  .meta({ id: 'PrescriptionCart', description: 'Suggested cart for a prescription.' });
export type PrescriptionCart = z.infer<typeof PrescriptionCart>;
