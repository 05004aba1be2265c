import { z } from 'zod';
import { tValidation } from '../messages/validation.js';

/** Resources that are searched, in the order of the answer. */
export const CONSOLE_SEARCH_KINDS = [
  'patients',
  'doctors',
  'appointments',
  'orders',
  'lab-bookings',
  'payments',
] as const;
/** Records of one kind at most. */
export const CONSOLE_SEARCH_PER_GROUP = 5;
/** Shorter texts name nearly everyone. */
export const CONSOLE_SEARCH_MIN_LENGTH = 2;

export const ConsoleSearchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100, tValidation('searchTooLong'))
    .default('')
    .meta({
      description: `Beginnings of names, of an email address, a phone number or its last digits, an order number, or the id of a record; fewer than ${CONSOLE_SEARCH_MIN_LENGTH} characters find nothing.`,
      examples: ['Asha Rao'],
    }),
});
export type ConsoleSearchQuery = z.infer<typeof ConsoleSearchQuery>;

export const ConsoleSearchItem = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the record.', examples: ['66f1a2b3c4d5e6f708192a3b'] }),
    title: z.string().meta({ description: 'Whose or which it is.', examples: ['Asha Rao'] }),
    detail: z
      .string()
      .meta({ description: 'What tells it from others.', examples: ['patient@demo.test · +919812345678'] }),
    state: z
      .string()
      .nullable()
      .meta({ description: 'Status of the record; null where it has none.', examples: ['accepted'] }),
  })
  .meta({ id: 'ConsoleSearchItem', description: 'A record that was found.' });
export type ConsoleSearchItem = z.infer<typeof ConsoleSearchItem>;

export const ConsoleSearchGroup = z
  .strictObject({
    kind: z.enum(CONSOLE_SEARCH_KINDS).meta({ description: 'Resource of the records.' }),
    items: z.array(ConsoleSearchItem).meta({
      description: `The newest ${CONSOLE_SEARCH_PER_GROUP} that fit.`,
    }),
  })
  .meta({ id: 'ConsoleSearchGroup' });
export type ConsoleSearchGroup = z.infer<typeof ConsoleSearchGroup>;
