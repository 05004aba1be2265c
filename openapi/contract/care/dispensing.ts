import { z } from 'zod';

/** What was ordered of a line, for the answer. */
export const dispensedFields = {
  boxesOrdered: z
    .number()
    .int()
    .nullable()
    .meta({
      description:
        'Boxes of this medicine that were ordered for the prescription and are reserved, paid or delivered, without cancelled and refunded ones. null for a further line of the same medicine, which is counted with the first.',
      examples: [2],
    }),
  boxesOfCourse: z
    .number()
    .int()
    .nullable()
    .meta({
      description: 'Boxes of the whole course; null if the course or the content of a box is unknown.',
      examples: [6],
    }),
};
