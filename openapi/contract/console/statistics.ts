import { z } from 'zod';
import { CalendarDate } from '../common.js';
import { DESK_METHODS } from '../shop/desk.js';

/** Number of days in the charts, including today. */
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
    taken: rupees('Amount taken at the desk today', 4800),
    returned: rupees('Amount returned at the desk today', 800),
  })
  .meta({ id: 'DeskSum', description: "Payments and refunds at the hospital's desk on one day." });

export const DayNumbers = z
  .strictObject({
    date: CalendarDate.meta({ description: "Day in the hospital's time zone, YYYY-MM-DD." }),
    appointments: number('Visits requested on this day, in any status.', 24),
    revenue: rupees('Amount paid on this day', 18_400),
    refunds: rupees('Amount refunded on this day', 800),
    newPatients: number('Patients who registered on this day.', 5),
    orders: number('Orders placed on this day.', 7),
  })
  .meta({ id: 'DayNumbers', description: 'Statistics of one day.' });
export type DayNumbers = z.infer<typeof DayNumbers>;

export const Statistics = z
  .strictObject({
    day: CalendarDate.meta({ description: "Today in the hospital's time zone." }),
    today: z
      .strictObject({
        appointments: z
          .strictObject({
            pending: number('Requests that wait for an answer.', 4),
            accepted: number('Accepted visits of today.', 12),
            rejected: number('Rejected requests.', 1),
            completed: number('Completed visits.', 6),
            cancelled: number('Cancelled visits.', 1),
          })
          .meta({ description: 'Visits with today as the preferred date, by status.' }),
        revenue: z
          .strictObject({
            amount: rupees('Amount paid today', 18_400),
            payments: number('Number of payments.', 23),
          })
          .meta({ description: 'Payments of today.' }),
        refunds: z
          .strictObject({
            amount: rupees('Amount refunded today', 800),
            refunds: number('Number of refunds.', 1),
          })
          .meta({ description: 'Refunds of today.' }),
        desk: z
          .strictObject({ cash: DeskSum, card: DeskSum, upi: DeskSum } satisfies Record<
            (typeof DESK_METHODS)[number],
            typeof DeskSum
          >)
          .meta({ description: "Part of today's payments and refunds at the hospital's desk, by method." }),
        newPatients: number('Patients who registered today.', 5),
      })
      .meta({ description: 'Statistics of today since midnight.' }),
    waiting: z
      .strictObject({
        appointments: number('Unanswered requests, of any day.', 9),
        requestsNobodyLeft: number(
          'Unanswered requests to a speciality that none of its doctors can accept any more.',
          1,
        ),
        requestsNobodyTook: number(
          'Requests to a speciality that none of its doctors has accepted for a day.',
          2,
        ),
        patientsToCall: number(
          'Patients to call: the doctor is away, and the visit was refunded because the patient did not choose in time.',
          1,
        ),
        unpaidVisitsToday: number('Unpaid accepted visits of today.', 4),
        medicinesToOrder: number('Medicines with few boxes left in stock.', 3),
        ordersToPack: number('Orders to pack.', 3),
        labBookingsToConfirm: number('Lab bookings to confirm.', 2),
        questions: number('Unanswered questions.', 6),
        reviews: number('Pending reviews.', 2),
        passwordsAtDesk: number(
          'Patients who request a new password and have to come to the desk: their address was never confirmed, and there are medical records.',
          0,
        ),
        doctorsToApprove: number('Registered doctors who wait for an approval.', 1),
        failedMails: number('Mails that failed finally.', 0),
        failedRefunds: number('Payments with a refund that failed finally or was returned by the bank.', 0),
        deskRefunds: number('Payments with a refund to collect at the desk.', 0),
        openDisputes: number('Payments that the cardholder disputes with the bank.', 0),
      })
      .meta({ description: 'Open tasks of any day.' }),
    totals: z
      .strictObject({
        doctors: number('Accounts of doctors.', 42),
        patients: number('Accounts of patients.', 310),
      })
      .meta({ description: 'Number of accounts.' }),
    days: z
      .array(DayNumbers)
      .length(STATISTICS_DAYS)
      .meta({ description: `The last ${STATISTICS_DAYS} days, oldest first; the last is today.` }),
  })
  .meta({ id: 'Statistics', description: 'Current statistics of the hospital.' });
export type Statistics = z.infer<typeof Statistics>;
