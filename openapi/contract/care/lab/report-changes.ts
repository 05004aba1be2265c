import { z } from 'zod';

export const OutstandingMeasures = z
  .array(z.string())
  .meta({ description: 'Names of the outstanding measures; empty in a final report.', examples: [[]] });

/** Values that differ between two reports. */
export const ReportChanges = z
  .array(
    z.strictObject({
      name: z.string().meta({ description: 'Name of the measure.', examples: ['Haemoglobin'] }),
      before: z
        .string()
        .nullable()
        .meta({
          description: 'Earlier value with its unit; null if there was none.',
          examples: ['9.5 g/dL'],
        }),
      after: z
        .string()
        .nullable()
        .meta({ description: 'New value with its unit; null if it was removed.', examples: ['12.5 g/dL'] }),
    }),
  )
  .meta({ description: 'Values that differ from the previous report; empty in the first report.' });
export type ReportChanges = z.infer<typeof ReportChanges>;
