import { z } from 'zod';
import { lineOfText } from '../common.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/lab-results.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tLabResults = createMessages('contract/care/lab-results', messages);

export const MAX_RESULTS = 60;

/** A number that is valid as a result or as a limit of a reference range. */
export const ResultNumber = z.number().min(-1_000_000_000).max(1_000_000_000);

export const Unit = z
  .string()
  .trim()
  .max(30, tValidation('textTooLong', { max: 30 }))
  .meta({
    description: 'Unit of the value and the range; empty if there is none.',
    examples: ['g/dL'],
  });

export const LabResultInput = z
  .strictObject({
    name: lineOfText(100, tLabResults('measuredMissing')).meta({
      description: 'Name of the measure.',
      examples: ['Haemoglobin'],
    }),
    value: z
      .union([ResultNumber, lineOfText(60, tLabResults('resultMissing'))], tLabResults('resultMissing'))
      .meta({
        description:
          'A number, or text such as "Negative". A number can be sent as text, also with a decimal comma. "<5" and ">200" are also compared with the range.',
        examples: [11.2],
      }),
    unit: Unit.default(''),
    low: ResultNumber.nullish().meta({
      description: 'Lower limit of the reference range, in `unit`; null or omitted for none.',
      examples: [12],
    }),
    high: ResultNumber.nullish().meta({
      description: 'Upper limit of the reference range, in `unit`; null or omitted for none.',
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
    name: z.string().meta({ description: 'Name of the measure.', examples: ['Haemoglobin'] }),
    value: z
      .union([z.number(), z.string()])
      .meta({ description: 'A number in `unit`, or text such as "Negative".', examples: [11.2] }),
    unit: z
      .string()
      .meta({ description: 'Unit of the value and the range; empty if there is none.', examples: ['g/dL'] }),
    low: z
      .number()
      .nullable()
      .meta({
        description: 'Lower limit of the reference range, in `unit`; null if there is none.',
        examples: [12],
      }),
    high: z
      .number()
      .nullable()
      .meta({
        description: 'Upper limit of the reference range, in `unit`; null if there is none.',
        examples: [15.5],
      }),
    flag: z.enum(['low', 'normal', 'high']).nullable().meta({
      description:
        'Set by the server. Null for text, without a reference range, and if the comparison is undecided, e.g. "<5" with the range 3 to 10.',
    }),
  })
  .meta({ id: 'LabResult' });
export type LabResult = z.infer<typeof LabResult>;
