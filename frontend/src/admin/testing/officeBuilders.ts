import type { Account } from '../../../../openapi/contract/people/accounts.js';
import type { OpeningTasks } from '../../../../openapi/contract/console/opening-tasks.js';
import type { AuditEventDto } from '../../../../openapi/contract/console/administration.js';
import type { Availability, LeaveDto } from '../../../../openapi/contract/care/availability.js';
import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';
import type { PaymentDto, Refund } from '../../../../openapi/contract/shop/payments.js';
import { STATISTICS_DAYS, type Statistics } from '../../../../openapi/contract/console/statistics.js';
import { APPOINTMENT_ID, DOCTOR_ID, PATIENT_ID } from '../../test/builders';
import { addDays } from '../../common/format/format';

const TODAY = '2026-11-21';
const NOON = `${TODAY}T06:30:00.000Z`;

/** A day of the hospital with 1 payment of ₹800, 2 refunds, and otherwise distinct numbers. */
export const buildStatistics = (): Statistics => ({
  day: TODAY,
  today: {
    appointments: { pending: 4, accepted: 12, rejected: 1, completed: 6, cancelled: 3 },
    revenue: { amount: 800, payments: 1 },
    refunds: { amount: 250.5, refunds: 2 },
    desk: {
      cash: { taken: 900, returned: 100 },
      card: { taken: 0, returned: 0 },
      upi: { taken: 650, returned: 0 },
    },
    newPatients: 5,
  },
  waiting: {
    appointments: 9,
    requestsNobodyLeft: 1,
    patientsToCall: 0,
    requestsNobodyTook: 16,
    unpaidVisitsToday: 3,
    medicinesToOrder: 6,
    ordersToPack: 7,
    labBookingsToConfirm: 2,
    questions: 8,
    reviews: 10,
    failedMails: 11,
    passwordsAtDesk: 18,
    doctorsToApprove: 14,
    failedRefunds: 13,
    deskRefunds: 16,
    openDisputes: 15,
  },
  totals: { doctors: 42, patients: 1310 },
  days: Array.from({ length: STATISTICS_DAYS }, (_, index) => ({
    date: addDays(TODAY, index + 1 - STATISTICS_DAYS),
    appointments: index,
    revenue: index === STATISTICS_DAYS - 1 ? 800 : 100,
    refunds: 0,
    newPatients: 1,
    orders: 2,
  })),
});

/** A person's change of a record. */
export const buildAccount = (overrides: Partial<Account> = {}): Account => ({
  id: PATIENT_ID,
  type: 'patient',
  staffRole: null,
  invited: false,
  fullName: 'Asha Rao',
  email: 'asha@demo.test',
  mobile: null,
  disabled: false,
  deceased: false,
  erasedAt: null,
  lastLoginAt: null,
  version: 4,
  createdAt: '2026-01-05T06:00:00.000Z',
  ...overrides,
});

export const buildAuditEvent = (overrides: Partial<AuditEventDto> = {}): AuditEventDto => ({
  id: '00000000000000000000ae01',
  text: 'Front Desk accepted the visit of Asha Rao.',
  action: 'appointment.accept',
  outcome: 'success',
  actingFor: null,
  actor: { _id: '00000000000000000000ad01', type: 'admin', fullName: 'Front Desk' },
  resource: 'appointments',
  recordId: APPOINTMENT_ID,
  before: { status: 'pending' },
  after: { status: 'accepted' },
  address: '203.0.113.7',
  requestId: 'req-1',
  at: NOON,
  ...overrides,
});

/** A refund that the provider has confirmed. */
export const buildRefund = (overrides: Partial<Refund> = {}): Refund => ({
  kind: 'administrator',
  amount: 300,
  reason: 'Shorter visit',
  status: 'done',
  method: 'online',
  failure: null,
  requestedAt: NOON,
  ...overrides,
});

/** A paid visit of ₹800, without refunds by default. */
export const buildPayment = (overrides: Partial<PaymentDto> = {}): PaymentDto => ({
  id: '00000000000000000000c001',
  purpose: 'appointment',
  method: 'online',
  status: 'paid',
  amount: 800,
  currency: 'inr',
  patient: { _id: PATIENT_ID, fullName: 'Asha Rao' },
  payer: { name: 'Asha Rao', email: 'asha@demo.test' },
  items: [{ name: 'Visit to Dr. Ananya Sharma', price: 800, quantity: 1 }],
  doctor: { _id: DOCTOR_ID, fullName: 'Dr. Ananya Sharma' },
  appointmentId: APPOINTMENT_ID,
  orderId: null,
  labBookingId: null,
  refunds: [],
  disputes: [],
  refundedAmount: 0,
  createdAt: NOON,
  paidAt: NOON,
  ...overrides,
});

/** A doctor's leave in the far future. */
export const buildLeave = (overrides: Partial<LeaveDto> = {}): LeaveDto => ({
  id: '00000000000000000000fe01',
  _id: '00000000000000000000fe01',
  doctorId: DOCTOR_ID,
  doctorName: 'Dr. Ananya Sharma',
  from: '2099-12-24',
  to: '2099-12-31',
  fromTime: null,
  toTime: null,
  reason: 'Conference',
  createdAt: NOON,
  ...overrides,
});

/** The times of a doctor without hours by weekday. */
export const buildAvailability = (overrides: Partial<Availability> = {}): Availability => ({
  availableDays: ['Monday'],
  timeSlots: ['10:00', '16:00'],
  hours: null,
  fee: 800,
  canVideo: false,
  visitsOutside: [],
  version: 1,
  ...overrides,
});

/** An interaction that the hospital has added. */
export const buildSafetyRule = (overrides: Partial<SafetyRuleDto> = {}): SafetyRuleDto => ({
  id: '00000000000000000000e501',
  _id: '00000000000000000000e501',
  kind: 'interaction',
  title: 'Warfarin with cefixime',
  first: 'substance:warfarin',
  second: 'substance:cefixime',
  effect: 'Bleeding.',
  substance: null,
  route: null,
  maxValue: null,
  maxUnit: null,
  period: null,
  name: null,
  substances: null,
  substanceClass: null,
  severity: 'serious',
  action: 'Check the INR.',
  source: 'Drug committee',
  date: '2026-11-01',
  active: true,
  overrideReason: null,
  builtIn: false,
  replaced: false,
  version: 1,
  createdAt: NOON,
  updatedAt: NOON,
  ...overrides,
});

/** A hospital that has done everything before it opened. */
export const buildOpeningTasks = (overrides: Partial<OpeningTasks> = {}): OpeningTasks => ({
  hospital: true,
  demoData: true,
  firstDoctor: true,
  paymentKeys: true,
  mail: true,
  backup: true,
  testBooking: true,
  ...overrides,
});
