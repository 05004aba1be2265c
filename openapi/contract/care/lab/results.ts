import { z } from 'zod';
import { freeText, lineOfText } from '../../common.js';
import { tValidation } from '../../messages/validation.js';
import messages from '../../../../messages/en/contract/care/lab-results.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { Flag, NotComparedReason } from './flags.js';
import { readResult } from './read-result.js';
import { Loinc } from './units/loinc.js';

const tLabResults = createMessages('contract/care/lab-results', messages);

export const MAX_RESULTS = 60;
/** Maximum length of findings, such as those of a culture or an image. */
export const MAX_FINDINGS = 4000;

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

export const Ucum = z
  .string()
  .trim()
  .regex(/^[!-~]{1,30}$/, tLabResults('ucumFormat'))
  .meta({
    description:
      'UCUM code of the unit. Needed only for a unit whose spelling the portal does not know; omitted otherwise.',
    examples: ['g/dL'],
  });

export const MolarMass = z
  .number()
  .min(1)
  .max(10_000_000)
  .meta({
    description:
      'Molar mass of the measured substance in grams per mole, for conversion between units such as mg/dL and mmol/L; omitted if there is none. Common LOINC codes imply it.',
    examples: [113.12],
  });

export const LabResultInput = z
  .strictObject({
    name: lineOfText(100, tLabResults('measuredMissing')).meta({
      description: 'Name of the measure.',
      examples: ['Haemoglobin'],
    }),
    value: z
      .union(
        [ResultNumber, freeText(MAX_FINDINGS, tLabResults('resultMissing'))],
        tLabResults('resultMissing'),
      )
      .meta({
        description:
          'A number, or text such as "Negative". A number can be sent as text: with thousands separators ("18,500", "1,20,000"), a decimal comma ("9,5"), an exponent, the digits of another script or its unit. "<5" and ">200" are also compared with the range; "1:80" is a titre. A number with marks ("126*", "1200 H") is refused.',
        examples: [11.2],
      }),
    unit: Unit.default(''),
    loinc: Loinc.optional().meta({
      description: 'LOINC code of the measure, if the report has one. Trends join results by it.',
    }),
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
  .refine(({ value, unit }) => readResult(value, unit).kind !== 'unreadable', {
    message: tLabResults('marked'),
    path: ['value'],
  })
  .meta({ id: 'LabResultInput' });
export type LabResultInput = z.infer<typeof LabResultInput>;

export const LabResult = z
  .strictObject({
    name: z.string().meta({ description: 'Name of the measure.', examples: ['Haemoglobin'] }),
    value: z.union([z.number(), z.string()]).meta({
      description: 'A number in `unit`, or text such as "Negative", "<5" or "1:80".',
      examples: [11.2],
    }),
    unit: z
      .string()
      .meta({ description: 'Unit of the value and the range; empty if there is none.', examples: ['g/dL'] }),
    loinc: Loinc.optional().meta({ description: 'LOINC code of the measure; omitted if there is none.' }),
    ucum: Ucum.optional(),
    molarMass: MolarMass.optional(),
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
    flag: Flag.nullable().meta({
      description: 'Comparison with the reference; null if the result was not compared.',
      examples: ['low'],
    }),
    notCompared: NotComparedReason.nullable().meta({
      description: 'Reason why there is no flag; null with a flag.',
      examples: [null],
    }),
  })
  .meta({ id: 'LabResult' });
export type LabResult = z.infer<typeof LabResult>;
