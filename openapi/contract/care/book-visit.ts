import { z } from 'zod';
import { CalendarDate, ClockTime, ObjectId, idOf } from '../common.js';
import { AppointmentStatus, Reason } from './appointments.js';
import { bookedKind } from './visit-kinds.js';

export const BookFollowUp = z
  .strictObject({
    patientId: ObjectId.meta({ description: 'Id of a patient whose record the doctor may read.' }),
    date: CalendarDate.meta({
      description: "The day of the visit, YYYY-MM-DD in the hospital's time zone.",
      examples: ['2026-11-24'],
    }),
    time: ClockTime.meta({ description: "The time of the visit, HH:mm in the hospital's time zone." }),
    reason: Reason,
    kind: bookedKind,
  })
  .meta({
    id: 'BookFollowUp',
    examples: [
      {
        patientId: '66f1a2b3c4d5e6f708192a3b',
        date: '2026-11-24',
        time: '10:30',
        reason: 'Blood pressure after the new medicine.',
      },
    ],
  });
export type BookFollowUp = z.infer<typeof BookFollowUp>;

export const BookOnBehalf = z
  .strictObject({
    patientId: idOf('the patient'),
    doctorId: idOf('the doctor'),
    preferredDate: CalendarDate.meta({
      description: "The day of the visit, YYYY-MM-DD in the hospital's time zone.",
    }),
    preferredTime: ClockTime.meta({
      description: "The time of the visit, HH:mm in the hospital's time zone.",
    }),
    reasonForAppointment: Reason,
    kind: bookedKind,
  })
  .meta({
    id: 'BookOnBehalf',
    description: "A visit that the hospital's desk books for a patient.",
    examples: [
      {
        patientId: '66f1a2b3c4d5e6f708192a3b',
        doctorId: '66f1a2b3c4d5e6f708192a3c',
        preferredDate: '2026-11-24',
        preferredTime: '10:30',
        reasonForAppointment: 'Chest tightness when climbing stairs.',
      },
    ],
  });
export type BookOnBehalf = z.infer<typeof BookOnBehalf>;

export const BookVisit = z.union([BookFollowUp, BookOnBehalf]).meta({
  id: 'BookVisit',
  description:
    'A follow-up booked by a doctor, or a visit that an administrator books for a patient with a doctor.',
  examples: [
    {
      patientId: '66f1a2b3c4d5e6f708192a3b',
      date: '2026-11-24',
      time: '10:30',
      reason: 'Blood pressure after the new medicine.',
    },
  ],
});
export type BookVisit = z.infer<typeof BookVisit>;

export const VisitOverlapsQuery = z.strictObject({
  patientId: idOf('the patient').optional().meta({
    description:
      'Id of the patient; for administrators and doctors. Patients can only query their own visits.',
  }),
  doctorId: idOf('the doctor').meta({ description: 'Id of the doctor of the planned visit.' }),
  date: CalendarDate.meta({ description: "The day of the visit, YYYY-MM-DD in the hospital's time zone." }),
  time: ClockTime.meta({ description: "The time of the visit, HH:mm in the hospital's time zone." }),
});
export type VisitOverlapsQuery = z.infer<typeof VisitOverlapsQuery>;

export const VisitOverlap = z
  .strictObject({
    id: ObjectId.meta({ description: 'Id of the appointment.' }),
    status: AppointmentStatus,
    doctorName: z
      .string()
      .meta({ description: 'Full name of the other doctor.', examples: ['Dr. Meera Iyer'] }),
    date: CalendarDate,
    time: ClockTime,
  })
  .meta({
    id: 'VisitOverlap',
    description: 'A visit of the same patient with another doctor at exactly the same time.',
  });
export type VisitOverlap = z.infer<typeof VisitOverlap>;
