import { session } from '../auth/session';
import { type PendingCheckout, pendingCheckout } from './pendingCheckout';

const visit: PendingCheckout = {
  purpose: 'appointment',
  buyerId: 'p',
  checkoutId: 'cs_test_1',
  url: 'http://pay.test',
  expiresAt: '2099-11-24T00:00:00.000Z',
  what: 'Tue, 24 Nov 2099, 10:30 AM IST with Dr. A',
  fromCart: [],
  state: 'open',
};
const order: PendingCheckout = {
  purpose: 'order',
  buyerId: null,
  checkoutId: 'cs_test_2',
  url: 'http://pay.test',
  expiresAt: '2099-11-24T00:00:00.000Z',
  what: 'Metformin',
  fromCart: [],
  state: 'open',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.reload();
});

it('keeps one checkout of each purpose', () => {
  pendingCheckout.set(visit);
  pendingCheckout.set(order);
  pendingCheckout.set({ ...order, checkoutId: 'cs_test_3' });
  pendingCheckout.clear('labBooking');
  expect(pendingCheckout.get('appointment')).toEqual(visit);
  expect(pendingCheckout.get('order')?.checkoutId).toBe('cs_test_3');
  expect(pendingCheckout.get('labBooking')).toBeNull();
});

it('leaves nothing behind when the last one is over', () => {
  pendingCheckout.set(visit);
  pendingCheckout.set(order);
  pendingCheckout.clear('appointment');
  pendingCheckout.clear('order');
  expect(sessionStorage).toHaveLength(0);
});

it('is forgotten at logout', () => {
  session.start({ authToken: 't', userType: 'patient', userId: 'u' });
  pendingCheckout.set(visit);
  session.clear();
  expect(sessionStorage).toHaveLength(0);
  expect(pendingCheckout.get('appointment')).toBeNull();
});

it('is kept when the server ends the session', () => {
  session.start({ authToken: 't', userType: 'patient', userId: 'u' });
  pendingCheckout.set(visit);
  session.end();
  expect(session.current()).toBeNull();
  expect(pendingCheckout.get('appointment')).toEqual(visit);
});

it.each([
  '{',
  'null',
  '7',
  '{"patientId":"p"}',
  '{"appointment":{"checkoutId":"cs_test_1","purpose":"appointment","state":"open"}}',
])('drops a saved checkout that cannot be used: %s', (saved) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('pendingCheckout', saved);
  session.reload();
  expect(pendingCheckout.get('appointment')).toBeNull();
  expect(sessionStorage.getItem('pendingCheckout')).toBeNull();
  warn.mockRestore();
});
