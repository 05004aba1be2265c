import type { CheckoutOutcome } from '../../../../openapi/contract/shop/payments.js';
import { addDays, calendarDate, formatVisit } from '../../common/format/format';
import { type PendingCheckout } from '../../payments/pendingCheckout';
import { APPOINTMENT_ID, PATIENT_ID, buildDoctor, doctorsPage } from '../../test/builders';
import { type FakeCall, fakeApi } from '../../test/fakeApi';

export const CHECKOUT = 'POST /api/payment/create-checkout-session';
export const CONFIRM = 'POST /api/v1/payments/confirm-checkout';
export const CANCEL = 'POST /api/v1/payments/cancel-checkout';
export const tomorrow = addDays(calendarDate(new Date()), 1);
export const checkout = {
  id: 'cs_test_1',
  url: 'http://pay.test/cs_test_1',
  expiresAt: '2099-01-01T00:00:00.000Z',
};
export const pending = (overrides: Partial<PendingCheckout> = {}): PendingCheckout => ({
  purpose: 'appointment',
  buyerId: PATIENT_ID,
  checkoutId: checkout.id,
  url: checkout.url,
  expiresAt: checkout.expiresAt,
  what: `${formatVisit(tomorrow, '10:30', 'Asia/Kolkata')} with Dr. Ananya Sharma`,
  fromCart: [],
  state: 'open',
  ...overrides,
});

/** The server's response for a paid and booked checkout. */
export const outcome = (overrides: Partial<CheckoutOutcome> = {}): CheckoutOutcome => ({
  purpose: 'appointment',
  status: 'paid',
  subjectId: APPOINTMENT_ID,
  number: null,
  refundReason: null,
  ...overrides,
});

export const bookingApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/doctors': () => doctorsPage([buildDoctor()]),
    'GET /api/v1/doctors/{id}': () => buildDoctor(),
    'GET /api/v1/appointments/overlaps': () => [],
    'GET /api/users/doctors/{id}/slots': ({ query }: FakeCall) =>
      Number(query.get('days')) === 14
        ? [
            { date: query.get('from'), slots: [{ time: '09:00', free: false }] },
            {
              date: addDays(query.get('from') ?? '', 1),
              slots: [
                { time: '10:00', free: false },
                { time: '10:30', free: true },
              ],
            },
          ]
        : [],
    ...more,
  });
