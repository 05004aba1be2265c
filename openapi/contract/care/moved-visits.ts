import { z } from 'zod';
import { CalendarDate, ClockTime } from '../common.js';

export const AgreeToTime = z
  .strictObject({
    appointmentDate: CalendarDate.meta({
      description: 'The day that the patient has seen and agrees to, YYYY-MM-DD.',
    }),
    appointmentTime: ClockTime.nullish().meta({
      description: 'The hour that the patient has seen and agrees to, HH:mm; null when none is set.',
      examples: ['10:30'],
    }),
  })
  .meta({ id: 'AgreeToTime' });
export type AgreeToTime = z.infer<typeof AgreeToTime>;

export const AskAnotherTime = z
  .strictObject({
    preferredDate: CalendarDate.meta({
      description: "The day that suits the patient, YYYY-MM-DD in the hospital's time zone.",
    }),
    preferredTime: ClockTime.nullish().meta({
      description: "One of the doctor's free hours of that day, HH:mm; any hour when left out.",
      examples: ['10:30'],
    }),
  })
  .meta({ id: 'AskAnotherTime' });
export type AskAnotherTime = z.infer<typeof AskAnotherTime>;
