import { z } from 'zod';
import { EmergencyAdvice } from './emergency.js';
import messages from '../../../messages/en/contract/site/search.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tSearch = createMessages('contract/site/search', messages);

export const SEARCH_KINDS = ['doctor', 'speciality', 'labTest', 'medicine', 'post'] as const;
export const MAX_SEARCH_LENGTH = 100;
/** Results of a kind by default, and at most. */
export const PER_GROUP = 5;
export const MAX_PER_GROUP = 20;

export const SearchKind = z
  .enum(SEARCH_KINDS)
  .meta({ id: 'SearchKind', description: 'What a result is.', examples: ['doctor'] });
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH, tSearch('searchTooLong', { max: MAX_SEARCH_LENGTH }))
    .default('')
    .meta({
      description:
        'Words; blank finds nothing; a typing error and everyday words ("heart", "sugar") are understood.',
      examples: ['heart'],
    }),
  perGroup: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PER_GROUP)
    .optional()
    .meta({ description: `Results of each kind, ${PER_GROUP} when left out.`, examples: [PER_GROUP] }),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchItem = z
  .strictObject({
    id: z.string().meta({
      description: 'Id of the record, or the name of a speciality.',
      examples: ['66f1a2b3c4d5e6f708192a3b'],
    }),
    title: z.string().meta({ description: 'Name of what was found.', examples: ['Dr. Vikram Nair'] }),
    detail: z.string().meta({ description: 'One line more about it.', examples: ['Cardiology · 12 years'] }),
    path: z
      .string()
      .meta({ description: 'Route of the site, behind the #.', examples: ['/find-doctor?doctor=…'] }),
    imageUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Path of its picture on this server; null for what has none.',
        examples: ['/image/users/doctor.jpg'],
      }),
  })
  .meta({ id: 'SearchItem', description: 'Something that was found.' });
export type SearchItem = z.infer<typeof SearchItem>;

export const SearchGroup = z
  .strictObject({
    kind: SearchKind,
    total: z
      .number()
      .int()
      .meta({ description: 'Of this kind, whether listed here or not.', examples: [4] }),
    items: z.array(SearchItem).meta({ description: 'What was found of this kind, best first.' }),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.infer<typeof SearchGroup>;

export const SearchAnswer = z
  .strictObject({
    q: z.string().meta({ description: 'The words that were searched for.', examples: ['heart'] }),
    emergency: EmergencyAdvice.nullable().meta({
      description: 'Given when the words sound like an emergency, to be shown before all results; else null.',
    }),
    groups: z.array(SearchGroup).meta({
      description:
        'The kinds that have results, best first within each; for a complaint the speciality and its doctors stand before all others.',
    }),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;
