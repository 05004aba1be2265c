import { z } from 'zod';

/** Where a page begins in a list that is a plain array. */
export const Skip = z.coerce
  .number()
  .int()
  .min(0)
  .max(10_000_000)
  .optional()
  .meta({ description: 'Leaves out so many at the beginning of the list.', examples: [50] });
