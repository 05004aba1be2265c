import { session } from './session';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.reload();
});

it('keeps token, types and id under the keys of the specification', () => {
  session.start({ authToken: 't', userType: 'doctor', userId: 'u' });
  expect({ ...sessionStorage }).toEqual({ authToken: 't', userType: 'doctor', userId: 'u' });
  expect(session.current()).toEqual({ authToken: 't', userType: 'doctor', userId: 'u' });
});

it('counts as logged out without a token or an id', () => {
  sessionStorage.setItem('authToken', 't');
  session.reload();
  expect(session.current()).toBeNull();
});

it('forgets everything at logout, the role too', () => {
  session.start({ authToken: 't', userType: 'patient', userId: 'u' });
  session.setRole('patient');
  session.clear();
  expect(sessionStorage).toHaveLength(0);
  expect(session.role()).toBeNull();
});

it('notifies its listeners of each change until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = session.subscribe(listener);
  session.start({ authToken: 't', userType: 'patient', userId: 'u' });
  stop();
  session.end();
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('acting for a dependant', () => {
  const aarav = { id: 'd', fullName: 'Aarav Kumar Rao' };

  it.each([
    ['chosen anew', () => session.actFor(null)],
    ['somebody logs in', () => session.start({ authToken: 't2', userType: 'patient', userId: 'u2' })],
    ['the session ends', () => session.end()],
    ['the person logs out', () => session.clear()],
  ])('survives a reload of the tab, until %s', (_, ends) => {
    session.start({ authToken: 't', userType: 'patient', userId: 'u' });
    session.actFor(aarav);
    session.reload();
    expect(session.current()).toMatchObject({ userId: 'u', actingFor: aarav });
    ends();
    session.reload();
    expect(session.current()?.actingFor).toBeUndefined();
    expect(sessionStorage.getItem('actingFor')).toBeNull();
  });
});
