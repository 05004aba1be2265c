import { APPOINTMENT_STATUSES } from '../../../../openapi/contract/care/appointments.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk.js';
import type { Statistics } from '../../../../openapi/contract/console/statistics.js';
import { nouns } from '../../../../openapi/contract/words/nouns.js';
import { type Forms, counted, inDigits } from '../../../../openapi/contract/words/plural.js';
import { formatRupees } from '../../common/format/format';
import { stateText } from '../fields/format';

/** A number of the index: what it counts and the list of the rows behind it. */
export interface HomeNumber {
  label: Forms;
  resource: string;
  /** Of that list, by the day that the server calls today. */
  filterOn: (day: string) => object;
  textOf: (statistics: Statistics) => string;
  /** By which the form of the label is chosen; left out for a sum of money. */
  countOf?: (statistics: Statistics) => number;
  /** What else there is to say, e.g. in how many payments. */
  noteOf?: (statistics: Statistics) => string;
}

export interface NumberGroup {
  title: string;
  numbers: HomeNumber[];
}

/** A number that is a count. */
const counting = (
  { label, resource, filterOn }: Pick<HomeNumber, 'label' | 'resource' | 'filterOn'>,
  countOf: (statistics: Statistics) => number,
): HomeNumber => ({
  label,
  resource,
  filterOn,
  countOf,
  textOf: (statistics) => inDigits(countOf(statistics)),
});
const onDay = (field: string) => (day: string) => ({ [`${field}_gte`]: day, [`${field}_lte`]: day });
const always = (filter: object) => () => filter;

const VISITS_TODAY: HomeNumber[] = APPOINTMENT_STATUSES.map((status) => ({
  label: { other: stateText(status) },
  resource: 'appointments',
  filterOn: (day) => ({ status, ...onDay('preferredDate')(day) }),
  textOf: ({ today }) => inDigits(today.appointments[status]),
}));

const TODAY: HomeNumber[] = [
  {
    label: { other: 'Revenue' },
    resource: 'payments',
    filterOn: onDay('paidAt'),
    textOf: ({ today }) => formatRupees(today.revenue.amount),
    noteOf: ({ today }) => counted(today.revenue.payments, nouns.payment),
  },
  {
    label: { other: 'Refunds' },
    resource: 'payments',
    filterOn: onDay('refundedAt'),
    textOf: ({ today }) => formatRupees(today.refunds.amount),
    noteOf: ({ today }) => counted(today.refunds.refunds, nouns.refund),
  },
  ...DESK_METHODS.map((method): HomeNumber => ({
    label: { other: `At the desk, ${{ cash: 'in cash', card: 'by card', upi: 'by UPI' }[method]}` },
    resource: 'payments',
    filterOn: (day) => ({ atDesk: true, ...onDay('paidAt')(day) }),
    textOf: ({ today: { desk } }) => formatRupees(desk[method].taken - desk[method].returned),
    noteOf: ({ today: { desk } }) =>
      `${formatRupees(desk[method].taken)} taken, ${formatRupees(desk[method].returned)} given back`,
  })),
  counting(
    {
      label: { one: 'New patient', other: 'New patients' },
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
  waiting('appointments', { one: 'Pending appointment', other: 'Pending appointments' }, 'appointments', {
    status: 'pending',
  }),
  waiting(
    'requestsNobodyTook',
    { one: 'Request no doctor took for a day', other: 'Requests no doctor took for a day' },
    'appointments',
    { status: 'pending', nobodyTook: true },
  ),
  waiting(
    'requestsNobodyLeft',
    { one: 'Request no doctor is left to take', other: 'Requests no doctor is left to take' },
    'appointments',
    {
      status: 'pending',
      nobodyLeft: true,
    },
  ),
  waiting('ordersToPack', { one: 'Order to pack', other: 'Orders to pack' }, 'orders', { status: 'placed' }),
  waiting(
    'labBookingsToConfirm',
    { one: 'Lab booking to confirm', other: 'Lab bookings to confirm' },
    'lab-bookings',
    { status: 'requested' },
  ),
  waiting('questions', { one: 'Unanswered question', other: 'Unanswered questions' }, 'questions', {
    status: 'unanswered',
  }),
  waiting('reviews', { one: 'Review to approve', other: 'Reviews to approve' }, 'reviews', {
    status: 'pending',
  }),
  waiting('doctorsToApprove', { one: 'Doctor to approve', other: 'Doctors to approve' }, 'doctors', {
    approval: 'waiting',
  }),
  waiting('failedMails', { one: 'Failed mail', other: 'Failed mails' }, 'mails', { state: 'failed' }),
  waiting('failedRefunds', { one: 'Failed refund', other: 'Failed refunds' }, 'payments', {
    refundStatus: 'failed',
  }),
  waiting('deskRefunds', { one: 'Refund to hand out', other: 'Refunds to hand out' }, 'payments', {
    atDesk: true,
    refundStatus: 'pending',
  }),
  waiting('openDisputes', { one: 'Open dispute', other: 'Open disputes' }, 'payments', {
    disputeStatus: 'open',
  }),
];

const TOTALS: HomeNumber[] = [
  counting(
    {
      label: { one: 'Doctor', other: 'Doctors' },
      resource: 'doctors',
      filterOn: always({ disabled: false }),
    },
    ({ totals }) => totals.doctors,
  ),
  counting(
    {
      label: { one: 'Patient', other: 'Patients' },
      resource: 'patients',
      filterOn: always({ disabled: false }),
    },
    ({ totals }) => totals.patients,
  ),
];

/** The numbers in the order of the index. */
export const NUMBER_GROUPS: NumberGroup[] = [
  { title: 'Visits today', numbers: VISITS_TODAY },
  { title: 'Today', numbers: TODAY },
  { title: 'Waiting now', numbers: WAITING },
  { title: 'In all', numbers: TOTALS },
];
