import { z } from 'zod';
import { CalendarDate, ClockTime, CreatedAt, ObjectId, idOf, idsOf, instant } from '../common.js';
import { patientsHolder } from '../people/dependants.js';
import { Speciality } from '../people/fields.js';
import { Opening } from './slots.js';
import messages from '../../../messages/en/contract/care/leave-cases.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLeaveCases = createMessages('contract/care/leave-cases', messages);

export const LEAVE_CASE_STATUSES = ['open', 'moved', 'refunded', 'unanswered', 'closed'] as const;
export const LEAVE_CAUSES = ['leave', 'holiday', 'session'] as const;
export type LeaveCause = (typeof LEAVE_CAUSES)[number];

/** So long before the visit its patient can choose; a case without an answer by then is refunded in full. */
export const ANSWER_HOURS = 24;
/** Other doctors of the speciality that are offered at most. */
export const MAX_OTHER_DOCTORS = 5;

export const LeaveCaseStatus = z.enum(LEAVE_CASE_STATUSES).meta({
  id: 'LeaveCaseStatus',
  description:
    'open: the patient can choose; moved to another time or doctor; refunded: cancelled, with what was paid in full; unanswered: cancelled and refunded in full by the system, since the patient had not chosen in time; closed: the leave was removed, or the visit took place.',
  examples: ['open'],
});
export type LeaveCaseStatus = z.infer<typeof LeaveCaseStatus>;

const rupees = (description: string, example: number) =>
  z.number().meta({ description: `${description}, in rupees.`, examples: [example] });
const doctorName = z
  .string()
  .meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] });

export const LeaveCasePlace = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName,
    date: CalendarDate.meta({ description: 'The new day, YYYY-MM-DD.' }),
    time: ClockTime.nullable().meta({ description: 'The new hour, HH:mm; null for the day alone.' }),
  })
  .meta({ id: 'LeaveCasePlace', description: 'Where a visit went because of a leave.' });

export const LeaveCaseCall = z
  .strictObject({
    at: instant('When the hospital spoke to the patient'),
    byName: z.string().meta({ description: 'Who did.', examples: ['Demo Admin'] }),
  })
  .meta({ id: 'LeaveCaseCall', description: 'That a member of staff has called the patient.' });

export const LeaveCaseDto = z
  .strictObject({
    ...idsOf('the case'),
    cause: z.enum(LEAVE_CAUSES).meta({
      description:
        "Whether it is the doctor's leave, a holiday of the hospital, or an extra session that was removed.",
      examples: ['holiday'],
    }),
    causeName: z
      .string()
      .nullable()
      .meta({
        description: 'What the holiday or the extra session is called; null for a leave.',
        examples: ['Diwali'],
      }),
    leaveId: idOf('the leave, holiday or extra session'),
    appointmentId: idOf('the visit'),
    patientId: idOf('the patient'),
    patientName: z.string().meta({ description: 'Full name of the patient.', examples: ['Asha Rao'] }),
    heldBy: patientsHolder,
    doctorId: idOf('the doctor'),
    doctorName,
    speciality: Speciality.nullable().meta({ description: 'Of the visit; null for none.' }),
    date: CalendarDate.meta({ description: 'The day that the visit had, YYYY-MM-DD.' }),
    time: ClockTime.nullable().meta({ description: 'Its hour, HH:mm; null for the day alone.' }),
    status: LeaveCaseStatus,
    answerBy: instant('Until when the patient can choose; then the visit is cancelled and refunded in full'),
    movedTo: LeaveCasePlace.nullable().meta({
      description: 'Where the visit went; null unless it was moved.',
    }),
    refund: rupees('What went back because of it, so far', 0),
    needsCall: z.boolean().meta({
      description: 'Whether a member of staff has to call the patient, who had not answered in time.',
      examples: [false],
    }),
    call: LeaveCaseCall.nullable().meta({ description: 'Who has called, and when; null before the call.' }),
    createdAt: CreatedAt,
  })
  .meta({
    id: 'LeaveCase',
    description: 'A booked visit on a day that its doctor is away, and what has become of it.',
  });
export type LeaveCaseDto = z.infer<typeof LeaveCaseDto>;

const times = z.array(Opening).meta({ description: 'The next free times, at most three, nearest first.' });

export const LeaveCaseDoctor = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName,
    image: z.string().meta({
      description: 'Address of the picture.',
      examples: ['/image/users/66f1a2b3c4d5e6f708192a3b.webp'],
    }),
    refund: rupees(
      'What goes back because this doctor takes less; a doctor who takes more costs nothing more',
      0,
    ),
    times,
  })
  .meta({ id: 'LeaveCaseDoctor', description: 'Another doctor of the speciality, at no extra cost.' });
export type LeaveCaseDoctor = z.infer<typeof LeaveCaseDoctor>;

export const LeaveCaseOffers = z
  .strictObject({
    times: times.meta({ description: 'The next free times of the same doctor, at most three.' }),
    doctors: z.array(LeaveCaseDoctor).meta({
      description: `Other doctors of the speciality who have a free time, at most ${MAX_OTHER_DOCTORS}, nearest first.`,
    }),
    refund: rupees('What goes back when the visit is cancelled: all that was paid', 800),
    refundText: z.string().meta({
      description: 'The same in a sentence for a person; empty where nothing was paid.',
      examples: ['₹800 will be refunded to your card in 5 to 7 days.'],
    }),
  })
  .meta({
    id: 'LeaveCaseOffers',
    description: 'What the patient of an open case can choose at this moment.',
  });
export type LeaveCaseOffers = z.infer<typeof LeaveCaseOffers>;

export const AnswerLeaveCase = z
  .strictObject({
    choice: z.enum(['move', 'refund'], tLeaveCases('choiceMissing')).meta({
      description: 'move: to the time that is named; refund: cancel the visit, everything goes back.',
      examples: ['refund'],
    }),
    doctorId: ObjectId.optional().meta({
      description: 'Another doctor of the speciality; the same doctor when left out.',
    }),
    date: CalendarDate.optional().meta({
      description: 'Of a move: the new day, YYYY-MM-DD.',
      examples: ['2026-11-26'],
    }),
    time: ClockTime.optional().meta({
      description: 'Of a move: one of the free hours of that day, HH:mm.',
      examples: ['10:30'],
    }),
  })
  .superRefine(({ choice, doctorId, date, time }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (choice === 'move' && !date) refuse('date', tLeaveCases('dayMissing'));
    if (choice === 'move' && !time) refuse('time', tValidation('timeMissing'));
    if (choice !== 'refund') return;
    for (const [field, value] of Object.entries({ doctorId, date, time }))
      if (value !== undefined) refuse(field, tLeaveCases('refundWithTime'));
  })
  .meta({ id: 'AnswerLeaveCase', examples: [{ choice: 'refund' }] });
export type AnswerLeaveCase = z.infer<typeof AnswerLeaveCase>;
