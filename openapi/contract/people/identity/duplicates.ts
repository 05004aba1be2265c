import { z } from 'zod';
import { idsOf, instant } from '../../common.js';
import { PatientCandidate } from './candidates.js';

/** open: not looked at yet; different: a member of the staff stated that these are two people. */
export const DUPLICATE_STATES = ['open', 'different'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];

const { score, reasons, ...summary } = PatientCandidate.shape;

export const DuplicateRecord = z
  .strictObject(summary)
  .meta({ id: 'DuplicateRecord', description: 'One of two patient records that may be one person.' });
export type DuplicateRecord = z.infer<typeof DuplicateRecord>;

export const PossibleDuplicate = z
  .strictObject({
    ...idsOf('the pair'),
    state: z.enum(DUPLICATE_STATES).meta({
      description: 'open: may be one person; different: the staff stated that these are two people.',
      examples: ['open'],
    }),
    score,
    reasons,
    records: z.array(DuplicateRecord).length(2).meta({ description: 'The two records.' }),
    decided: z
      .strictObject({
        at: instant('Time of the statement'),
        by: z.string().meta({ description: 'Name of the administrator.', examples: ['Demo Admin'] }),
      })
      .nullable()
      .meta({ description: 'Who stated that these are two people; null if open.', examples: [null] }),
  })
  .meta({ id: 'PossibleDuplicate', description: 'Two patient records that may be one person.' });
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>;
