import { APPOINTMENT_STATUSES } from '../../../../openapi/contract/care/appointments.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk.js';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { formatRupees } from '../../common/format/format';
import { stateText } from '../fields/format';

/** A number of the index: what it counts and the list of the rows behind it. */
export interface HomeNumber {
  label: string;
  resource: string;
  /** Of that list, by the day that the server calls today. */
  filterOn: (day: string) => object;
  textOf: (statistics: Statistics) => string;
  /** What else there is to say, e.g. in how many payments. */
  noteOf?: (statistics: Statistics) => string;
}

export interface NumberGroup {
  title: string;
  numbers: HomeNumber[];
}

const count = (value: number) => value.toLocaleString('en-IN');
const counted = (value: number, one: string) => `${count(value)} ${value === 1 ? one : `${one}s`}`;
const onDay = (field: string) => (day: string) => ({ [`${field}_gte`]: day, [`${field}_lte`]: day });
const always = (filter: object) => () => filter;

const VISITS_TODAY: HomeNumber[] = APPOINTMENT_STATUSES.map((status) => ({
  label: stateText(status),
  resource: 'appointments',
  filterOn: (day) => ({ status, ...onDay('preferredDate')(day) }),
  textOf: ({ today }) => count(today.appointments[status]),
}));

const TODAY: HomeNumber[] = [
  {
    label: 'Revenue',
    resource: 'payments',
    filterOn: onDay('paidAt'),
    textOf: ({ today }) => formatRupees(today.revenue.amount),
    noteOf: ({ today }) => counted(today.revenue.payments, 'payment'),
  },
  {
    label: 'Refunds',
    resource: 'payments',
    filterOn: onDay('refundedAt'),
    textOf: ({ today }) => formatRupees(today.refunds.amount),
    noteOf: ({ today }) => counted(today.refunds.refunds, 'refund'),
  },
  ...DESK_METHODS.map((method): HomeNumber => ({
    label: `At the desk, ${{ cash: 'in cash', card: 'by card', upi: 'by UPI' }[method]}`,
    resource: 'payments',
    filterOn: (day) => ({ atDesk: true, ...onDay('paidAt')(day) }),
    textOf: ({ today: { desk } }) => formatRupees(desk[method].taken - desk[method].returned),
    noteOf: ({ today: { desk } }) =>
      `${formatRupees(desk[method].taken)} taken, ${formatRupees(desk[method].returned)} given back`,
  })),
  {
    label: 'New patients',
    resource: 'patients',
    filterOn: onDay('createdAt'),
    textOf: ({ today }) => count(today.newPatients),
  },
];

type Waiting = keyof Statistics['waiting'];
const waiting = (name: Waiting, label: string, resource: string, filter: object): HomeNumber => ({
  label,
  resource,
  filterOn: always(filter),
  textOf: (statistics) => count(statistics.waiting[name]),
});

const WAITING: HomeNumber[] = [
  waiting('appointments', 'Pending appointments', 'appointments', { status: 'pending' }),
  waiting('requestsNobodyLeft', 'Requests no doctor is left to take', 'appointments', {
    status: 'pending',
    nobodyLeft: true,
  }),
  waiting('requestsNobodyTook', 'Requests no doctor took for a day', 'appointments', {
    status: 'pending',
    nobodyTook: true,
  }),
  waiting('ordersToPack', 'Orders to pack', 'orders', { status: 'placed' }),
  waiting('labBookingsToConfirm', 'Lab bookings to confirm', 'lab-bookings', { status: 'requested' }),
  waiting('questions', 'Unanswered questions', 'questions', { status: 'unanswered' }),
  waiting('reviews', 'Reviews to approve', 'reviews', { status: 'pending' }),
  waiting('doctorsToApprove', 'Doctors to approve', 'doctors', { approval: 'waiting' }),
  waiting('failedMails', 'Failed mails', 'mails', { state: 'failed' }),
  waiting('failedRefunds', 'Failed refunds', 'payments', { refundStatus: 'failed' }),
  waiting('deskRefunds', 'Refunds to hand out', 'payments', { atDesk: true, refundStatus: 'pending' }),
  waiting('openDisputes', 'Open disputes', 'payments', { disputeStatus: 'open' }),
];

const TOTALS: HomeNumber[] = [
  {
    label: 'Doctors',
    resource: 'doctors',
    filterOn: always({ disabled: false }),
    textOf: ({ totals }) => count(totals.doctors),
  },
  {
    label: 'Patients',
    resource: 'patients',
    filterOn: always({ disabled: false }),
    textOf: ({ totals }) => count(totals.patients),
  },
];

/** The numbers in the order of the index. */
export const NUMBER_GROUPS: NumberGroup[] = [
  { title: 'Visits today', numbers: VISITS_TODAY },
  { title: 'Today', numbers: TODAY },
  { title: 'Waiting now', numbers: WAITING },
  { title: 'In all', numbers: TOTALS },
];
