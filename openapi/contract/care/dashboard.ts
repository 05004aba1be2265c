import { z } from 'zod';
import { CalendarDate, ClockTime, instant } from '../common.js';
import { UserDto } from '../people/accounts.js';
import { UnreadCount } from '../people/notifications.js';
import { AppointmentDto } from './appointments.js';

export const ACTIVITY_KINDS = [
  'appointment',
  'order',
  'labBooking',
  'prescription',
  'record',
  'leave',
] as const;

const path = z.string().meta({
  description: 'Route of the site that shows more.',
  examples: ['/patientlogin/patientapps'],
});
const count = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [2] });

export const Activity = z
  .strictObject({
    at: instant('When it happened'),
    kind: z.enum(ACTIVITY_KINDS).meta({ description: 'What it is about.' }),
    text: z.string().meta({
      description: 'What happened, as a sentence for the reader.',
      examples: ['Dr. Ananya Sharma accepted your appointment.'],
    }),
    path,
  })
  .meta({ id: 'Activity', description: 'Something that happened lately.' });
export type Activity = z.infer<typeof Activity>;

export const ScheduleEntry = z
  .strictObject({
    date: CalendarDate.nullable().meta({
      description:
        "The day in the hospital's time zone, YYYY-MM-DD; null for a request whose day is not decided yet.",
    }),
    time: ClockTime.nullable().meta({
      description: "The time in the hospital's time zone, HH:mm; null for something of the whole day.",
    }),
    title: z
      .string()
      .meta({ description: 'What lies ahead, in a few words.', examples: ['Visit to Dr. Ananya Sharma'] }),
    detail: z.string().meta({
      description: 'One line more about it: the speciality, the place, or the medicines; may be empty.',
      examples: ['Cardiology'],
    }),
    path,
  })
  .meta({ id: 'ScheduleEntry', description: 'Something that lies ahead.' });
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;

export const TODO_KINDS = [
  'chooseTime',
  'answerMove',
  'takeOffer',
  'pay',
  'confirmTest',
  'refill',
  'review',
] as const;

export const Todo = z
  .strictObject({
    kind: z.enum(TODO_KINDS).meta({
      description:
        'chooseTime: the doctor of a visit is away; answerMove: the hospital has moved a visit; takeOffer: a time is held from the waiting list; pay: a checkout is open; confirmTest: a doctor asks for a lab test; refill: medicines run out or have run out; review: the last visit has no review.',
    }),
    title: z.string().meta({
      description: 'What waits, in a few words.',
      examples: ['Dr. Ananya Sharma has moved your visit'],
    }),
    detail: z.string().meta({
      description: 'One line more about it, e.g. when; may be empty.',
      examples: ['Tue, 24 Nov 2026, 10:30 AM IST'],
    }),
    path,
    url: z
      .string()
      .nullable()
      .meta({ description: 'Of an open checkout: the address of its payment page.', examples: [null] }),
  })
  .meta({ id: 'Todo', description: 'Something that waits for the patient.' });
export type Todo = z.infer<typeof Todo>;

export const PatientDashboard = z
  .strictObject({
    type: z.literal('patient').meta({ description: "Tells a patient's dashboard from a doctor's." }),
    user: UserDto,
    ...UnreadCount.shape,
    activity: z.array(Activity).meta({ description: 'Newest first.' }),
    nextVisit: AppointmentDto.nullable().meta({
      description:
        'The next accepted visit, also one of today whose patient waits or is with the doctor; else the next request with a day; null for neither.',
    }),
    todos: z.array(Todo).meta({ description: 'The most pressing first.' }),
    schedule: z.array(ScheduleEntry).meta({
      description:
        'Nearest first, what has no day yet last: the coming visits, lab bookings and refills. Nothing that is overdue.',
    }),
    counts: z
      .strictObject({
        upcoming: count(
          'Appointments that lie ahead (isUpcoming): asked for or accepted, and their time has not come.',
        ),
        prescriptions: count('Prescriptions that have not ended.'),
        refills: count('Prescriptions that need a refill soon.'),
        orders: count('Orders that are on their way.'),
        labBookings: count('Lab bookings without a report yet.'),
      })
      .meta({ description: "Numbers of the patient's own records." }),
  })
  .meta({ id: 'PatientDashboard' });
export type PatientDashboard = z.infer<typeof PatientDashboard>;

export const DoctorDashboard = z
  .strictObject({
    type: z.literal('doctor').meta({ description: "Tells a doctor's dashboard from a patient's." }),
    user: UserDto,
    ...UnreadCount.shape,
    todaysVisits: z
      .array(AppointmentDto)
      .meta({ description: "Today's accepted and completed visits, in the order of their times." }),
    pendingCount: count("Requests that wait for this doctor's answer, the open ones of the speciality too."),
    activity: z.array(Activity).meta({ description: 'Newest first.' }),
    counts: z
      .strictObject({
        today: count("Today's visits."),
        nextSevenDays: count('Accepted visits whose time has not come, from today to six days ahead.'),
        upcoming: count('Accepted visits whose time has not come (isUpcoming).'),
      })
      .meta({ description: "Numbers of the doctor's own visits." }),
  })
  .meta({ id: 'DoctorDashboard' });
export type DoctorDashboard = z.infer<typeof DoctorDashboard>;

export const Dashboard = z.discriminatedUnion('type', [PatientDashboard, DoctorDashboard]).meta({
  id: 'Dashboard',
});
export type Dashboard = z.infer<typeof Dashboard>;
