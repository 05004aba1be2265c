import { z } from 'zod';
import { CalendarDate, instant } from '../common.js';
import { Loinc } from './lab/units/loinc.js';

/** Fields of a value with its usual range. */
export const usualRange = {
  low: z
    .number()
    .nullable()
    .meta({ description: 'Lower limit of the usual range; null if there is none.', examples: [60] }),
  high: z
    .number()
    .nullable()
    .meta({ description: 'Upper limit of the usual range; null if there is none.', examples: [100] }),
};

export const RecordTrend = z
  .strictObject({
    kind: z
      .enum(['vital', 'lab'])
      .meta({ description: 'vital: a vital sign; lab: a result of a lab report.' }),
    name: z.string().meta({ description: 'Display name of the measure.', examples: ['HbA1c'] }),
    unit: z.string().meta({
      description: 'Unit of the values and the range; empty for a result without a unit.',
      examples: ['%'],
    }),
    loinc: Loinc.nullable().meta({
      description: 'LOINC code of the newest result; null if it has none, and for vital signs.',
      examples: ['4548-4'],
    }),
    unitKnown: z.boolean().meta({
      description:
        'Whether the portal knows the unit. Values in a unit that it does not know, or that cannot be converted, are a trend of their own.',
    }),
    ...usualRange,
    points: z
      .array(
        z.strictObject({
          date: CalendarDate.meta({
            description: "Day of the value in the hospital's time zone, YYYY-MM-DD.",
          }),
          at: instant('Time of the value'),
          value: z.number().meta({ description: 'Value, in `unit`.', examples: [6.9] }),
          reported: z
            .strictObject({
              value: z.number().meta({ description: 'Value as reported.', examples: [52] }),
              unit: z.string().meta({ description: 'Unit of the report.', examples: ['mmol/mol'] }),
            })
            .optional()
            .meta({ description: 'Value and unit of the report, if the trend converts them.' }),
        }),
      )
      .meta({ description: 'Values, oldest first; several on one day if it was measured several times.' }),
  })
  .meta({ id: 'RecordTrend', description: 'A measure over time, for a chart.' });
export type RecordTrend = z.infer<typeof RecordTrend>;
