import { APPOINTMENT_STATUSES } from '../../../../openapi/contract/care/appointment-statuses.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk-methods.js';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { inDigits, tCount } from '../../../../openapi/contract/messages/counts.js';
import { formatRupees } from '../../common/format/format';
import { tAdminHome } from '../../messages/admin/home';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminState } from '../../messages/admin/states';

/** A number of the index: its count and the list of its rows. */
export interface HomeNumber {
  label: (count: number) => string;
  resource: string;
  /** That list, filtered by the server's present day. */
  filterOn: (day: string) => object;
  /** A count, or a sum in rupees. Zero is not shown. */
  amountOf: (statistics: Statistics) => number;
  textOf: (statistics: Statistics) => string;
  /** A further note, e.g. the number of payments. */
  noteOf?: (statistics: Statistics) => string;
  /** The lines reserved for the note, so that the layout does not shift. */
  noteLines?: number;
}

export interface NumberGroup {
  title: string;
  numbers: HomeNumber[];
  /** Shown when every number is zero. */
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
      label: () => tAdminHome('visitsInState', { state: tAdminState(status) }),
      resource: 'appointments',
      filterOn: (day) => ({ status, ...onDay('preferredDate')(day) }),
    },
    ({ today }) => today.appointments[status],
  ),
);

const TODAY: HomeNumber[] = [
  {
    label: (count: number) => tAdminHome('revenueSeries', { count }),
    resource: 'payments',
    filterOn: onDay('paidAt'),
    amountOf: ({ today }) => today.revenue.amount,
    textOf: ({ today }) => formatRupees(today.revenue.amount),
    noteOf: ({ today }) => tCount('payments', { count: today.revenue.payments }),
  },
  {
    label: (count: number) => tAdminHome('refunds', { count }),
    resource: 'payments',
    filterOn: onDay('refundedAt'),
    amountOf: ({ today }) => today.refunds.amount,
    textOf: ({ today }) => formatRupees(today.refunds.amount),
    noteOf: ({ today }) => tCount('refunds', { count: today.refunds.refunds }),
  },
  ...DESK_METHODS.map((method): HomeNumber => ({
    label: () =>
      ({
        cash: tAdminHome('atDeskInCash'),
        card: tAdminHome('atDeskByCard'),
        upi: tAdminHome('atDeskByUpi'),
      })[method],
    resource: 'payments',
    filterOn: (day) => ({ atDesk: true, ...onDay('paidAt')(day) }),
    amountOf: ({ today: { desk } }) => desk[method].taken + desk[method].returned,
    textOf: ({ today: { desk } }) => formatRupees(desk[method].taken - desk[method].returned),
    noteOf: ({ today: { desk } }) =>
      tAdminHome('takenAndReturned', {
        taken: formatRupees(desk[method].taken),
        returned: formatRupees(desk[method].returned),
      }),
    noteLines: 2,
  })),
  counting(
    {
      label: (count: number) => tAdminHome('newPatientsSeries', { count }),
      resource: 'patients',
      filterOn: onDay('createdAt'),
    },
    ({ today }) => today.newPatients,
  ),
];

type Waiting = keyof Statistics['waiting'];
const waiting = (name: Waiting, label: HomeNumber['label'], resource: string, filter: object): HomeNumber =>
  counting({ label, resource, filterOn: always(filter) }, (statistics) => statistics.waiting[name]);

const WAITING: HomeNumber[] = [
  waiting('appointments', (count: number) => tAdminHome('pendingAppointments', { count }), 'appointments', {
    status: 'pending',
  }),
  waiting(
    'requestsNobodyTook',
    (count: number) => tAdminHome('requestsUnanswered', { count }),
    'appointments',
    {
      status: 'pending',
      nobodyTook: true,
    },
  ),
  waiting(
    'requestsNobodyLeft',
    (count: number) => tAdminHome('requestsWithoutDoctor', { count }),
    'appointments',
    {
      status: 'pending',
      nobodyLeft: true,
    },
  ),
  waiting('patientsToCall', (count: number) => tAdminHome('patientsToCall', { count }), 'leave-cases', {
    needsCall: true,
  }),
  counting(
    {
      label: (count: number) => tAdminHome('unpaidVisitsToday', { count }),
      resource: 'appointments',
      filterOn: (day) => ({ unpaid: true, status: 'accepted', ...onDay('preferredDate')(day) }),
    },
    (statistics) => statistics.waiting.unpaidVisitsToday,
  ),
  waiting('medicinesToOrder', (count: number) => tAdminHome('medicinesToOrder', { count }), 'medicines', {
    lowStock: true,
  }),
  waiting('ordersToPack', (count: number) => tAdminHome('ordersToPack', { count }), 'orders', {
    status: 'placed',
  }),
  waiting(
    'labBookingsToConfirm',
    (count: number) => tAdminHome('labBookingsToConfirm', { count }),
    'lab-bookings',
    {
      status: 'requested',
    },
  ),
  waiting('questions', (count: number) => tAdminHome('unansweredQuestions', { count }), 'questions', {
    status: 'unanswered',
  }),
  waiting('reviews', (count: number) => tAdminHome('reviewsToApprove', { count }), 'reviews', {
    status: 'pending',
  }),
  waiting('passwordsAtDesk', (count: number) => tAdminHome('passwordsAtDesk', { count }), 'patients', {
    passwordAsked: true,
  }),
  waiting('doctorsToApprove', (count: number) => tAdminHome('doctorsToApprove', { count }), 'doctors', {
    approval: 'waiting',
  }),
  waiting('failedMails', (count: number) => tAdminHome('failedMails', { count }), 'mails', {
    state: 'failed',
  }),
  waiting('failedRefunds', (count: number) => tAdminHome('failedRefunds', { count }), 'payments', {
    refundStatus: 'failed',
  }),
  waiting('deskRefunds', (count: number) => tAdminHome('refundsToHandOut', { count }), 'payments', {
    atDesk: true,
    refundStatus: 'pending',
  }),
  waiting('openDisputes', (count: number) => tAdminHome('openDisputes', { count }), 'payments', {
    disputeStatus: 'open',
  }),
];

/** The numbers in display order. */
export const NUMBER_GROUPS: NumberGroup[] = [
  { title: tAdminHome('toDo'), numbers: WAITING, none: tAdminHome('nothingToDo') },
  { title: tAdminCommon('today'), numbers: [...VISITS_TODAY, ...TODAY], none: tAdminHome('nothingToday') },
];
