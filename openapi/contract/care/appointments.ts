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
import { patientGuardian } from '../people/dependants.js';
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
/** Maximum size of an ID card, in bytes (5 MiB). */
export const ID_CARD_MAX_BYTES = 5 * 1024 * 1024;

export const AppointmentStatus = z.enum(APPOINTMENT_STATUSES).meta({
  id: 'AppointmentStatus',
  description:
    'Transitions: pending → accepted | rejected; accepted → completed; pending or accepted → cancelled.',
  examples: ['accepted'],
});
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

export const Reason = freeText(500, tAppointments('visitReasonMissing')).meta({
  description: 'Reason for the visit as plain text. The doctors who may answer the request can read it.',
  examples: ['Chest tightness when climbing stairs.'],
});

/** Maximum length of the reason for a rejection or a cancellation. */
export const STEP_REASON_LENGTH = 200;

/** Reason for a rejection or a cancellation by the hospital. */
export const StepReason = lineOfText(STEP_REASON_LENGTH, tValidation('reasonMissing')).meta({
  description: 'Reason, on one line. The patient reads it in the mail, the notification and the visit.',
  examples: ['The doctor is ill.'],
});

/** Optional body of a rejection or a cancellation. */
export const RefuseAppointment = z
  .strictObject({ reason: StepReason.optional() })
  .meta({ id: 'RefuseAppointment', description: 'Reason that is shown to the patient.' });
export type RefuseAppointment = z.infer<typeof RefuseAppointment>;

