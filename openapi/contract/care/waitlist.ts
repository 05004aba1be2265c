import { z } from 'zod';
import { isCalendarDate } from '../calendar-date.js';
import { CalendarDate, ClockTime, CreatedAt, ObjectId, idOf, idsOf, instant } from '../common.js';
import { Speciality } from '../people/fields.js';
import messages from '../../../messages/en/contract/care/waitlist.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tWaitlist = createMessages('contract/care/waitlist', messages);

/** Maximum number of open waiting list entries per person. */
export const MAX_WISHES = 5;
/** Maximum number of expired offers before an entry is closed. */
export const MAX_MISSED_OFFERS = 3;

export const DAY_PARTS = ['any', 'morning', 'afternoon', 'evening'] as const;
export const WAITLIST_STATUSES = ['waiting', 'offered', 'booked', 'left', 'removed', 'ended'] as const;

export const DayPart = z.enum(DAY_PARTS, tWaitlist('dayPartMissing')).meta({
  id: 'DayPart',
  description: 'Part of the day: morning until 12:00, afternoon until 17:00, evening from then on.',
  examples: ['morning'],
});
export type DayPart = z.infer<typeof DayPart>;

/** Start and end of the day parts, HH:mm; the end is exclusive. */
const PARTS: Record<DayPart, [from: string, to: string]> = {
  any: ['00:00', '24:00'],
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

export const isInPart = (part: DayPart, time: string): boolean =>
  PARTS[part][0] <= time && time < PARTS[part][1];

/** End of a part of the day, HH:mm; null for the end of the day. */
export const endOfPart = (part: DayPart): string | null =>
  PARTS[part][1] === '24:00' ? null : PARTS[part][1];

export const WaitlistStatus = z.enum(WAITLIST_STATUSES).meta({
  id: 'WaitlistStatus',
  description:
    'waiting; offered: a time is held; booked: an offer was accepted; left: by the patient; removed: by the hospital; ended: the days are over, or too many offers expired.',
  examples: ['waiting'],
});
export type WaitlistStatus = z.infer<typeof WaitlistStatus>;

const preference = {
  from: CalendarDate.meta({ description: 'First possible day, YYYY-MM-DD.' }),
  to: CalendarDate.meta({ description: 'Last possible day, YYYY-MM-DD; at most 60 days ahead.' }),
  part: DayPart,
};

export const JoinWaitlist = z
  .strictObject({
    doctorId: ObjectId.optional().meta({
      description: 'Id of the doctor; required unless `speciality` is given.',
    }),
    speciality: Speciality.optional().meta({
      description: 'Any doctor of this speciality; required unless `doctorId` is given.',
    }),
    ...preference,
    part: DayPart.default('any').meta({ description: 'Part of the day; any if omitted.' }),
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
    date: CalendarDate.meta({ description: 'Offered day, YYYY-MM-DD.' }),
    time: ClockTime.meta({ description: 'Offered time, HH:mm.' }),
    until: instant('Time until which the offer is held'),
  })
  .meta({ id: 'WaitlistOffer', description: 'A time that is held for a person on the waiting list.' });
export type WaitlistOffer = z.infer<typeof WaitlistOffer>;

export const WaitlistEntry = z
  .strictObject({
    ...idsOf('the entry'),
    patientId: idOf('the patient'),
    patientName: z.string().meta({ description: 'Full name of the patient.', examples: ['Asha Rao'] }),
    doctorId: idOf('the doctor')
      .nullable()
      .meta({ description: 'Id of the doctor; null for a whole speciality.' }),
    doctorName: z
      .string()
      .nullable()
      .meta({ description: 'Full name of the doctor; null for a whole speciality.', examples: [null] }),
    speciality: Speciality.nullable().meta({
      description: 'Speciality of the entry or of its doctor; null if the doctor has none.',
    }),
    ...preference,
    status: WaitlistStatus,
    open: z.boolean().meta({ description: 'Whether the entry is open: waiting or offered.' }),
    place: z
      .number()
      .int()
      .nullable()
      .meta({
        description:
          'Position among the entries for the same doctor or speciality, from 1; null if the entry is closed.',
        examples: [1],
      }),
    offer: WaitlistOffer.nullable().meta({ description: 'Time that is held now; null if there is none.' }),
    createdAt: CreatedAt,
  })
  .meta({
    id: 'WaitlistEntry',
    description: 'A request to be notified when a time with a doctor or a speciality is free.',
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
      description:
        'Id of one of the doctors, for an entry for a speciality; the doctor of the entry if omitted.',
    }),
    date: CalendarDate.meta({ description: 'Day to offer, YYYY-MM-DD.' }),
    time: ClockTime.meta({ description: 'Free time of that day to offer, HH:mm.' }),
  })
  .meta({ id: 'OfferByHand', examples: [{ date: '2026-11-24', time: '10:30' }] });
export type OfferByHand = z.infer<typeof OfferByHand>;
