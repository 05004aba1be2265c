import { z } from 'zod';
import { EmergencyAdvice } from './emergency.js';
import messages from '../../../messages/en/contract/site/search.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tSearch = createMessages('contract/site/search', messages);

export const SEARCH_KINDS = ['doctor', 'speciality', 'labTest', 'medicine', 'post'] as const;
export const MAX_SEARCH_LENGTH = 100;
/** Default and maximum number of results per kind. */
export const PER_GROUP = 5;
export const MAX_PER_GROUP = 20;

export const SearchKind = z
  .enum(SEARCH_KINDS)
  .meta({ id: 'SearchKind', description: 'Kind of result.', examples: ['doctor'] });
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH, tSearch('searchTooLong', { max: MAX_SEARCH_LENGTH }))
    .default('')
    .meta({
      description:
        'Search text; blank finds nothing. Tolerates typing errors and understands everyday words ("heart", "sugar").',
      examples: ['heart'],
    }),
  perGroup: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_PER_GROUP)
    .optional()
    .meta({ description: `Results per kind; ${PER_GROUP} if omitted.`, examples: [PER_GROUP] }),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchItem = z
  .strictObject({
    id: z.string().meta({
      description: 'Id of the record, or name of the speciality.',
      examples: ['66f1a2b3c4d5e6f708192a3b'],
    }),
    title: z.string().meta({ description: 'Name of the result.', examples: ['Dr. Vikram Nair'] }),
    detail: z
      .string()
      .meta({ description: 'Second line of the result.', examples: ['Cardiology · 12 years'] }),
    path: z
      .string()
      .meta({ description: 'Route of the site, after the #.', examples: ['/find-doctor?doctor=…'] }),
    imageUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Path of the picture on this server; null if there is none.',
        examples: ['/image/users/doctor.jpg'],
      }),
  })
  .meta({ id: 'SearchItem', description: 'A search result.' });
export type SearchItem = z.infer<typeof SearchItem>;

export const SearchGroup = z
  .strictObject({
    kind: SearchKind,
    total: z
      .number()
      .int()
      .meta({ description: 'Number of results of this kind, including those not listed.', examples: [4] }),
    items: z.array(SearchItem).meta({ description: 'Results of this kind, best first.' }),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.infer<typeof SearchGroup>;

export const SearchAnswer = z
  .strictObject({
    q: z.string().meta({ description: 'Search text of the request.', examples: ['heart'] }),
    emergency: EmergencyAdvice.nullable().meta({
      description:
        'Emergency advice if the search text may be about an emergency, to show before all results; null otherwise.',
    }),
    groups: z.array(SearchGroup).meta({
      description:
        'Kinds with results, best first within each. For a symptom, the speciality and its doctors come first.',
    }),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;
