import { z } from 'zod';
import { StepReason } from '../care/appointments.js';
import { ObjectId, idOf } from '../common.js';
import messages from '../../../messages/en/contract/console/bulk.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tBulk = createMessages('contract/console/bulk', messages);

/** Records that one call may act on. */
export const MAX_AT_ONCE = 100;

const Ids = z
  .array(ObjectId)
  .min(1, tBulk('recordMissing'))
  .max(MAX_AT_ONCE, tBulk('tooManyRecords', { max: MAX_AT_ONCE }))
  .meta({
    description: `Ids of 1 to ${MAX_AT_ONCE} records. One that is named twice counts once.`,
    examples: [['66f1a2b3c4d5e6f708192a3b', '66f1a2b3c4d5e6f708192a3c']],
  });

/** The body of one action on several records of a resource. */
export const bulk = <const Actions extends readonly [string, ...string[]]>(id: string, actions: Actions) =>
  z
    .strictObject({
      action: z.enum(actions).meta({ description: 'What happens to each of them.', examples: [actions[0]] }),
      ids: Ids,
    })
    .meta({ id, description: 'One action on several records; each by the rules of the single step.' });

const APPOINTMENT_ACTIONS = ['cancel', 'reject', 'complete'] as const;

export const BulkAppointments = z
  .strictObject({
    action: z
      .enum(APPOINTMENT_ACTIONS)
      .meta({ description: 'What happens to each of them.', examples: ['cancel'] }),
    ids: Ids,
    reason: StepReason.optional().meta({
      description:
        'Why they are cancelled or rejected: patients, doctors and the refunds name it. Only with `cancel` and `reject`.',
      examples: ['The doctor is ill.'],
    }),
  })
  .meta({
    id: 'BulkAppointments',
    description: 'One action on several appointments; each by the rules of the single step.',
  });

export type BulkAppointments = z.infer<typeof BulkAppointments>;

const BulkDone = z.strictObject({
  id: idOf('the record'),
  ok: z.literal(true).meta({ description: 'true: the action was done.' }),
});
const BulkRefused = z.strictObject({
  id: idOf('the record'),
  ok: z.literal(false).meta({ description: 'false: the action was refused and the record is as it was.' }),
  code: z.string().meta({
    description: 'As in the error body of the single step.',
    examples: ['NOT_FOUND'],
  }),
  error: z.string().meta({
    description: 'Why not, for a person.',
    examples: ['This does not exist, or you may not see it.'],
  }),
});

export const BulkResult = z
  .strictObject({
    results: z
      .array(z.discriminatedUnion('ok', [BulkDone, BulkRefused]))
      .meta({ description: 'One entry for each record, in the order in which they were named.' }),
  })
  .meta({
    id: 'BulkResult',
    description: 'What became of each record, in the order in which they were named.',
    examples: [
      {
        results: [
          { id: '66f1a2b3c4d5e6f708192a3b', ok: true },
          {
            id: '66f1a2b3c4d5e6f708192a3c',
            ok: false,
            code: 'NOT_FOUND',
            error: 'This does not exist, or you may not see it.',
          },
        ],
      },
    ],
  });
export type BulkResult = z.infer<typeof BulkResult>;
