import { z } from 'zod';
import { CalendarDate, ClockTime, Instant, ObjectId, freeText, optionalInForm, success } from './common.js';
import { Speciality } from './users.js';

export const APPOINTMENT_STATUSES = ['pending', 'accepted', 'rejected', 'completed', 'cancelled'] as const;
/** A visit cancelled by its patient is refunded in full until this many hours before it. */
export const FREE_CANCELLATION_HOURS = 24;
/** Largest ID card that is taken, in bytes (5 MiB). */
export const ID_CARD_MAX_BYTES = 5 * 1024 * 1024;

export const AppointmentStatus = z.enum(APPOINTMENT_STATUSES).meta({
  id: 'AppointmentStatus',
  description: 'pending → accepted | rejected; accepted → completed; pending or accepted → cancelled.',
});
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

const Person = z.strictObject({ _id: ObjectId, fullName: z.string() });
export const Reason = freeText(500, 'Enter the reason for your visit.').meta({
  examples: ['Chest tightness when climbing stairs.'],
});

export const Appointment = z
  .strictObject({
    _id: ObjectId,
    id: ObjectId,
    status: AppointmentStatus,
    reason: z.string(),
    speciality: Speciality.nullable(),
    patientId: Person.meta({ description: 'The patient.' }),
    doctorId: ObjectId.nullable().meta({
      description: 'The doctor who was asked; null when only a speciality was.',
    }),
    doctorName: z.string().nullable().meta({ description: 'Full name of the doctor who was asked.' }),
    acceptedDoctorId: Person.nullable().meta({ description: 'The doctor who accepted.' }),
    preferredDate: CalendarDate.nullable(),
    preferredTime: ClockTime.nullable(),
    appointmentDate: CalendarDate.nullable().meta({ description: 'The date that the doctor confirmed.' }),
    appointmentTime: ClockTime.nullable().meta({ description: 'The time of the visit, when one is fixed.' }),
    idCard: z.string().nullable().meta({ description: 'Signed, short-lived address of the ID card.' }),
    payment: z
      .strictObject({
        id: ObjectId,
        amount: z.number().meta({ description: 'What was paid, in rupees.' }),
        refundIfCancelled: z
          .number()
          .meta({ description: 'What the caller would get back by cancelling now, in rupees.' }),
      })
      .nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof Appointment>;

export const AppointmentAnswer = success(Appointment).meta({ id: 'AppointmentAnswer' });

export const CreateSpecificAppointment = z
  .strictObject({
    patientId: ObjectId,
    doctorId: ObjectId,
    preferredDate: CalendarDate,
    preferredTime: ClockTime,
    reason: Reason,
  })
  .meta({ id: 'CreateSpecificAppointment' });
export type CreateSpecificAppointment = z.infer<typeof CreateSpecificAppointment>;

/** Fields of the request from the patient's dashboard (multipart; the ID card travels as the file `idCard`). */
export const CreateAppointment = z
  .strictObject({
    patientId: ObjectId,
    speciality: Speciality,
    preferredDate: optionalInForm(CalendarDate),
    reason: optionalInForm(Reason),
  })
  .meta({ id: 'CreateAppointment' });
export type CreateAppointment = z.infer<typeof CreateAppointment>;

const AnyDate = z
  .string()
  .trim()
  .max(30)
  .meta({ description: 'dd-mm-yyyy or YYYY-MM-DD, not in the past.', examples: ['24-11-2026'] });

export const RespondToAppointment = z
  .strictObject({
    status: z.enum(['accepted', 'rejected', 'completed'], 'Choose accepted, rejected or completed.'),
    appointmentDate: AnyDate.nullish(),
    doctorId: ObjectId,
  })
  .meta({ id: 'RespondToAppointment' });
export type RespondToAppointment = z.infer<typeof RespondToAppointment>;

export const AcceptAppointment = z
  .strictObject({
    appointmentDate: AnyDate.nullish(),
    doctorId: ObjectId.optional().meta({
      description: 'Named by an admin who accepts on behalf of a doctor.',
    }),
  })
  .meta({ id: 'AcceptAppointment' });
export type AcceptAppointment = z.infer<typeof AcceptAppointment>;

export const AppointmentsQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'At most so many.', examples: [50] }),
  before: ObjectId.optional().meta({ description: 'Only those made before this appointment (its id).' }),
});
export type AppointmentsQuery = z.infer<typeof AppointmentsQuery>;
