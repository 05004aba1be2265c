import { z } from 'zod';

/** Offset of a page in a list that is a plain array. */
export const Skip = z.coerce
  .number()
  .int()
  .min(0)
  .max(10_000_000)
  .optional()
  .meta({ description: 'Number of rows to skip at the beginning of the list.', examples: [50] });