export const AppointmentDto = z
  .strictObject({
    ...idsOf('the appointment'),
    status: AppointmentStatus,
    reason: z.string().meta({
      description: 'Reason for the visit as entered: plain text, never markup.',
      examples: ['Chest tightness when climbing stairs.'],
    }),
    speciality: Speciality.nullable().meta({
      description: 'Requested speciality; null if the request names none.',
    }),
    patientId: Person.meta({ description: 'Account of the patient.' }),
    heldBy: patientGuardian.optional().meta({
      description:
        'Guardian of a patient without a login, for staff who read or list the visit; null otherwise and for patients. Not part of answers to a step.',
      examples: [null],
    }),
    doctorId: ObjectId.nullable().meta({
      description: 'Requested doctor; null if only a speciality was requested.',
      examples: ['66f1a2b3c4d5e6f708192a3c'],
    }),
    doctorName: z
      .string()
      .nullable()
      .meta({
        description: 'Full name of the requested doctor; null if only a speciality was requested.',
        examples: ['Dr. Ananya Sharma'],
      }),
    acceptedDoctorId: Person.nullable().meta({
      description: 'Doctor who accepted the visit; null before that.',
      examples: [{ _id: '66f1a2b3c4d5e6f708192a3c', fullName: 'Dr. Ananya Sharma' }],
    }),
    doctorImage: z
      .string()
      .nullable()
      .optional()
      .meta({
        description:
          "File name of the doctor's picture, for patients who read or list the visit: the doctor who accepted, before that the requested doctor. Null if only a speciality was requested. Not part of answers to a step.",
        examples: ['doctor.jpg'],
      }),
    preferredDate: CalendarDate.nullable().meta({
      description: "Requested day in the hospital's time zone, YYYY-MM-DD; null for any day.",
    }),
    preferredTime: ClockTime.nullable().meta({
      description: "Requested time in the hospital's time zone, HH:mm; null if none was requested.",
    }),
    appointmentDate: CalendarDate.nullable().meta({
      description: 'Day confirmed by the doctor, YYYY-MM-DD; null before that.',
    }),
    appointmentTime: ClockTime.nullable().meta({
      description:
        "Time of the visit in the hospital's time zone, HH:mm: the confirmed time, otherwise the requested time; null if there is neither.",
    }),
    idCard: z
      .string()
      .nullable()
      .meta({
        description:
          'Signed, short-lived URL of the ID card. Null if there is none, and for every caller except the patient, the doctor who accepted and administrators.',
        examples: [null],
      }),
    payment: z
      .strictObject({
        id: idOf('the payment'),
        method: PaymentMethod,
        amount: z.number().meta({ description: 'Amount paid, in rupees.', examples: [800] }),
        refunded: z.number().meta({
          description: 'Amount refunded by an administrator so far, in rupees.',
          examples: [0],
        }),
        refundIfCancelled: z.number().meta({
          description: 'Refund if the caller cancels now, in rupees.',
          examples: [800],
        }),
      })
      .nullable()
      .meta({ description: 'Payment of the visit; null if it was not paid.' }),
    isFree: z.boolean().meta({ description: 'Whether the fee was 0 at the booking.', examples: [false] }),
    refundIfCancelled: z
      .number()
      .nullable()
      .meta({
        description:
          'Refund if the caller cancels now, in rupees; null if nothing was paid or the visit can no longer be cancelled.',
        examples: [800],
      }),
    canCancel: z.boolean().meta({
      description:
        'Whether the caller may cancel the visit now. Patients may cancel until it begins (without a time: until the end of its day); the hospital may also cancel later.',
      examples: [true],
    }),
    canMove: z.boolean().meta({
      description:
        'Whether the caller may move the visit to another time now. The settings limit how late and how often patients may move it; the hospital may move it until it begins. `GET …/move` gives the reason if not.',
      examples: [true],
    }),
    isUpcoming: z.boolean().meta({
      description:
        'Whether the visit is pending or accepted and still ahead: its time has not come (without a time: its day is not over). A visit without a day is upcoming.',
      examples: [true],
    }),
    isMoved: z.boolean().meta({
      description:
        'Whether the hospital has set another day, time or doctor than requested or paid for. The patient can then agree, ask for another time, or cancel with a full refund until the visit begins.',
      examples: [false],
    }),
    moveAgreed: z.boolean().meta({
      description: 'Whether the patient has agreed to the time set by the hospital.',
      examples: [false],
    }),
    insteadOf: z
      .strictObject({ date: CalendarDate, time: ClockTime.nullable() })
      .nullable()
      .meta({
        description:
          "Previous time, in the hospital's time zone, if the patient asked for another time than the hospital had set, or if the hospital moved the visit before it was accepted; null if there was none. Such a visit is refunded in full until it begins.",
        examples: [null],
      }),
    kind: VisitKind,
    video: VideoTimes.nullable().meta({
      description:
        'Opening times of the video room, for an accepted video visit with a time while the hospital offers video visits; null otherwise.',
      examples: [null],
    }),
    attendance: Attendance.nullable().meta({
      description: 'Attendance of the patient on the day of the visit; null before check-in.',
      examples: [null],
    }),
    checkInFrom: Instant.nullable().meta({
      description: `Time from which the patient can check in without the desk, until ${NO_SHOW_AFTER_MINUTES} minutes after the start. Set for an accepted visit of today before check-in; null otherwise.`,
      examples: [null],
    }),
    wasUnanswered: z.boolean().meta({
      description: 'Whether the system rejected the paid request because no doctor answered in time.',
      examples: [false],
    }),
    endReason: z
      .string()
      .nullable()
      .meta({
        description: 'Reason for the rejection or the cancellation, as entered; null if none was given.',
        examples: [null],
      }),
    cancelledBy: UserType.nullable().meta({
      description: 'Role that cancelled the visit; null if it is not cancelled.',
      examples: [null],
    }),
    history: historyOf(AppointmentStatus),
    moves: z.array(VisitMove).meta({
      description: 'All moves, oldest first. Each one is also in the history with the same timestamp.',
    }),
    version: Version.meta({
      description: 'Number that increases with each step and move. A move with an older version is refused.',
    }),
    reportUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'Signed, short-lived URL of the report of a completed visit (PDF); null for other visits.',
        examples: [null],
      }),
    receiptUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'Signed, short-lived URL of the receipt (PDF) of a paid visit, for the patient and administrators; null otherwise.',
        examples: ['/api/papers/visits/66f1a2b3c4d5e6f708192a3b/receipt?expires=1795241400&signature=Xb7w'],
      }),
    calendarUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'Signed, short-lived URL of the calendar file of an accepted visit (iCalendar); null for other visits.',
        examples: ['/api/papers/visits/66f1a2b3c4d5e6f708192a3b/calendar?expires=1795241400&signature=q3Zk'],
      }),
    isUnconfirmed: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether an unanswered request is unpaid and its patient's email address is not confirmed. Only part of lists of requests that wait for a doctor.",
        examples: [false],
      }),
    patientIsMailed: z
      .boolean()
      .optional()
      .meta({
        description:
          "Whether a mail is sent to the patient or to the patient's guardian. False without a confirmed email address. Only part of answers to an acceptance or a rejection.",
        examples: [true],
      }),
    createdAt: instant('Time of the request or booking'),
  })
  .meta({
    id: 'Appointment',
    description: 'A visit of a patient, from the request on, with the fields that the caller may see.',
  });
export type AppointmentDto = z.infer<typeof AppointmentDto>;

export const AppointmentAnswer = success(AppointmentDto).meta({ id: 'AppointmentAnswer' });

export const CreateSpecificAppointment = z
  .strictObject({
    patientId: ObjectId.meta({
      description: 'Id of the patient: 24 hexadecimal digits. Patients use their own id.',
    }),
    doctorId: idOf('the requested doctor'),
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

/** Fields of the request form of the patient's dashboard (multipart; the ID card is the file `idCard`). */
export const CreateAppointment = z
  .strictObject({
    patientId: ObjectId.meta({
      description: 'Id of the patient: 24 hexadecimal digits. Patients use their own id.',
    }),
    speciality: Speciality,
    preferredDate: optionalInForm(CalendarDate).meta({
      description: "Requested day, YYYY-MM-DD in the hospital's time zone; any day if omitted.",
    }),
    reason: optionalInForm(Reason),
  })
  .meta({ id: 'CreateAppointment' });
export type CreateAppointment = z.infer<typeof CreateAppointment>;
