import { z } from 'zod';
import { StepReason } from '../care/appointments.js';
import { ObjectId, idOf } from '../common.js';
import messages from '../../../messages/en/contract/console/bulk.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tBulk = createMessages('contract/console/bulk', messages);

/** Maximum number of records per call. */
export const MAX_AT_ONCE = 100;

const Ids = z
  .array(ObjectId)
  .min(1, tBulk('recordMissing'))
  .max(MAX_AT_ONCE, tBulk('tooManyRecords', { max: MAX_AT_ONCE }))
  .meta({
    description: `Ids of 1 to ${MAX_AT_ONCE} records. Repeated ids count once.`,
    examples: [['66f1a2b3c4d5e6f708192a3b', '66f1a2b3c4d5e6f708192a3c']],
  });

/** Body of an action on several records of a resource. */
export const bulk = <const Actions extends readonly [string, ...string[]]>(id: string, actions: Actions) =>
  z
    .strictObject({
      action: z.enum(actions).meta({ description: 'Action for each record.', examples: [actions[0]] }),
      ids: Ids,
    })
    .meta({
      id,
      description: 'An action on several records. The rules of the single call apply to each one.',
    });

const APPOINTMENT_ACTIONS = ['cancel', 'reject', 'complete'] as const;

export const BulkAppointments = z
  .strictObject({
    action: z
      .enum(APPOINTMENT_ACTIONS)
      .meta({ description: 'Action for each record.', examples: ['cancel'] }),
    ids: Ids,
    reason: StepReason.optional().meta({
      description:
        'Reason for the cancellation or rejection; part of the notifications to patients and doctors and of the refunds. Only with `cancel` and `reject`.',
      examples: ['The doctor is ill.'],
    }),
  })
  .meta({
    id: 'BulkAppointments',
    description: 'An action on several appointments. The rules of the single call apply to each one.',
  });

export type BulkAppointments = z.infer<typeof BulkAppointments>;

const BulkDone = z.strictObject({
  id: idOf('the record'),
  ok: z.literal(true).meta({ description: 'true: the action was done.' }),
});
const BulkRefused = z.strictObject({
  id: idOf('the record'),
  ok: z.literal(false).meta({ description: 'false: the action was refused and the record is unchanged.' }),
  code: z.string().meta({
    description: 'Error code as in the single call.',
    examples: ['NOT_FOUND'],
  }),
  error: z.string().meta({
    description: 'Error message for the user.',
    examples: ['This does not exist, or you are not allowed to see it.'],
  }),
});

export const BulkResult = z
  .strictObject({
    results: z
      .array(z.discriminatedUnion('ok', [BulkDone, BulkRefused]))
      .meta({ description: 'One entry per record, in the order of the request.' }),
  })
  .meta({
    id: 'BulkResult',
    description: 'Result per record, in the order of the request.',
    examples: [
      {
        results: [
          { id: '66f1a2b3c4d5e6f708192a3b', ok: true },
          {
            id: '66f1a2b3c4d5e6f708192a3c',
            ok: false,
            code: 'NOT_FOUND',
            error: 'This does not exist, or you are not allowed to see it.',
          },
        ],
      },
    ],
  });
export type BulkResult = z.infer<typeof BulkResult>;
