import { z } from 'zod';
import { Version, idOf, idsOf, instant } from '../../common.js';
import { UserDto } from '../accounts.js';
import { Address, Gender, HospitalNumber } from '../fields.js';
import messages from '../../../../messages/en/contract/people/merges.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';

const tMerges = createMessages('contract/people/merges', messages);

/** A merge can be undone for this many days. */
export const UNDO_MERGE_DAYS = 30;

/** The fields whose value an administrator chooses. `email` stands for the login: address and password. */
export const MERGED_FIELDS = ['fullName', 'email', 'mobile', 'dob', 'gender', 'address'] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

export const MERGE_SIDES = ['kept', 'merged'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

const Side = z.enum(MERGE_SIDES, tMerges('sideMissing')).meta({
  description: 'kept: the value of the record that stays; merged: the value of the other one.',
  examples: ['kept'],
});

const text = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description}; null if there is none.`, examples: [example] });

/** What a record has of each kind, for the comparison. */
export const MERGE_COUNTS = [
  'visits',
  'upcomingVisits',
  'records',
  'prescriptions',
  'labBookings',
  'orders',
  'payments',
  'openPayments',
  'dependants',
] as const;
export type MergeCount = (typeof MERGE_COUNTS)[number];

const count = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'Number of entries.', examples: [2] });

export const MergeCandidate = z
  .strictObject({
    ...idsOf('the patient'),
    fullName: z.string().meta({ description: 'Full name.', examples: ['Asha Rao'] }),
    hospitalNumber: HospitalNumber,
    email: text('Email address of the login', 'patient@demo.test'),
    mobile: text('Mobile number (E.164)', '+919812345678'),
    dob: text('Date of birth, YYYY-MM-DD', '1990-05-17'),
    dobEstimated: UserDto.shape.dobEstimated,
    gender: Gender.nullable(),
    address: Address,
    guardians: z.array(z.string()).meta({
      description: 'Names of the guardians of a patient without a login.',
      examples: [['Asha Rao']],
    }),
    allergies: z.array(z.string()).meta({
      description: 'Active allergies, or the statement that none are known.',
      examples: [['Penicillin']],
    }),
    counts: z
      .strictObject(
        Object.fromEntries(MERGE_COUNTS.map((name) => [name, count])) as Record<MergeCount, typeof count>,
      )
      .meta({ description: 'Number of entries of each kind.' }),
    version: Version,
    createdAt: instant('Time of the registration'),
  })
  .meta({ id: 'MergeCandidate', description: 'One of two patient records that may be merged.' });
export type MergeCandidate = z.infer<typeof MergeCandidate>;

export const MergePreview = z
  .strictObject({
    records: z
      .array(MergeCandidate)
      .length(2)
      .meta({ description: 'The two records, in the order of the request.' }),
    blocked: z
      .string()
      .nullable()
      .meta({ description: 'Why these records cannot be merged; null if they can.', examples: [null] }),
    conflicts: z
      .array(z.string())
      .meta({ description: 'What both records have, and what the merge makes of it.', examples: [[]] }),
  })
  .meta({ id: 'MergePreview', description: 'Two patient records side by side.' });
export type MergePreview = z.infer<typeof MergePreview>;

const ids = {
  keptId: idOf('the record that stays'),
  mergedId: idOf('the record that is merged into it'),
};

export const PreviewMerge = z
  .strictObject({ mergedId: ids.mergedId })
  .meta({ id: 'PreviewMerge', examples: [{ mergedId: '66f1a2b3c4d5e6f708192a3c' }] });
export type PreviewMerge = z.infer<typeof PreviewMerge>;

const choices = Object.fromEntries(MERGED_FIELDS.map((field) => [field, Side.optional()])) as Record<
  MergedField,
  z.ZodOptional<typeof Side>
>;

export const MergePatients = z
  .strictObject({
    ...ids,
    fields: z
      .strictObject(choices)
      .optional()
      .meta({
        description:
          'Which value each field gets. An omitted field keeps its value; a field without a value gets the other one. `email` moves the login: address and password.',
        examples: [{ mobile: 'merged' }],
      }),
    keptVersion: Version.optional(),
    mergedVersion: Version.optional(),
  })
  .meta({
    id: 'MergePatients',
    examples: [
      {
        keptId: '66f1a2b3c4d5e6f708192a3b',
        mergedId: '66f1a2b3c4d5e6f708192a3c',
        fields: { mobile: 'merged' },
      },
    ],
  });
export type MergePatients = z.infer<typeof MergePatients>;

export const MergeDto = z
  .strictObject({
    ...idsOf('the merge'),
    kept: z
      .strictObject({
        _id: idOf('the record that stays'),
        fullName: z.string().meta({ description: 'Name at the time of the merge.', examples: ['Asha Rao'] }),
      })
      .meta({ description: 'The record that stays.' }),
    merged: z
      .strictObject({
        _id: idOf('the record that was merged into it'),
        fullName: z.string().meta({ description: 'Name at the time of the merge.', examples: ['A. Rao'] }),
        hospitalNumber: HospitalNumber,
      })
      .meta({ description: 'The other record. Its hospital number finds the record that stays.' }),
    mergedBy: z.string().meta({ description: 'Name of the administrator.', examples: ['Demo Admin'] }),
    mergedAt: instant('Time of the merge'),
    undoUntil: instant('Time until which the merge can be undone'),
    canUndo: z.boolean().meta({ description: 'Whether the merge can still be undone.', examples: [true] }),
    undone: z
      .strictObject({
        at: instant('Time of the undo'),
        by: z.string().meta({ description: 'Name of the administrator.', examples: ['Demo Admin'] }),
      })
      .nullable()
      .meta({ description: 'Who undid the merge; null if it stands.', examples: [null] }),
    moved: z
      .number()
      .int()
      .min(0)
      .meta({ description: 'Number of entries that moved.', examples: [12] }),
  })
  .meta({ id: 'Merge', description: 'A patient record that was merged into another one.' });
export type MergeDto = z.infer<typeof MergeDto>;
