import { z } from 'zod';
import { CalendarDate, Instant, ObjectId, instant } from '../common.js';
import { Person, Speciality } from '../people/fields.js';
import messages from '../../../messages/en/contract/care/queue.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tQueue = createMessages('contract/care/queue', messages);

export const ATTENDANCE_STATES = ['arrived', 'called', 'inConsultation', 'noShow'] as const;

export const AttendanceState = z.enum(ATTENDANCE_STATES).meta({
  id: 'AttendanceState',
  description:
    'Attendance of the patient of an accepted visit on its day: arrived → called → inConsultation, or noShow, which a late check-in ends. Independent of the status of the visit.',
  examples: ['arrived'],
});
export type AttendanceState = z.infer<typeof AttendanceState>;

const Token = z
  .number()
  .int()
  .meta({ description: 'Number in the queue of the doctor on that day, from 1.', examples: [7] });

const momentOf = (what: string) =>
  Instant.nullable().meta({ description: `${what}, in UTC (ISO 8601); null before that.` });

export const Attendance = z
  .strictObject({
    state: AttendanceState,
    token: Token.nullable().meta({
      description: 'Number in the queue, from 1; null if the patient never checked in.',
      examples: [7],
    }),
    arrivedAt: momentOf('Time of the check-in'),
    calledAt: momentOf('Time of the call'),
    startedAt: momentOf('Start of the consultation'),
  })
  .meta({ id: 'Attendance', description: 'Attendance of the patient on the day of the visit.' });
export type Attendance = z.infer<typeof Attendance>;

const Called = z.strictObject({
  token: Token,
  state: z.enum(['called', 'inConsultation']).meta({
    description: 'Whether the patient is called in or is with the doctor.',
    examples: ['inConsultation'],
  }),
});

const Waiting = z.strictObject({
  token: Token,
  place: z
    .number()
    .int()
    .meta({ description: 'Position in the queue; 1 is called next.', examples: [1] }),
  waitMinutes: z
    .number()
    .int()
    .meta({
      description: "Expected wait in minutes, based on today's pace.",
      examples: [15],
    }),
});

/** Maximum number of past calls on the screen of a waiting room. */
export const LAST_CALLS = 3;

const Call = z.strictObject({ token: Token, calledAt: instant('Time of the call') });

export const Queue = z
  .strictObject({
    doctor: Person.extend({
      speciality: Speciality.nullable().meta({
        description: 'Speciality of the doctor; null if not set.',
        examples: ['Cardiology'],
      }),
      room: z
        .string()
        .nullable()
        .meta({ description: 'Room of the doctor; null if none is set.', examples: ['12'] }),
    }).meta({ description: 'Doctor of the queue.' }),
    date: CalendarDate.meta({ description: "Today in the hospital's time zone, YYYY-MM-DD." }),
    paceMinutes: z
      .number()
      .int()
      .meta({
        description:
          'Mean duration of a consultation in minutes: of the last ones of today, otherwise the slot length.',
        examples: [15],
      }),
    current: z.array(Called).meta({
      description: 'Patients who are with the doctor or called in, by token.',
      examples: [[{ token: 6, state: 'inConsultation' }]],
    }),
    waiting: z.array(Waiting).meta({
      description: 'Waiting patients, sorted by token.',
      examples: [[{ token: 7, place: 1, waitMinutes: 15 }]],
    }),
    lastCalls: z.array(Call).meta({
      description: `Last ${LAST_CALLS} calls of today, newest first; visits that are over are included.`,
      examples: [[{ token: 6, calledAt: '2026-11-24T05:00:00.000Z' }]],
    }),
  })
  .meta({ id: 'Queue', description: "Today's queue of a doctor: tokens without names of patients." });
export type Queue = z.infer<typeof Queue>;

/** Maximum number of doctors per call or stream; all queue screens of a browser share one stream. */
export const MAX_QUEUES = 48;

export const QueuesQuery = z.strictObject({
  doctors: z
    .string()
    .regex(/^[0-9a-f]{24}(,[0-9a-f]{24}){0,47}$/, tQueue('doctorIdsFormat', { max: MAX_QUEUES }))
    .meta({
      description: `Ids of 1 to ${MAX_QUEUES} doctors, separated by commas.`,
      examples: ['66f1a2b3c4d5e6f708192a3c,66f1a2b3c4d5e6f708192a3d'],
    }),
});
export type QueuesQuery = z.infer<typeof QueuesQuery>;

export const QueueEvent = z
  .strictObject({
    doctorId: ObjectId.meta({
      description: 'Doctor whose queue has changed.',
      examples: ['66f1a2b3c4d5e6f708192a3c'],
    }),
  })
  .meta({
    id: 'QueueEvent',
    description:
      'Data of the event `queue` in the notification stream of the doctor and of each patient in the queue.',
  });
export type QueueEvent = z.infer<typeof QueueEvent>;
