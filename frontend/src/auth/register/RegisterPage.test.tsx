import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, renderApp } from '../../test/renderApp';
import { findAlert } from '../../test/findAlert';

const LOGIN = 'POST /api/users/login';

type User = ReturnType<typeof renderApp>['user'];

async function fillPerson(user: User) {
  await user.type(await screen.findByLabelText(/Full name/), 'Asha Rao');
  await user.type(screen.getByLabelText(/Email/), 'asha@demo.test');
  await user.type(screen.getByLabelText(/Mobile number/), '9812345678');
  await user.type(screen.getByLabelText(/Date of birth/), '1990-05-17');
  await user.type(screen.getByLabelText(/^Password/), 'quiet-river-41');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
}

const enter = async (user: User, doctorId: string) => {
  await user.click(await screen.findByRole('button', { name: 'Register Here' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Doctor ID'), doctorId);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
};

const register = (user: User) => user.click(screen.getByRole('button', { name: 'Register' }));
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.callsOf('POST /api/users/register')[0]?.body as FormData;

beforeEach(freshBrowser);

it('registers a patient with a picture and opens the login when that cannot be done by itself', async () => {
  const api = fakeApi({
    'POST /api/users/register': () => ({ msg: 'success', userId: 'x' }),
    [LOGIN]: () => refusal(429, 'TOO_MANY_TRIES', 'Please wait a minute.'),
  });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const { user, path } = renderApp('/register');
  await fillPerson(user);
  await user.upload(
    screen.getByLabelText(/Choose a picture/),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  expect(screen.getByAltText('The chosen picture')).toHaveAttribute('src', 'blob:preview');
  await register(user);
  expect(await screen.findByText('Registration successful')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toHaveValue('asha@demo.test');
  const form = sent(api);
  expect(form.get('fullName')).toBe('Asha Rao');
  expect(form.get('type')).toBe('patient');
  expect(form.get('image')).toBeInstanceOf(File);
  expect(form.has('d_id')).toBe(false);
});

it('leads patients with an earlier account to a login link', async () => {
  fakeApi({});
  const { user, path } = renderApp('/register');
  await user.click(await screen.findByRole('link', { name: 'ask for a login link' }));
  await waitFor(() => expect(path()).toBe('/forgot-password'));
});

it('says that the address may have an account when the new password is refused', async () => {
  fakeApi({
    'POST /api/users/register': () => ({ msg: 'success', userId: 'x' }),
    [LOGIN]: () => refusal(401, 'LOGIN_FAILED', 'Invalid email, password or role'),
  });
  const { user, path } = renderApp('/register');
  await fillPerson(user);
  await register(user);
  expect(await screen.findByText('Please check your email')).toBeInTheDocument();
  expect(screen.getByText(/may already have an account/)).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(screen.queryByText('Registration successful')).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Email')).toHaveValue('asha@demo.test');
});

it('is logged in after registering, and back where one came from', async () => {
  const from = '/labtest?search=thyroid';
  const api = fakeApi({
    'POST /api/users/register': () => ({ msg: 'success', userId: 'x' }),
    'GET /lab': () => ({ msg: 'success', value: [], total: 0, groups: [] }),
    [LOGIN]: () => ({ msg: 'success', token: 'jwt', type: 'patient', userId: 'x' }),
  });
  const { user, path } = renderApp({ pathname: '/login', state: { from } });
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await fillPerson(user);
  await register(user);
  await waitFor(() => expect(path()).toBe(from));
  expect(await screen.findByText('Registration successful')).toBeInTheDocument();
  expect(screen.queryByText('Login successful!')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('authToken')).toBe('jwt');
  expect(api.callsOf(LOGIN).map(({ body }) => body)).toEqual([
    { email: 'asha@demo.test', password: 'quiet-river-41', type: 'patient' },
  ]);
});

it('shows the reasons of the server at their fields', async () => {
  fakeApi({
    'POST /api/users/register': () =>
      refusal(409, 'EMAIL_TAKEN', 'This email is taken.', { email: 'This email has an account already.' }),
  });
  const { user, path } = renderApp('/register');
  await fillPerson(user);
  await register(user);
  expect(await findAlert('Registration failed')).toBeInTheDocument();
  expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('This email has an account already.');
  await waitFor(() => expect(path()).toBe('/register'));
});

it('names each missing field without calling the server', async () => {
  const api = fakeApi({});
  const { user } = renderApp('/register');
  await screen.findByLabelText(/Full name/);
  await register(user);
  expect(await screen.findByText('Enter your full name.')).toBeInTheDocument();
  expect(screen.getByText('Choose a gender from the list.')).toBeInTheDocument();
  expect(api.callsOf('POST /api/users/register')).toHaveLength(0);
});

it('refuses a picture that is too big before sending it', async () => {
  fakeApi({});
  const { user } = renderApp('/register');
  const big = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText(/Choose a picture/), big);
  expect(screen.getByText('Choose a file of at most 2 MB.')).toBeInTheDocument();
});

it('waits for a picture that is being prepared', async () => {
  const api = fakeApi({
    'POST /api/users/register': () => ({ msg: 'success', userId: 'x' }),
    [LOGIN]: () => refusal(429, 'TOO_MANY_TRIES', 'Please wait a minute.'),
  });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  let finish = () => {};
  const createImageBitmap = () =>
    new Promise((_, reject) => {
      finish = () => reject(new Error('unreadable'));
    });
  Object.assign(globalThis, { createImageBitmap });
  const { user } = renderApp('/register');
  await fillPerson(user);
  const heavy = new File([new Uint8Array(1.5 * 1024 * 1024)], 'me.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/Choose a picture/), heavy);
  expect(screen.getByRole('button', { name: 'Register' })).toBeDisabled();
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled());
  await register(user);
  await waitFor(() => expect(sent(api).get('image')).toBeInstanceOf(File));
});

describe('doctor mode', () => {
  it('stays off after a doctor ID that the server refuses', async () => {
    fakeApi({
      'POST /api/users/doctor-ids/verify': () => refusal(422, 'DOCTOR_ID_INVALID', 'Invalid Doctor ID'),
    });
    const { user } = renderApp('/register');
    await enter(user, 'WRONG-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Doctor ID');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText(/Speciality/)).not.toBeInTheDocument();
  });

  it('asks for the speciality and sends the verified ID after a right one', async () => {
    const api = fakeApi({
      'POST /api/users/doctor-ids/verify': () => ({ msg: 'success' }),
      'POST /api/users/register': () => ({ msg: 'success', userId: 'x' }),
      [LOGIN]: () => refusal(429, 'TOO_MANY_TRIES', 'Please wait a minute.'),
    });
    const { user } = renderApp('/register');
    await fillPerson(user);
    await enter(user, 'DEMO-DOC-001');
    expect(await screen.findByText('Doctor registration mode is enabled.')).toBeInTheDocument();
    await register(user);
    expect(await screen.findByText('Choose a speciality from the list.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/Speciality/)).toHaveFocus());
    await user.selectOptions(screen.getByLabelText(/Speciality/), 'Neurology');
    await register(user);
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    const form = sent(api);
    expect([form.get('type'), form.get('d_id'), form.get('speciality')]).toEqual([
      'doctor',
      'DEMO-DOC-001',
      'Neurology',
    ]);
  });
});
