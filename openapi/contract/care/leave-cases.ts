import { z } from 'zod';
import { CalendarDate, ClockTime, CreatedAt, ObjectId, idOf, idsOf, instant } from '../common.js';
import { patientGuardian } from '../people/dependants.js';
import { Speciality } from '../people/fields.js';
import { Opening } from './slots.js';
import messages from '../../../messages/en/contract/care/leave-cases.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';
import { tValidation } from '../messages/validation.js';

const tLeaveCases = createMessages('contract/care/leave-cases', messages);

export const LEAVE_CASE_STATUSES = ['open', 'moved', 'refunded', 'unanswered', 'closed'] as const;
export const LEAVE_CAUSES = ['leave', 'holiday', 'session'] as const;
export type LeaveCause = (typeof LEAVE_CAUSES)[number];

/**
 * The patient can choose until this long before the visit; without an answer by then the visit is refunded in
 * full.
 */
export const ANSWER_HOURS = 24;
/** Maximum number of other doctors of the speciality that are offered. */
export const MAX_OTHER_DOCTORS = 5;

export const LeaveCaseStatus = z.enum(LEAVE_CASE_STATUSES).meta({
  id: 'LeaveCaseStatus',
  description:
    'open: the patient can choose; moved: the visit has another time or doctor; refunded: cancelled with a full refund; unanswered: cancelled and refunded in full by the system because the patient did not choose in time; closed: the leave was removed, or the visit took place.',
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
    date: CalendarDate.meta({ description: 'New day, YYYY-MM-DD.' }),
    time: ClockTime.nullable().meta({ description: 'New time, HH:mm; null if only the day is set.' }),
  })
  .meta({
    id: 'LeaveCasePlace',
    description: 'New time and doctor of a visit that was moved because of a leave.',
  });

export const LeaveCaseCall = z
  .strictObject({
    at: instant('Time of the call'),
    byName: z
      .string()
      .meta({ description: 'Name of the staff member who called.', examples: ['Demo Admin'] }),
  })
  .meta({ id: 'LeaveCaseCall', description: 'A phone call of a staff member to the patient.' });

export const LeaveCaseDto = z
  .strictObject({
    ...idsOf('the case'),
    cause: z.enum(LEAVE_CAUSES).meta({
      description: 'Cause: leave of the doctor, a holiday of the hospital, or a removed extra session.',
      examples: ['holiday'],
    }),
    causeName: z
      .string()
      .nullable()
      .meta({
        description: 'Name of the holiday or the extra session; null for a leave.',
        examples: ['Diwali'],
      }),
    leaveId: idOf('the leave, holiday or extra session'),
    appointmentId: idOf('the visit'),
    patientId: idOf('the patient'),
    patientName: z.string().meta({ description: 'Full name of the patient.', examples: ['Asha Rao'] }),
    heldBy: patientGuardian,
    doctorId: idOf('the doctor'),
    doctorName,
    speciality: Speciality.nullable().meta({
      description: 'Speciality of the visit; null if there is none.',
    }),
    date: CalendarDate.meta({ description: 'Original day of the visit, YYYY-MM-DD.' }),
    time: ClockTime.nullable().meta({
      description: 'Original time of the visit, HH:mm; null if only the day is set.',
    }),
    status: LeaveCaseStatus,
    answerBy: instant(
      "Deadline for the patient's answer (afterwards the visit is cancelled with a full refund)",
    ),
    movedTo: LeaveCasePlace.nullable().meta({
      description: 'New time and doctor; null if the visit was not moved.',
    }),
    refund: rupees('Amount refunded so far because of the case', 0),
    needsCall: z.boolean().meta({
      description: 'Whether a staff member has to call the patient, who did not answer in time.',
      examples: [false],
    }),
    call: LeaveCaseCall.nullable().meta({ description: 'Call to the patient; null before the call.' }),
    createdAt: CreatedAt,
  })
  .meta({
    id: 'LeaveCase',
    description: 'A booked visit on a day on which its doctor is away, and the outcome.',
  });
export type LeaveCaseDto = z.infer<typeof LeaveCaseDto>;

const times = z.array(Opening).meta({ description: 'Next free times, at most three, nearest first.' });

export const LeaveCaseDoctor = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName,
    image: z.string().meta({
      description: 'URL of the picture.',
      examples: ['/image/users/66f1a2b3c4d5e6f708192a3b.webp'],
    }),
    refund: rupees('Refund if this doctor has a lower fee (a higher fee is not charged)', 0),
    times,
  })
  .meta({ id: 'LeaveCaseDoctor', description: 'Another doctor of the speciality, at no extra cost.' });
export type LeaveCaseDoctor = z.infer<typeof LeaveCaseDoctor>;

export const LeaveCaseOffers = z
  .strictObject({
    times: times.meta({ description: 'Next free times of the same doctor, at most three.' }),
    doctors: z.array(LeaveCaseDoctor).meta({
      description: `Other doctors of the speciality with a free time, at most ${MAX_OTHER_DOCTORS}, nearest first.`,
    }),
    refund: rupees('Refund if the visit is cancelled (the full amount paid)', 800),
    refundText: z.string().meta({
      description: 'The refund as a sentence for the patient; empty if nothing was paid.',
      examples: ['₹800 will be refunded to your card in 5 to 7 days.'],
    }),
  })
  .meta({
    id: 'LeaveCaseOffers',
    description: 'Current options for the patient of an open case.',
  });
export type LeaveCaseOffers = z.infer<typeof LeaveCaseOffers>;

export const AnswerLeaveCase = z
  .strictObject({
    choice: z.enum(['move', 'refund'], tLeaveCases('choiceMissing')).meta({
      description: 'move: move the visit to the given time; refund: cancel the visit with a full refund.',
      examples: ['refund'],
    }),
    doctorId: ObjectId.optional().meta({
      description: 'Id of another doctor of the speciality; the same doctor if omitted.',
    }),
    date: CalendarDate.optional().meta({
      description: 'New day of a move, YYYY-MM-DD.',
      examples: ['2026-11-26'],
    }),
    time: ClockTime.optional().meta({
      description: 'New time of a move, HH:mm: one of the free times of that day.',
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
