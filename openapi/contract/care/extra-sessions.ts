import { z } from 'zod';
import { CalendarDate, ClockTime, CreatedAt, ObjectId, idOf, idsOf, lineOfText } from '../common.js';
import { MAX_TIMES } from './hours.js';
import { BOOKING_DAYS_AHEAD } from './booking-days.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/extra-sessions.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tExtraSessions = createMessages('contract/care/extra-sessions', messages);

/** Doctors that one session may have. */
export const MAX_SESSION_DOCTORS = 200;

const distinct = (items: string[]) => new Set(items).size === items.length;

const SessionDoctor = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    times: z.array(ClockTime).meta({
      description:
        "The times of this doctor, HH:mm, in their order: as long apart as the doctor's visits are.",
      examples: [['09:00', '09:30', '10:00', '10:30']],
    }),
  })
  .meta({ id: 'SessionDoctor', description: 'A doctor of an extra session, with the times it adds.' });

export const ExtraSessionDto = z
  .strictObject({
    ...idsOf('the extra session'),
    name: z.string().meta({ description: 'What it is called.', examples: ['Saturday clinic'] }),
    date: CalendarDate.meta({ description: 'Its day, YYYY-MM-DD.' }),
    doctors: z.array(SessionDoctor).meta({ description: 'Whose times it adds.' }),
    createdAt: CreatedAt,
  })
  .meta({
    id: 'ExtraSession',
    description:
      'Times of one day that some doctors offer beside their usual ones, such as a Saturday clinic; in person.',
  });
export type ExtraSessionDto = z.infer<typeof ExtraSessionDto>;

export const CreateExtraSession = z
  .strictObject({
    name: lineOfText(100, tValidation('nameMissing')).meta({
      description: 'What it is called, on one line; its patients read it should it be removed.',
      examples: ['Saturday clinic'],
    }),
    date: CalendarDate.meta({
      description: `Its day, not in the past and at most ${BOOKING_DAYS_AHEAD} days ahead, as far as visits can be booked.`,
      examples: ['2026-11-28'],
    }),
    from: ClockTime.optional().meta({
      description:
        "When the first visit begins, HH:mm; the times follow by the length of the doctor's visits.",
      examples: ['09:00'],
    }),
    to: ClockTime.optional().meta({
      description: 'When the last visit is over, HH:mm.',
      examples: ['13:00'],
    }),
    times: z
      .array(ClockTime, tValidation('timesMissing'))
      .min(1, tExtraSessions('timeMissing'))
      .max(MAX_TIMES, tValidation('tooManyEntries', { max: MAX_TIMES }))
      .refine(distinct, tValidation('timesRepeated'))
      .optional()
      .meta({ description: 'In place of `from` and `to`: when visits begin, HH:mm.', examples: [['09:00']] }),
    doctorIds: z
      .array(ObjectId, tExtraSessions('doctorsMissing'))
      .min(1, tExtraSessions('doctorMissing'))
      .max(MAX_SESSION_DOCTORS, tExtraSessions('tooManyDoctors', { max: MAX_SESSION_DOCTORS }))
      .refine(distinct, tExtraSessions('doctorsRepeated'))
      .optional()
      .meta({
        description: 'Whose times it adds: named by an administrator; a doctor adds one for themselves.',
        examples: [['66f1a2b3c4d5e6f708192a3b']],
      }),
  })
  .superRefine(({ from, to, times }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (times) {
      if (from || to) refuse('times', tExtraSessions('timesOrHours'));
      return;
    }
    if (!from) refuse('from', tExtraSessions('startMissing'));
    if (!to) refuse('to', tExtraSessions('endMissing'));
    if (from && to && from >= to) refuse('to', tValidation('endNotAfterStart'));
  })
  .meta({
    id: 'CreateExtraSession',
    examples: [
      {
        name: 'Saturday clinic',
        date: '2026-11-28',
        from: '09:00',
        to: '13:00',
        doctorIds: ['66f1a2b3c4d5e6f708192a3b'],
      },
    ],
  });
export type CreateExtraSession = z.infer<typeof CreateExtraSession>;

export const RemoveExtraSessionQuery = z.strictObject({
  visits: z.literal('offer').optional().meta({
    description:
      'What shall happen to booked visits: each patient is offered other times, other doctors or the full refund. Left out, a session with booked visits is not removed.',
  }),
});
export type RemoveExtraSessionQuery = z.infer<typeof RemoveExtraSessionQuery>;
