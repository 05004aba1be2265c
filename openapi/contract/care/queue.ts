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
    'Where the patient of an accepted visit is on its day: arrived → called → inConsultation, or noShow, which a late arrival ends. It stands beside the status of the visit.',
  examples: ['arrived'],
});
export type AttendanceState = z.infer<typeof AttendanceState>;

const Token = z
  .number()
  .int()
  .meta({ description: 'Number in the queue of this doctor on this day, from 1.', examples: [7] });

const momentOf = (what: string) =>
  Instant.nullable().meta({ description: `${what}: an instant in UTC, ISO 8601; null before that.` });

export const Attendance = z
  .strictObject({
    state: AttendanceState,
    token: Token.nullable().meta({
      description: 'Number in the queue, from 1; null for a patient who never checked in.',
      examples: [7],
    }),
    arrivedAt: momentOf('When the patient checked in'),
    calledAt: momentOf('When the patient was called'),
    startedAt: momentOf('When the consultation began'),
  })
  .meta({ id: 'Attendance', description: 'Where the patient of a visit is on its day.' });
export type Attendance = z.infer<typeof Attendance>;

const Called = z.strictObject({
  token: Token,
  state: z.enum(['called', 'inConsultation']).meta({
    description: 'Whether the patient is asked to come in, or is with the doctor.',
    examples: ['inConsultation'],
  }),
});

const Waiting = z.strictObject({
  token: Token,
  place: z
    .number()
    .int()
    .meta({ description: 'Place among those who wait: 1 is called next.', examples: [1] }),
  waitMinutes: z
    .number()
    .int()
    .meta({
      description: "Expected wait in minutes, from today's pace.",
      examples: [15],
    }),
});

/** How many calls a waiting room's screen can look back on. */
export const LAST_CALLS = 3;

const Call = z.strictObject({ token: Token, calledAt: instant('When the patient was called') });

export const Queue = z
  .strictObject({
    doctor: Person.extend({
      speciality: Speciality.nullable().meta({
        description: "The doctor's speciality.",
        examples: ['Cardiology'],
      }),
      room: z
        .string()
        .nullable()
        .meta({ description: 'Where the doctor sees patients; null when not given.', examples: ['12'] }),
    }).meta({ description: 'Whose queue it is.' }),
    date: CalendarDate.meta({ description: "Today in the hospital's time zone, YYYY-MM-DD." }),
    paceMinutes: z
      .number()
      .int()
      .meta({
        description:
          'Minutes that a consultation takes: the mean of the last ones of today, else the length of a slot.',
        examples: [15],
      }),
    current: z.array(Called).meta({
      description: 'Who is with the doctor or asked to come in, by token.',
      examples: [[{ token: 6, state: 'inConsultation' }]],
    }),
    waiting: z.array(Waiting).meta({
      description: 'Who has arrived and waits, in the order of the tokens.',
      examples: [[{ token: 7, place: 1, waitMinutes: 15 }]],
    }),
    lastCalls: z.array(Call).meta({
      description: `The last ${LAST_CALLS} calls of today, the newest first; also of visits that are over.`,
      examples: [[{ token: 6, calledAt: '2026-11-24T05:00:00.000Z' }]],
    }),
  })
  .meta({ id: 'Queue', description: 'The queue of a doctor today: tokens, no names of patients.' });
export type Queue = z.infer<typeof Queue>;

/** Doctors whose queues one call or stream serves: all the screens of a browser share a stream. */
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
      description: 'The doctor whose queue has changed.',
      examples: ['66f1a2b3c4d5e6f708192a3c'],
    }),
  })
  .meta({
    id: 'QueueEvent',
    description:
      'Data of the event `queue` on the stream of notifications of the doctor, and of each patient in the queue.',
  });
export type QueueEvent = z.infer<typeof QueueEvent>;
