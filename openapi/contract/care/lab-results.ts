import { z } from 'zod';
import { lineOfText } from '../common.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/lab-results.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tLabResults = createMessages('contract/care/lab-results', messages);

export const MAX_RESULTS = 60;

/** A number that a result or an end of a reference range can be. */
export const ResultNumber = z.number().min(-1_000_000_000).max(1_000_000_000);

export const Unit = z
  .string()
  .trim()
  .max(30, tValidation('textTooLong', { max: 30 }))
  .meta({
    description: 'Unit of the value and of the range; empty for none.',
    examples: ['g/dL'],
  });

export const LabResultInput = z
  .strictObject({
    name: lineOfText(100, tLabResults('measuredMissing')).meta({
      description: 'What was measured.',
      examples: ['Haemoglobin'],
    }),
    value: z
      .union([ResultNumber, lineOfText(60, tLabResults('resultMissing'))], tLabResults('resultMissing'))
      .meta({
        description:
          'A number, or words such as "Negative". A number sent as text is read, also with a decimal comma; "<5" and ">200" are judged by the range as well.',
        examples: [11.2],
      }),
    unit: Unit.default(''),
    low: ResultNumber.nullish().meta({
      description: 'Lower end of the reference range, in `unit`; left out or null for none.',
      examples: [12],
    }),
    high: ResultNumber.nullish().meta({
      description: 'Upper end of the reference range, in `unit`; left out or null for none.',
      examples: [15.5],
    }),
  })
  .refine(({ low, high }) => low == null || high == null || low <= high, {
    message: tValidation('rangeReversed'),
    path: ['low'],
  })
  .meta({ id: 'LabResultInput' });
export type LabResultInput = z.infer<typeof LabResultInput>;

export const LabResult = z
  .strictObject({
    name: z.string().meta({ description: 'What was measured.', examples: ['Haemoglobin'] }),
    value: z
      .union([z.number(), z.string()])
      .meta({ description: 'A number in `unit`, or words such as "Negative".', examples: [11.2] }),
    unit: z
      .string()
      .meta({ description: 'Unit of the value and of the range; empty for none.', examples: ['g/dL'] }),
    low: z
      .number()
      .nullable()
      .meta({ description: 'Lower end of the reference range, in `unit`; null for none.', examples: [12] }),
    high: z
      .number()
      .nullable()
      .meta({ description: 'Upper end of the reference range, in `unit`; null for none.', examples: [15.5] }),
    flag: z.enum(['low', 'normal', 'high']).nullable().meta({
      description:
        'Made by the server; null for words, without a reference range, and where it cannot be told, as of "<5" beside 3 to 10.',
    }),
  })
  .meta({ id: 'LabResult' });
export type LabResult = z.infer<typeof LabResult>;
