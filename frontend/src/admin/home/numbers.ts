import { APPOINTMENT_STATUSES } from '../../../../openapi/contract/care/appointment-statuses.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk-methods.js';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { type Forms, counted, inDigits } from '../../../../openapi/contract/words/plural.js';
import { formatRupees } from '../../common/format/format';
import { stateText } from '../fields/format';
import { adminHomeWords } from '../../words/admin/home';
import { adminCommonWords } from '../../words/admin/common';

/** A number of the index: what it counts and the list of the rows behind it. */
export interface HomeNumber {
  label: Forms;
  resource: string;
  /** Of that list, by the day that the server calls today. */
  filterOn: (day: string) => object;
  /** A count, or a sum in rupees. A number that is zero is not shown. */
  amountOf: (statistics: Statistics) => number;
  textOf: (statistics: Statistics) => string;
  /** What else there is to say, e.g. in how many payments. */
  noteOf?: (statistics: Statistics) => string;
  /** So many lines the note may need: its place is kept while it is not known, and when it needs fewer. */
  noteLines?: number;
}

export interface NumberGroup {
  title: string;
  numbers: HomeNumber[];
  /** Said where every number is zero. */
  none: string;
}

/** A number that is a count. */
const counting = (
  { label, resource, filterOn }: Pick<HomeNumber, 'label' | 'resource' | 'filterOn'>,
  amountOf: HomeNumber['amountOf'],
): HomeNumber => ({
  label,
  resource,
  filterOn,
  amountOf,
  textOf: (statistics) => inDigits(amountOf(statistics)),
});
const onDay = (field: string) => (day: string) => ({ [`${field}_gte`]: day, [`${field}_lte`]: day });
const always = (filter: object) => () => filter;

const VISITS_TODAY: HomeNumber[] = APPOINTMENT_STATUSES.map((status) =>
  counting(
    {
      label: { other: adminHomeWords.visitsInState(stateText(status)) },
      resource: 'appointments',
      filterOn: (day) => ({ status, ...onDay('preferredDate')(day) }),
    },
    ({ today }) => today.appointments[status],
  ),
);

const TODAY: HomeNumber[] = [
  {
    label: adminHomeWords.revenueSeries,
    resource: 'payments',
    filterOn: onDay('paidAt'),
    amountOf: ({ today }) => today.revenue.amount,
    textOf: ({ today }) => formatRupees(today.revenue.amount),
    noteOf: ({ today }) => counted(today.revenue.payments, nouns.payment),
  },
  {
    label: adminHomeWords.refunds,
    resource: 'payments',
    filterOn: onDay('refundedAt'),
    amountOf: ({ today }) => today.refunds.amount,
    textOf: ({ today }) => formatRupees(today.refunds.amount),
    noteOf: ({ today }) => counted(today.refunds.refunds, nouns.refund),
  },
  ...DESK_METHODS.map((method): HomeNumber => ({
    label: {
      other: {
        cash: adminHomeWords.atDeskInCash,
        card: adminHomeWords.atDeskByCard,
        upi: adminHomeWords.atDeskByUpi,
      }[method],
    },
    resource: 'payments',
    filterOn: (day) => ({ atDesk: true, ...onDay('paidAt')(day) }),
    amountOf: ({ today: { desk } }) => desk[method].taken + desk[method].returned,
    textOf: ({ today: { desk } }) => formatRupees(desk[method].taken - desk[method].returned),
    noteOf: ({ today: { desk } }) =>
      adminHomeWords.takenAndReturned(formatRupees(desk[method].taken), formatRupees(desk[method].returned)),
    noteLines: 2,
  })),
  counting(
    {
      label: adminHomeWords.newPatientsSeries,
      resource: 'patients',
      filterOn: onDay('createdAt'),
    },
    ({ today }) => today.newPatients,
  ),
];

type Waiting = keyof Statistics['waiting'];
const waiting = (name: Waiting, label: Forms, resource: string, filter: object): HomeNumber =>
  counting({ label, resource, filterOn: always(filter) }, (statistics) => statistics.waiting[name]);

const WAITING: HomeNumber[] = [
  waiting('appointments', adminHomeWords.pendingAppointments, 'appointments', {
    status: 'pending',
  }),
  waiting('requestsNobodyTook', adminHomeWords.requestsUnanswered, 'appointments', {
    status: 'pending',
    nobodyTook: true,
  }),
  waiting('requestsNobodyLeft', adminHomeWords.requestsWithoutDoctor, 'appointments', {
    status: 'pending',
    nobodyLeft: true,
  }),
  waiting('patientsToCall', adminHomeWords.patientsToCall, 'leave-cases', { needsCall: true }),
  counting(
    {
      label: adminHomeWords.unpaidVisitsToday,
      resource: 'appointments',
      filterOn: (day) => ({ unpaid: true, status: 'accepted', ...onDay('preferredDate')(day) }),
    },
    (statistics) => statistics.waiting.unpaidVisitsToday,
  ),
  waiting('medicinesToOrder', adminHomeWords.medicinesToOrder, 'medicines', { lowStock: true }),
  waiting('ordersToPack', adminHomeWords.ordersToPack, 'orders', { status: 'placed' }),
  waiting('labBookingsToConfirm', adminHomeWords.labBookingsToConfirm, 'lab-bookings', {
    status: 'requested',
  }),
  waiting('questions', adminHomeWords.unansweredQuestions, 'questions', {
    status: 'unanswered',
  }),
  waiting('reviews', adminHomeWords.reviewsToApprove, 'reviews', {
    status: 'pending',
  }),
  waiting('passwordsAtDesk', adminHomeWords.passwordsAtDesk, 'patients', { passwordAsked: true }),
  waiting('doctorsToApprove', adminHomeWords.doctorsToApprove, 'doctors', {
    approval: 'waiting',
  }),
  waiting('failedMails', adminHomeWords.failedMails, 'mails', { state: 'failed' }),
  waiting('failedRefunds', adminHomeWords.failedRefunds, 'payments', {
    refundStatus: 'failed',
  }),
  waiting('deskRefunds', adminHomeWords.refundsToHandOut, 'payments', {
    atDesk: true,
    refundStatus: 'pending',
  }),
  waiting('openDisputes', adminHomeWords.openDisputes, 'payments', {
    disputeStatus: 'open',
  }),
];

/** The numbers in the order of the index. */
export const NUMBER_GROUPS: NumberGroup[] = [
  { title: adminHomeWords.toDo, numbers: WAITING, none: adminHomeWords.nothingToDo },
  { title: adminCommonWords.today, numbers: [...VISITS_TODAY, ...TODAY], none: adminHomeWords.nothingToday },
];
