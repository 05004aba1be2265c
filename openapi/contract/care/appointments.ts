import { z } from 'zod';
import {
  CalendarDate,
  ClockTime,
  Instant,
  ObjectId,
  Version,
  freeText,
  historyOf,
  idOf,
  idsOf,
  instant,
  lineOfText,
  optionalInForm,
  success,
} from '../common.js';
import { patientsHolder } from '../people/dependants.js';
import { Person, Speciality, UserType } from '../people/fields.js';
import { PaymentMethod } from '../shop/desk.js';
import { APPOINTMENT_STATUSES } from './appointment-statuses.js';
import { NO_SHOW_AFTER_MINUTES } from './check-in.js';
import { Attendance } from './queue.js';
import { VideoTimes, VisitKind, bookedKind } from './visit-kinds.js';
import { VisitMove } from './visit-moves.js';
import { tValidation } from '../messages/validation.js';
import messages from '../../../messages/en/contract/care/appointments.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tAppointments = createMessages('contract/care/appointments', messages);

export { APPOINTMENT_STATUSES } from './appointment-statuses.js';
/** A lab test cancelled by its patient is refunded in full until this many hours before it. */
export const FREE_CANCELLATION_HOURS = 24;
/** Largest ID card that is taken, in bytes (5 MiB). */
export const ID_CARD_MAX_BYTES = 5 * 1024 * 1024;

export const AppointmentStatus = z.enum(APPOINTMENT_STATUSES).meta({
  id: 'AppointmentStatus',
  description: 'pending → accepted | rejected; accepted → completed; pending or accepted → cancelled.',
  examples: ['accepted'],
});
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

export const Reason = freeText(500, tAppointments('visitReasonMissing')).meta({
  description: 'Why the patient comes: plain text that the doctors who may answer read.',
  examples: ['Chest tightness when climbing stairs.'],
});

/** Longest reason that may be given with a rejection or a cancellation. */
export const STEP_REASON_LENGTH = 200;

/** Why the hospital says no. */
export const StepReason = lineOfText(STEP_REASON_LENGTH, tValidation('reasonMissing')).meta({
  description: 'Why, on one line: the patient reads it in the mail, the notification and at the visit.',
  examples: ['The doctor is ill.'],
});

/** What may come with a rejection or a cancellation; also nothing at all. */
export const RefuseAppointment = z
  .strictObject({ reason: StepReason.optional() })
  .meta({ id: 'RefuseAppointment', description: 'What the patient is told about the reason.' });
export type RefuseAppointment = z.infer<typeof RefuseAppointment>;

