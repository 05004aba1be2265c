import { screen, waitFor } from '@testing-library/react';
import { quietBell } from '../doctor/testing/quietBell';
import { buildDoctor, buildUser, doctorsPage } from '../test/builders';
import { FakeAnswer, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { session } from './session';

const login = (type: string) => () => ({ msg: 'success', token: 'jwt', type, userId: buildUser()._id });
const listsOfPatient = {
  'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
  'GET /api/appointments/patient/{patientId}': () => [],
  'GET /api/v1/leave-cases': () => [],
  'GET /api/v1/notifications': () => [],
};

async function fillLogin(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

beforeEach(freshBrowser);

it('logs a patient in, says so, and opens the patient area', async () => {
  const api = fakeApi({ 'POST /api/users/login': login('patient'), ...listsOfPatient });
  const { user, path } = renderApp('/login');
  await fillLogin(user);
  expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Login successful!');
  await waitFor(() => expect(path()).toBe('/patientlogin'));
  expect(api.callsOf('POST /api/users/login')[0]?.body).toEqual({
    email: 'asha@demo.test',
    password: 'quiet-river-41',
    type: 'patient',
  });
  expect(session.current()).toEqual({ authToken: 'jwt', userType: 'patient', userId: buildUser()._id });
});

it.each([
  ['with something to set', ['fee'], '/doctor-login/availability'],
  ['with nothing to set', undefined, '/doctor-login'],
])('leads the first login of a doctor %s to %o', async (_, toSetUp, landing) => {
  const doctor = buildUser({ type: 'doctor', fullName: 'Dr. A', fee: null });
  fakeApi({
    'POST /api/users/login': () => ({
      msg: 'success',
      token: 'jwt',
      type: 'doctor',
      userId: doctor._id,
      ...(toSetUp && { toSetUp }),
    }),
    'GET /api/users/{userId}': () => ({ msg: 'success', value: doctor }),
    'GET /api/v1/availability': () => ({ availableDays: [], timeSlots: [], fee: null, version: 1 }),
    'GET /api/v1/leaves': () => [],
    'GET /api/v1/holidays': () => [],
    'GET /api/v1/extra-sessions': () => [],
    ...quietBell,
  });
  const { user, path } = renderApp('/login');
  await fillLogin(user);
  await waitFor(() => expect(path()).toBe(landing));
});

it('says "Login failed!" with the reason of the server and stays', async () => {
  fakeApi({ 'POST /api/users/login': () => refusal(401, 'LOGIN_FAILED', 'Invalid email, password or role') });
  const { user, path } = renderApp('/login');
  await fillLogin(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Login failed!');
  expect(alert).toHaveTextContent('Invalid email, password or role');
  await waitFor(() => expect(path()).toBe('/login'));
  expect(session.current()).toBeNull();
});

it('offers the role of the account in one press when email and password are right', async () => {
  const api = fakeApi({
    'POST /api/users/login': () =>
      new FakeAnswer(401, {
        ...(refusal(401, 'WRONG_ROLE', 'This is a doctor account.').body as object),
        accountType: 'doctor',
      }),
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser({ type: 'doctor' }) }),
    ...quietBell,
  });
  const { user, path } = renderApp('/login');
  await fillLogin(user);
  expect(await screen.findAllByText('This is a doctor account.')).not.toHaveLength(0);
  expect(screen.getAllByText('Login failed!')).not.toHaveLength(0);
  api.set('POST /api/users/login', login('doctor'));
  await user.click(screen.getByRole('button', { name: 'Log in as doctor' }));
  await waitFor(() => expect(path()).toBe('/doctor-login'));
  expect(api.callsOf('POST /api/users/login')[1]?.body).toEqual({
    email: 'asha@demo.test',
    password: 'quiet-river-41',
    type: 'doctor',
  });
});

describe('a visitor with a chosen time', () => {
  const opening = { date: '2099-11-28', time: '10:00' };
  const toBook = async () => {
    fakeApi({
      'GET /api/users/doctors': () => doctorsPage([buildDoctor({ nextOpenings: [opening] })]),
      'GET /api/v1/doctors/{id}': () => buildDoctor({ nextOpenings: [opening] }),
    });
    const app = renderApp('/find-doctor');
    await app.user.click((await screen.findAllByRole('button', { name: /28 Nov, 10:00 AM: book/ }))[0]);
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(screen.getByText('Please first Login to book')).toBeInTheDocument();
    expect(
      await screen.findByText('Your time Sat 28 Nov, 10:00 AM with Dr. Ananya Sharma is kept'),
    ).toBeInTheDocument();
    return app;
  };

  it('reads that the time is kept, and begins with the registration in a new browser', async () => {
    const { user, path } = await toBook();
    expect(await screen.findByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByLabelText(/Full name/i)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Login' }));
    expect(await screen.findByLabelText('Log in as')).toBeInTheDocument();
    expect(path()).toBe('/login');
    expect(screen.getByText(/is kept$/)).toBeInTheDocument();
  });

  it('begins with the login where a person has logged in before', async () => {
    logIn('patient');
    session.clear();
    await toBook();
    expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  });
});

it('refuses an unknown user type', async () => {
  fakeApi({ 'POST /api/users/login': login('nurse') });
  const { user, path } = renderApp('/login');
  await fillLogin(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Some error occurred contact with support');
  await waitFor(() => expect(path()).toBe('/login'));
  expect(session.current()).toBeNull();
});

it('asks for the email before calling the server', async () => {
  const api = fakeApi({});
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Enter a valid email address.')).toBeInTheDocument();
  expect(api.callsOf('POST /api/users/login')).toHaveLength(0);
});

it('shows and hide the password', async () => {
  fakeApi({});
  const { user } = renderApp('/login');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

describe('protected areas', () => {
  it('asks a visitor to log in and comes back to the page', async () => {
    fakeApi({ 'POST /api/users/login': login('patient'), ...listsOfPatient });
    const { user, path } = renderApp('/patientlogin/patientapps');
    await fillLogin(user);
    expect(await screen.findByText('No upcoming appointments.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/patientlogin/patientapps'));
  });

  it('sends a patient from the doctor area to their own, according to the server', async () => {
    logIn('patient');
    session.start({ authToken: 'jwt', userType: 'doctor', userId: buildUser()._id });
    fakeApi(listsOfPatient);
    const { path } = renderApp('/doctor-login');
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/patientlogin'));
  });

  it('ends a session that the server refuses and says why', async () => {
    logIn('patient');
    fakeApi({ 'GET /api/users/{userId}': () => refusal(401, 'SESSION_ENDED', 'Your session has ended.') });
    const { path } = renderApp('/patientlogin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(session.current()).toBeNull();
  });

  it('clears a tab that claims to be another person', async () => {
    logIn('patient');
    fakeApi({ 'GET /api/users/{userId}': () => refusal(403, 'FORBIDDEN', 'This is not yours.') });
    const { path } = renderApp('/patientlogin');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/login'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers to try again when the server is away', async () => {
    logIn('patient');
    const api = fakeApi({
      'GET /api/users/{userId}': () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'),
    });
    const { user } = renderApp('/patientlogin/patientapps');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
    api.set('GET /api/users/{userId}', listsOfPatient['GET /api/users/{userId}']);
    api.set('GET /api/appointments/patient/{patientId}', () => []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No past appointments.')).toBeInTheDocument();
  });
});

it('logs out from the navigation bar to the first page', async () => {
  logIn('patient');
  const api = fakeApi({
    'GET /api/users/doctors': () => doctorsPage([buildDoctor()]),
    'GET /api/v1/doctors/{id}': () => buildDoctor(),
    'POST /api/users/logout': () => ({ msg: 'success' }),
  });
  const { user, path } = renderApp('/find-doctor');
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login/Register' })).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/'));
  expect(api.callsOf('POST /api/users/logout')[0]?.headers.get('authorization')).toBe(
    'Bearer token-of-patient',
  );
});
