import { z } from 'zod';
import { tValidation } from '../messages/validation.js';

/** Searched resources, in the order of the response. */
export const CONSOLE_SEARCH_KINDS = [
  'patients',
  'doctors',
  'appointments',
  'orders',
  'lab-bookings',
  'payments',
] as const;
/** Maximum number of records per kind. */
export const CONSOLE_SEARCH_PER_GROUP = 5;
/** Shorter texts match nearly all names. */
export const CONSOLE_SEARCH_MIN_LENGTH = 2;

export const ConsoleSearchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100, tValidation('searchTooLong'))
    .default('')
    .meta({
      description: `Beginnings of names, of an email address, a phone number or its last digits, an order number, or the id of a record. Fewer than ${CONSOLE_SEARCH_MIN_LENGTH} characters find nothing.`,
      examples: ['Asha Rao'],
    }),
});
export type ConsoleSearchQuery = z.infer<typeof ConsoleSearchQuery>;

export const ConsoleSearchItem = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the record.', examples: ['66f1a2b3c4d5e6f708192a3b'] }),
    title: z
      .string()
      .meta({ description: 'Title of the record: its person or its name.', examples: ['Asha Rao'] }),
    detail: z.string().meta({
      description: 'Details that distinguish the record.',
      examples: ['patient@demo.test · +919812345678'],
    }),
    state: z
      .string()
      .nullable()
      .meta({ description: 'Status of the record; null if it has none.', examples: ['accepted'] }),
  })
  .meta({ id: 'ConsoleSearchItem', description: 'A matching record.' });
export type ConsoleSearchItem = z.infer<typeof ConsoleSearchItem>;

export const ConsoleSearchGroup = z
  .strictObject({
    kind: z.enum(CONSOLE_SEARCH_KINDS).meta({ description: 'Resource of the records.' }),
    items: z.array(ConsoleSearchItem).meta({
      description: `Newest ${CONSOLE_SEARCH_PER_GROUP} matching records.`,
    }),
  })
  .meta({ id: 'ConsoleSearchGroup' });
export type ConsoleSearchGroup = z.infer<typeof ConsoleSearchGroup>;
