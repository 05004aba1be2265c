import { z } from 'zod';
import { CalendarDate } from '../common.js';
import { DESK_METHODS } from '../shop/desk.js';

/** Days that the charts show, today included. */
export const STATISTICS_DAYS = 30;

const number = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const rupees = (description: string, example: number) =>
  z.number().meta({ description: `${description}, in rupees.`, examples: [example] });

const DeskSum = z
  .strictObject({
    taken: rupees('What the desk has taken today', 4800),
    returned: rupees('What the desk has given back today', 800),
  })
  .meta({ id: 'DeskSum', description: "Money that changed hands at the hospital's desk on one day." });

export const DayNumbers = z
  .strictObject({
    date: CalendarDate.meta({ description: "The day in the hospital's time zone, YYYY-MM-DD." }),
    appointments: number('Visits asked for on this day, in whatever state they are by now.', 24),
    revenue: rupees('What was paid on this day', 18_400),
    refunds: rupees('What was given back on this day', 800),
    newPatients: number('Patients who registered on this day.', 5),
    orders: number('Orders placed on this day.', 7),
  })
  .meta({ id: 'DayNumbers', description: 'One day of the hospital in numbers.' });
export type DayNumbers = z.infer<typeof DayNumbers>;

export const Statistics = z
  .strictObject({
    day: CalendarDate.meta({ description: "Today in the hospital's time zone." }),
    today: z
      .strictObject({
        appointments: z
          .strictObject({
            pending: number('Wait for an answer.', 4),
            accepted: number('Will take place.', 12),
            rejected: number('Could not be accepted.', 1),
            completed: number('Have taken place.', 6),
            cancelled: number('Were called off.', 1),
          })
          .meta({ description: 'Visits whose preferred date is today.' }),
        revenue: z
          .strictObject({
            amount: rupees('What was paid today', 18_400),
            payments: number('In so many payments.', 23),
          })
          .meta({ description: 'Money that came in today.' }),
        refunds: z
          .strictObject({
            amount: rupees('What was given back today', 800),
            refunds: number('In so many refunds.', 1),
          })
          .meta({ description: 'Money that went back today.' }),
        desk: z
          .strictObject({ cash: DeskSum, card: DeskSum, upi: DeskSum } satisfies Record<
            (typeof DESK_METHODS)[number],
            typeof DeskSum
          >)
          .meta({ description: "Of today's money, what went over the hospital's desk, by how it did." }),
        newPatients: number('Patients who registered today.', 5),
      })
      .meta({ description: 'Numbers of this day since midnight.' }),
    waiting: z
      .strictObject({
        appointments: number('Requests without an answer, of any day.', 9),
        requestsNobodyLeft: number(
          'Of these, requests to a speciality that none of its doctors can take any more.',
          1,
        ),
        requestsNobodyTook: number(
          'Requests to a speciality that none of its doctors has taken for a day.',
          2,
        ),
        patientsToCall: number(
          'Patients to call whose doctor is away and whose visit was refunded, since they had not chosen in time.',
          1,
        ),
        unpaidVisitsToday: number('Accepted visits of today that nothing was paid for.', 4),
        medicinesToOrder: number('Medicines of which only few boxes are left.', 3),
        ordersToPack: number('Orders that are placed and not packed.', 3),
        labBookingsToConfirm: number('Lab bookings that are not confirmed yet.', 2),
        questions: number('Questions without an answer.', 6),
        reviews: number('Reviews that are not approved or hidden yet.', 2),
        passwordsAtDesk: number(
          'Patients who ask for a new password and have to come to the desk: their address was never confirmed, and there are medical records.',
          0,
        ),
        doctorsToApprove: number('Doctors who registered and wait for an answer.', 1),
        failedMails: number('Mails that were given up.', 0),
        failedRefunds: number('Payments with a refund that was given up or sent back by the bank.', 0),
        deskRefunds: number('Payments of which something waits at the desk for its patient.', 0),
        openDisputes: number("Payments that the card's holder disputes at the bank.", 0),
      })
      .meta({ description: 'Everything that waits for an action, of any day.' }),
    totals: z
      .strictObject({
        doctors: number("Doctors' accounts.", 42),
        patients: number("Patients' accounts.", 310),
      })
      .meta({ description: 'How many accounts there are.' }),
    days: z
      .array(DayNumbers)
      .length(STATISTICS_DAYS)
      .meta({ description: `The last ${STATISTICS_DAYS} days, oldest first; the last is today.` }),
  })
  .meta({ id: 'Statistics', description: 'The hospital in numbers, as of this moment.' });
export type Statistics = z.infer<typeof Statistics>;
