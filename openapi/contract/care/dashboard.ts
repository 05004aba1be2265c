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
  description: 'Route of the site with details.',
  examples: ['/patientlogin/patientapps'],
});
const count = (description: string) =>
  z
    .number()
    .int()
    .meta({ description, examples: [2] });

export const Activity = z
  .strictObject({
    at: instant('Time of the event'),
    kind: z.enum(ACTIVITY_KINDS).meta({ description: 'Kind of record.' }),
    text: z.string().meta({
      description: 'The event as a sentence for the reader.',
      examples: ['Dr. Ananya Sharma accepted your appointment.'],
    }),
    path,
  })
  .meta({ id: 'Activity', description: 'A recent event.' });
export type Activity = z.infer<typeof Activity>;

export const ScheduleEntry = z
  .strictObject({
    date: CalendarDate.nullable().meta({
      description:
        "Day in the hospital's time zone, YYYY-MM-DD; null for a request whose day is not decided.",
    }),
    time: ClockTime.nullable().meta({
      description: "Time in the hospital's time zone, HH:mm; null for an entry for the whole day.",
    }),
    title: z
      .string()
      .meta({ description: 'Short title of the entry.', examples: ['Visit to Dr. Ananya Sharma'] }),
    detail: z.string().meta({
      description: 'Second line of the entry: the speciality, the place or the medicines; may be empty.',
      examples: ['Cardiology'],
    }),
    path,
  })
  .meta({ id: 'ScheduleEntry', description: 'An upcoming entry of the schedule.' });
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
        'chooseTime: the doctor of a visit is away; answerMove: the hospital has moved a visit; takeOffer: a time is held from the waiting list; pay: a checkout is open; confirmTest: a doctor requests a lab test, or a sample was rejected; refill: medicines run out or have run out; review: the last visit has no review.',
    }),
    title: z.string().meta({
      description: 'Short title of the task.',
      examples: ['Dr. Ananya Sharma has moved your visit'],
    }),
    detail: z.string().meta({
      description: 'Second line of the task, e.g. its time; may be empty.',
      examples: ['Tue, 24 Nov 2026, 10:30 AM IST'],
    }),
    path,
    url: z
      .string()
      .nullable()
      .meta({
        description: 'URL of the payment page of an open checkout; null for other tasks.',
        examples: [null],
      }),
  })
  .meta({ id: 'Todo', description: 'An open task of the patient.' });
export type Todo = z.infer<typeof Todo>;

export const PatientDashboard = z
  .strictObject({
    type: z
      .literal('patient')
      .meta({ description: 'Always "patient"; distinguishes the dashboard from that of a doctor.' }),
    user: UserDto,
    ...UnreadCount.shape,
    activity: z.array(Activity).meta({ description: 'Recent events, newest first.' }),
    nextVisit: AppointmentDto.nullable().meta({
      description:
        'Next accepted visit, including a visit of today whose patient waits or is with the doctor; otherwise the next request with a day; null if there is neither.',
    }),
    todos: z.array(Todo).meta({ description: 'Open tasks, most urgent first.' }),
    schedule: z.array(ScheduleEntry).meta({
      description:
        'Upcoming visits, lab bookings and refills, nearest first, entries without a day last. Overdue entries are not included.',
    }),
    counts: z
      .strictObject({
        upcoming: count('Upcoming appointments (isUpcoming): pending or accepted, before their time.'),
        prescriptions: count('Active prescriptions.'),
        refills: count('Prescriptions that need a refill soon.'),
        orders: count('Orders in progress.'),
        labBookings: count('Lab bookings without a report yet.'),
      })
      .meta({ description: "Counts of the patient's own records." }),
  })
  .meta({ id: 'PatientDashboard' });
export type PatientDashboard = z.infer<typeof PatientDashboard>;

export const DoctorDashboard = z
  .strictObject({
    type: z
      .literal('doctor')
      .meta({ description: 'Always "doctor"; distinguishes the dashboard from that of a patient.' }),
    user: UserDto,
    ...UnreadCount.shape,
    todaysVisits: z
      .array(AppointmentDto)
      .meta({ description: "Today's accepted and completed visits, sorted by time." }),
    pendingCount: count(
      "Requests that wait for this doctor's answer, including the open ones of the speciality.",
    ),
    activity: z.array(Activity).meta({ description: 'Recent events, newest first.' }),
    counts: z
      .strictObject({
        today: count("Today's visits."),
        nextSevenDays: count('Accepted visits before their time, from today to six days ahead.'),
        upcoming: count('Accepted visits before their time (isUpcoming).'),
      })
      .meta({ description: "Counts of the doctor's own visits." }),
  })
  .meta({ id: 'DoctorDashboard' });
export type DoctorDashboard = z.infer<typeof DoctorDashboard>;

export const Dashboard = z.discriminatedUnion('type', [PatientDashboard, DoctorDashboard]).meta({
  id: 'Dashboard',
});
export type Dashboard = z.infer<typeof Dashboard>;
