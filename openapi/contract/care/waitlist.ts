import { z } from 'zod';
import { isCalendarDate } from '../calendar-date.js';
import { CalendarDate, ClockTime, CreatedAt, ObjectId, idOf, idsOf, instant } from '../common.js';
import { Speciality } from '../people/fields.js';
import messages from '../../../messages/en/contract/care/waitlist.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tWaitlist = createMessages('contract/care/waitlist', messages);

/** How many wishes one person may have on the waiting list at a time. */
export const MAX_WISHES = 5;
/** Offers that may run out before a wish leaves the list. */
export const MAX_MISSED_OFFERS = 3;

export const DAY_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const;
export const WAITLIST_STATUSES = ['waiting', 'offered', 'booked', 'left', 'removed', 'ended'] as const;

export const DayPart = z.enum(DAY_PARTS, tWaitlist('dayPartMissing')).meta({
  id: 'DayPart',
  description: 'Part of the day: morning until 12:00, afternoon until 17:00, evening from then on.',
  examples: ['morning'],
});
export type DayPart = z.infer<typeof DayPart>;

/** When the parts begin and end, HH:mm; the end is not included. */
const PARTS: Record<DayPart, [from: string, to: string]> = {
  any: ['00:00', '24:00'],
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

export const isInPart = (part: DayPart, time: string): boolean =>
  PARTS[part][0] <= time && time < PARTS[part][1];

/** When a part of the day is over, HH:mm; null at the end of the day. */
export const endOfPart = (part: DayPart): string | null =>
  PARTS[part][1] === '24:00' ? null : PARTS[part][1];

export const WaitlistStatus = z.enum(WAITLIST_STATUSES).meta({
  id: 'WaitlistStatus',
  description:
    'waiting; offered: a time is held; booked: an offer was taken; left by the patient; removed by the hospital; ended: the days are over, or offers ran out.',
  examples: ['waiting'],
});
export type WaitlistStatus = z.infer<typeof WaitlistStatus>;

const wish = {
  from: CalendarDate.meta({ description: 'First day that suits, YYYY-MM-DD.' }),
  to: CalendarDate.meta({ description: 'Last day that suits, YYYY-MM-DD; at most 60 days ahead.' }),
  part: DayPart,
};

export const JoinWaitlist = z
  .strictObject({
    doctorId: ObjectId.optional().meta({ description: 'The doctor; or give `speciality`.' }),
    speciality: Speciality.optional().meta({
      description: 'Any doctor of this speciality; or give `doctorId`.',
    }),
    ...wish,
    part: DayPart.default('any').meta({ description: 'Part of the day, any when left out.' }),
  })
  .superRefine(({ doctorId, speciality, from, to }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!doctorId && !speciality) refuse('doctorId', tWaitlist('doctorOrSpeciality'));
    if (doctorId && speciality) refuse('speciality', tWaitlist('notBoth'));
    if (isCalendarDate(from) && isCalendarDate(to) && to < from) refuse('to', tWaitlist('daysReversed'));
  })
  .meta({
    id: 'JoinWaitlist',
    examples: [{ speciality: 'Cardiology', from: '2026-11-24', to: '2026-12-05', part: 'morning' }],
  });
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;

export const WaitlistOffer = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    date: CalendarDate.meta({ description: 'The day that is offered, YYYY-MM-DD.' }),
    time: ClockTime.meta({ description: 'The time that is offered, HH:mm.' }),
    until: instant('Until when it is held for this person'),
  })
  .meta({ id: 'WaitlistOffer', description: 'A time that is held for a person on the waiting list.' });
export type WaitlistOffer = z.infer<typeof WaitlistOffer>;

export const WaitlistEntry = z
  .strictObject({
    ...idsOf('the entry'),
    patientId: idOf('the patient'),
    patientName: z.string().meta({ description: 'Full name of the patient.', examples: ['Asha Rao'] }),
    doctorId: idOf('the doctor').nullable().meta({ description: 'The doctor; null for a whole speciality.' }),
    doctorName: z
      .string()
      .nullable()
      .meta({ description: 'Full name of the doctor; null for a whole speciality.', examples: [null] }),
    speciality: Speciality.nullable().meta({
      description: "The speciality, or that of the doctor; null for a doctor who hasn't one.",
    }),
    ...wish,
    status: WaitlistStatus,
    open: z.boolean().meta({ description: 'Whether it still counts: waiting or offered.' }),
    place: z
      .number()
      .int()
      .nullable()
      .meta({
        description: 'Place among those who want the same, from 1; null once it is closed.',
        examples: [1],
      }),
    offer: WaitlistOffer.nullable().meta({ description: 'The time that is held now; null for none.' }),
    createdAt: CreatedAt,
  })
  .meta({
    id: 'WaitlistEntry',
    description: 'A wish to be told when a time with a doctor or a speciality is free.',
    examples: [
      {
        _id: '66f1a2b3c4d5e6f708192a3b',
        id: '66f1a2b3c4d5e6f708192a3b',
        patientId: '66f1a2b3c4d5e6f708192a3c',
        patientName: 'Asha Rao',
        doctorId: null,
        doctorName: null,
        speciality: 'Cardiology',
        from: '2026-11-24',
        to: '2026-12-05',
        part: 'morning',
        status: 'waiting',
        open: true,
        place: 1,
        offer: null,
        createdAt: '2026-11-21T05:30:00.000Z',
      },
    ],
  });
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const OfferByHand = z
  .strictObject({
    doctorId: ObjectId.optional().meta({
      description: 'Of a wish for a speciality: which of its doctors. The doctor of the wish when left out.',
    }),
    date: CalendarDate.meta({ description: 'The day to offer, YYYY-MM-DD.' }),
    time: ClockTime.meta({ description: 'A free time of it, HH:mm.' }),
  })
  .meta({ id: 'OfferByHand', examples: [{ date: '2026-11-24', time: '10:30' }] });
export type OfferByHand = z.infer<typeof OfferByHand>;
