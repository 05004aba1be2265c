import { type PendingBooking, session } from './session';

const booking: PendingBooking = {
  patientId: 'p',
  doctorId: 'd',
  doctorName: 'Dr. A',
  preferredDate: '2099-11-24',
  preferredTime: '10:30',
  reason: 'Pain',
  sessionId: 'cs_test_1',
  url: 'http://pay.test',
  expiresAt: '2099-11-24T00:00:00.000Z',
  paid: false,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.reload();
});

it('should keep token, type and id under the keys of the specification', () => {
  session.start({ authToken: 't', userType: 'doctor', userId: 'u' });
  expect({ ...sessionStorage }).toEqual({ authToken: 't', userType: 'doctor', userId: 'u' });
  expect(session.current()).toEqual({ authToken: 't', userType: 'doctor', userId: 'u' });
});

it('should count as logged out without a token or an id', () => {
  sessionStorage.setItem('authToken', 't');
  session.reload();
  expect(session.current()).toBeNull();
});

it('should forget everything at logout, the role too', () => {
  session.start({ authToken: 't', userType: 'patient', userId: 'u' });
  session.setRole('patient');
  session.savePendingBooking(booking);
  session.clear();
  expect(sessionStorage).toHaveLength(0);
  expect(session.role()).toBeNull();
  expect(session.pendingBooking()).toBeNull();
});

it('should keep a started booking when the server ends the session', () => {
  session.start({ authToken: 't', userType: 'patient', userId: 'u' });
  session.savePendingBooking(booking);
  session.end();
  expect(session.current()).toBeNull();
  expect(session.pendingBooking()).toEqual(booking);
});

it.each(['{', 'null', '{"patientId":"p"}'])(
  'should drop a saved booking that cannot be used: %s',
  (saved) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('pendingBooking', saved);
    session.reload();
    expect(session.pendingBooking()).toBeNull();
    expect(sessionStorage.getItem('pendingBooking')).toBeNull();
    warn.mockRestore();
  },
);

it('should tell its listeners of each change until they stop', () => {
  const listener = jest.fn();
  const stop = session.subscribe(listener);
  session.savePendingBooking(booking);
  stop();
  session.clearPendingBooking();
  expect(listener).toHaveBeenCalledTimes(1);
});
