import { z } from 'zod';
import { CalendarDate, ClockTime, idOf, instant } from '../common.js';
import { UserType } from '../people/fields.js';

const VisitPlace = z
  .strictObject({
    doctorId: idOf('the doctor'),
    doctorName: z.string().meta({ description: 'Full name of the doctor.', examples: ['Dr. Ananya Sharma'] }),
    date: CalendarDate.meta({ description: "Day in the hospital's time zone, YYYY-MM-DD." }),
    time: ClockTime.nullable().meta({
      description: "Time in the hospital's time zone, HH:mm; null if only the day is set.",
    }),
  })
  .meta({ id: 'VisitPlace', description: 'Doctor and time of a visit.' });

export const VisitMove = z
  .strictObject({
    at: instant('Time of the move'),
    by: UserType.meta({
      description: 'Role that moved the visit; admin for the desk.',
      examples: ['patient'],
    }),
    from: VisitPlace.meta({ description: 'Doctor and time before the move.' }),
    to: VisitPlace.meta({ description: 'Doctor and time after the move.' }),
    reason: z
      .string()
      .nullable()
      .meta({
        description: 'Reason as entered; null if none was given.',
        examples: [null],
      }),
    charge: z.number().meta({
      description: 'Charge for the patient, in rupees: kept if the patient cancels later.',
      examples: [0],
    }),
    refund: z.number().meta({
      description: 'Refund because the fee of the other doctor is lower, in rupees.',
      examples: [0],
    }),
  })
  .meta({ id: 'VisitMove', description: 'A move of a visit.' });
export type VisitMove = z.infer<typeof VisitMove>;
