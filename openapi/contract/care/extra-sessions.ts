import { z } from 'zod';
import { CalendarDate, ClockTime, CreatedAt, ObjectId, idOf, idsOf, lineOfText } from '../common.js';
import { MAX_TIMES } from './hours.js';
import { BOOKING_DAYS_AHEAD } from './booking-days.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/extra-sessions.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tExtraSessions = createMessages('contract/care/extra-sessions', messages);

/** Maximum number of doctors per session. */
export const MAX_SESSION_DOCTORS = 200;

const distinct = (items: string[]) => new Set(items).size === items.length;

const SessionDoctor = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    times: z.array(ClockTime).meta({
      description:
        "Start times of this doctor, HH:mm, in order; as far apart as the doctor's visits are long.",
      examples: [['09:00', '09:30', '10:00', '10:30']],
    }),
  })
  .meta({ id: 'SessionDoctor', description: 'A doctor of an extra session, with the added times.' });

export const ExtraSessionDto = z
  .strictObject({
    ...idsOf('the extra session'),
    name: z.string().meta({ description: 'Name of the session.', examples: ['Saturday clinic'] }),
    date: CalendarDate.meta({ description: 'Day of the session, YYYY-MM-DD.' }),
    doctors: z.array(SessionDoctor).meta({ description: 'Doctors of the session and their added times.' }),
    createdAt: CreatedAt,
  })
  .meta({
    id: 'ExtraSession',
    description:
      'Extra times on one day in addition to the regular hours of the doctors, e.g. a Saturday clinic. In person only.',
  });
export type ExtraSessionDto = z.infer<typeof ExtraSessionDto>;

export const CreateExtraSession = z
  .strictObject({
    name: lineOfText(100, tValidation('nameMissing')).meta({
      description:
        'Name of the session, on one line. Patients with a booking read it if the session is removed.',
      examples: ['Saturday clinic'],
    }),
    date: CalendarDate.meta({
      description: `Day of the session, not in the past and at most ${BOOKING_DAYS_AHEAD} days ahead (the booking limit).`,
      examples: ['2026-11-28'],
    }),
    from: ClockTime.optional().meta({
      description:
        "Start of the first visit, HH:mm. The other times follow at intervals of the doctor's visit length.",
      examples: ['09:00'],
    }),
    to: ClockTime.optional().meta({
      description: 'End of the last visit, HH:mm.',
      examples: ['13:00'],
    }),
    times: z
      .array(ClockTime, tValidation('timesMissing'))
      .min(1, tExtraSessions('timeMissing'))
      .max(MAX_TIMES, tValidation('tooManyEntries', { max: MAX_TIMES }))
      .refine(distinct, tValidation('timesRepeated'))
      .optional()
      .meta({
        description: 'Start times of the visits, HH:mm; instead of `from` and `to`.',
        examples: [['09:00']],
      }),
    doctorIds: z
      .array(ObjectId, tExtraSessions('doctorsMissing'))
      .min(1, tExtraSessions('doctorMissing'))
      .max(MAX_SESSION_DOCTORS, tExtraSessions('tooManyDoctors', { max: MAX_SESSION_DOCTORS }))
      .refine(distinct, tExtraSessions('doctorsRepeated'))
      .optional()
      .meta({
        description:
          'Ids of the doctors, given by an administrator. A doctor adds a session only for their own account.',
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
      'Action for booked visits: each patient is offered other times, other doctors or the full refund. If omitted, a session with booked visits is not removed.',
  }),
});
export type RemoveExtraSessionQuery = z.infer<typeof RemoveExtraSessionQuery>;
