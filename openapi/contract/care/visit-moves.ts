import { z } from 'zod';
import { CalendarDate, ClockTime, idOf, instant } from '../common.js';
import { UserType } from '../people/fields.js';

const VisitPlace = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    date: CalendarDate.meta({ description: "The day in the hospital's time zone, YYYY-MM-DD." }),
    time: ClockTime.nullable().meta({
      description: "The time of day in the hospital's time zone, HH:mm; null for a day alone.",
    }),
  })
  .meta({ id: 'VisitPlace', description: 'With whom and when a visit is.' });

export const VisitMove = z
  .strictObject({
    at: instant('When it was moved'),
    by: UserType.meta({ description: 'Who moved it; admin for the desk.', examples: ['patient'] }),
    from: VisitPlace.meta({ description: 'Where it was.' }),
    to: VisitPlace.meta({ description: 'Where it went.' }),
    reason: z
      .string()
      .nullable()
      .meta({
        description: 'Why, in the words of who moved it; null when nothing was said.',
        examples: [null],
      }),
    charge: z.number().meta({
      description: 'What it costs the patient, in rupees: kept when the patient cancels later.',
      examples: [0],
    }),
    refund: z.number().meta({
      description: 'What went back because the fee of the other doctor is lower, in rupees.',
      examples: [0],
    }),
  })
  .meta({ id: 'VisitMove', description: 'That a visit was moved.' });
export type VisitMove = z.infer<typeof VisitMove>;