export const AppointmentDto = z
  .strictObject({
    ...idsOf('the appointment'),
    status: AppointmentStatus,
    reason: z.string().meta({
      description: 'Why the patient comes, as it was typed: text, never markup.',
      examples: ['Chest tightness when climbing stairs.'],
    }),
    speciality: Speciality.nullable().meta({
      description: 'The speciality that was asked for; null when the request names none.',
    }),
    patientId: Person.meta({ description: 'The patient.' }),
    heldBy: patientsHolder.optional().meta({
      description:
        'For staff who read or list it: who looks after the patient, when that is a patient without a login; null for everybody else and for patients. The answer to a step leaves it out.',
      examples: [null],
    }),
    doctorId: ObjectId.nullable().meta({
      description: 'The doctor who was asked; null when only a speciality was.',
      examples: ['66f1a2b3c4d5e6f708192a3c'],
    }),
    doctorName: z
      .string()
      .nullable()
      .meta({ description: 'Full name of the doctor who was asked.', examples: ['Dr. Ananya Sharma'] }),
    acceptedDoctorId: Person.nullable().meta({
      description: 'The doctor who accepted; null before that.',
      examples: [{ _id: '66f1a2b3c4d5e6f708192a3c', fullName: 'Dr. Ananya Sharma' }],
    }),
    doctorImage: z
      .string()
      .nullable()
      .optional()
      .meta({
        description:
          'For patients who read or list it: file name of the picture of the doctor who accepted, before that of the one who was asked; null when only a speciality was. The answer to a step leaves it out.',
        examples: ['doctor.jpg'],
      }),
    preferredDate: CalendarDate.nullable().meta({
      description:
        "The day that the patient asked for in the hospital's time zone, YYYY-MM-DD; null when any day will do.",
    }),
    preferredTime: ClockTime.nullable().meta({
      description:
        "The time that the patient asked for in the hospital's time zone, HH:mm; null when none was.",
    }),
    appointmentDate: CalendarDate.nullable().meta({
      description: 'The day that the doctor confirmed, YYYY-MM-DD; null before that.',
    }),
    appointmentTime: ClockTime.nullable().meta({
      description:
        "The time of the visit in the hospital's time zone, HH:mm: the one that is fixed, else the one asked for; null when there is neither.",
    }),
    idCard: z
      .string()
      .nullable()
      .meta({
        description:
          'Signed, short-lived address of the ID card; null without one, and for everybody but the patient, the doctor who accepted and administrators.',
        examples: [null],
      }),
    payment: z
      .strictObject({
        id: idOf('the payment'),
        method: PaymentMethod,
        amount: z.number().meta({ description: 'What was paid, in rupees.', examples: [800] }),
        refunded: z.number().meta({
          description: 'What an administrator has given back of it, in rupees.',
          examples: [0],
        }),
        refundIfCancelled: z.number().meta({
          description: 'What the caller would get back by cancelling now, in rupees.',
          examples: [800],
        }),
      })
      .nullable()
      .meta({ description: 'How it was paid; null when it was not.' }),
    refundIfCancelled: z
      .number()
      .nullable()
      .meta({
        description:
          'What the caller would get back by cancelling now, in rupees; null when nothing was paid or it can no longer be cancelled.',
        examples: [800],
      }),
    canCancel: z.boolean().meta({
      description:
        'Whether the caller may cancel it now: a patient until it begins (one without a time: until its day is over), the hospital also later.',
      examples: [true],
    }),
    canMove: z.boolean().meta({
      description:
        'Whether the caller may move it to another time now: a patient until the last tier of the settings and as often as they say, the hospital until it begins. `GET …/move` says why not.',
      examples: [true],
    }),
    isUpcoming: z.boolean().meta({
      description:
        'Whether it lies ahead: it is pending or accepted, and its time has not come (without a time: its day is not over). What has no day yet lies ahead.',
      examples: [true],
    }),
    isMoved: z.boolean().meta({
      description:
        'Whether the hospital has set another day, hour or doctor than was asked or paid for. Its patient can then agree, ask for another time, or cancel it until it begins, with a full refund.',
      examples: [false],
    }),
    moveAgreed: z.boolean().meta({
      description: 'Whether the patient has agreed to the time that the hospital has set instead.',
      examples: [false],
    }),
    insteadOf: z
      .strictObject({ date: CalendarDate, time: ClockTime.nullable() })
      .nullable()
      .meta({
        description:
          "Of a visit whose patient has asked for another time than the hospital had set, or that the hospital has moved before it was accepted: the time before, on the hospital's clock; null when there was none. It is refunded in full until it begins.",
        examples: [null],
      }),
    kind: VisitKind,
    video: VideoTimes.nullable().meta({
      description:
        'Of an accepted video visit with an hour, while the hospital has video visits: when its room is open; else null.',
      examples: [null],
    }),
    attendance: Attendance.nullable().meta({
      description: 'Where the patient is on the day of the visit; null before the patient has checked in.',
      examples: [null],
    }),
    checkInFrom: Instant.nullable().meta({
      description: `Of an accepted visit of today whose patient has not checked in: from when the patient can do so without the desk, until ${NO_SHOW_AFTER_MINUTES} minutes after the start; else null.`,
      examples: [null],
    }),
    wasUnanswered: z.boolean().meta({
      description:
        'Whether the system rejected it, because no doctor had answered the paid request by its time.',
      examples: [false],
    }),
    endReason: z
      .string()
      .nullable()
      .meta({
        description:
          'Why it was rejected or cancelled, in the words of who did it; null when nothing was said.',
        examples: [null],
      }),
    cancelledBy: UserType.nullable().meta({
      description: 'Who cancelled it; null until then.',
      examples: [null],
    }),
    history: historyOf(AppointmentStatus),
    moves: z.array(VisitMove).meta({
      description: 'Every move, oldest first. Each is in the history too, at the same instant.',
    }),
    version: Version.meta({
      description: 'Counts its steps and moves: a move that names an older one is refused.',
    }),
    reportUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Signed, short-lived address of the report of a completed visit (PDF).',
        examples: [null],
      }),
    receiptUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'Signed, short-lived address of the receipt (PDF); for the patient and administrators, when it was paid.',
        examples: ['/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w'],
      }),
    calendarUrl: z
      .string()
      .nullable()
      .meta({
        description: 'Signed, short-lived address of the calendar file of an accepted visit (iCalendar).',
        examples: ['/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk'],
      }),
    isUnconfirmed: z
      .boolean()
      .optional()
      .meta({
        description:
          'Of a request that waits for a doctor: whether it is not paid and the email address of its patient is not confirmed. Other lists leave it out.',
        examples: [false],
      }),
    patientIsMailed: z
      .boolean()
      .optional()
      .meta({
        description:
          'In the answer to accepting and rejecting: whether a mail goes to the patient, or to the guardian who acts for the patient. False without an email address and for one that is not confirmed. Left out everywhere else.',
        examples: [true],
      }),
    createdAt: instant('When it was asked for or booked'),
  })
  .meta({
    id: 'Appointment',
    description: 'A visit of a patient, from the request on, as the caller may see it.',
  });
export type AppointmentDto = z.infer<typeof AppointmentDto>;

export const AppointmentAnswer = success(AppointmentDto).meta({ id: 'AppointmentAnswer' });

export const CreateSpecificAppointment = z
  .strictObject({
    patientId: ObjectId.meta({
      description: 'Id of the patient: 24 hexadecimal digits. Patients name themselves.',
    }),
    doctorId: idOf('the doctor who is asked'),
    preferredDate: CalendarDate.meta({
      description: "The day of the visit, YYYY-MM-DD in the hospital's time zone.",
    }),
    preferredTime: ClockTime.meta({
      description: "The time of the visit, HH:mm in the hospital's time zone.",
    }),
    reason: Reason,
    kind: bookedKind,
  })
  .meta({ id: 'CreateSpecificAppointment' });
export type CreateSpecificAppointment = z.infer<typeof CreateSpecificAppointment>;

/** Fields of the request from the patient's dashboard (multipart; the ID card travels as the file `idCard`). */
export const CreateAppointment = z
  .strictObject({
    patientId: ObjectId.meta({
      description: 'Id of the patient: 24 hexadecimal digits. Patients name themselves.',
    }),
    speciality: Speciality,
    preferredDate: optionalInForm(CalendarDate).meta({
      description:
        "The day that suits the patient, YYYY-MM-DD in the hospital's time zone; any day when left out.",
    }),
    reason: optionalInForm(Reason),
  })
  .meta({ id: 'CreateAppointment' });
export type CreateAppointment = z.infer<typeof CreateAppointment>;
