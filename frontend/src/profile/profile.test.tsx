import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SessionInfo } from '../../../openapi/contract/people/login.js';
import { watchDownloads } from '../test/savedFiles';
import { buildProfile, patientFrame } from '../test/careBuilders';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';

const saveFile = watchDownloads();

const ME = 'GET /api/v1/me';
const UPDATE = 'PUT /api/v1/me';
const PICTURE = 'PUT /api/v1/me/picture';
const PASSWORD = 'POST /api/v1/me/password';
const SESSIONS = 'GET /api/v1/me/sessions';
const END_OTHERS = 'DELETE /api/v1/me/sessions/others';
const EXPORT = 'GET /api/v1/me/export';

const login = (overrides: Partial<SessionInfo>): SessionInfo => ({
  id: 's1',
  current: true,
  createdAt: '2026-11-20T05:00:00.000Z',
  lastSeenAt: '2026-11-20T06:00:00.000Z',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ...overrides,
});
const profile = () => buildProfile({ allergies: 'Penicillin' });
const profileApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...patientFrame,
    [ME]: profile,
    [SESSIONS]: () => [login({})],
    ...more,
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  freshBrowser();
  logIn('patient');
  saveFile.mockClear();
});

describe('a second press while the first is judged', () => {
  it('does not send the own data twice', async () => {
    const api = profileApi({ [UPDATE]: () => buildProfile({ version: 2 }) });
    renderApp('/patientlogin/profile');
    const save = (await part('Your data')).getByRole('button', { name: 'Save' });
    fireEvent.click(save);
    expect(save).toBeDisabled();
    fireEvent.click(save);
    expect(await screen.findByText('Your data has been saved.')).toBeInTheDocument();
    expect(api.callsOf(UPDATE)).toHaveLength(1);
  });

  it('does not send the password twice', async () => {
    const api = profileApi({ [PASSWORD]: () => ({ msg: 'success' }) });
    renderApp('/patientlogin/profile');
    const password = await part('Password');
    fireEvent.change(password.getByLabelText('Current password'), { target: { value: 'quiet-river-41' } });
    fireEvent.change(password.getByLabelText('New password'), { target: { value: 'quiet-river-42' } });
    const change = password.getByRole('button', { name: 'Change the password' });
    fireEvent.click(change);
    fireEvent.click(change);
    expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
    expect(api.callsOf(PASSWORD)).toHaveLength(1);
  });
});

describe('own data', () => {
  it('is shown and saved with the version that was read', async () => {
    const api = profileApi({ [UPDATE]: () => buildProfile({ fullName: 'Asha Iyer', version: 2 }) });
    const { user } = renderApp('/patientlogin/profile');
    const data = await part('Your data');
    const name = data.getByLabelText('Full name');
    expect(name).toHaveValue('Asha Rao');
    expect(data.getByRole('radio', { name: 'Female' })).toBeChecked();
    expect(data.queryByLabelText('Qualification')).not.toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'Asha Iyer');
    const allergies = data.getByRole('textbox', { name: 'Allergies' });
    expect(allergies).toHaveValue('Penicillin');
    expect(allergies).toHaveAccessibleDescription(/^Doctors read this first/);
    await user.type(allergies, ', nuts');
    await user.type(data.getByRole('textbox', { name: 'Address' }), '12 Lake View Road{Enter}Bengaluru');
    await user.click(data.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your data has been saved.')).toBeInTheDocument();
    expect(api.callsOf(UPDATE)[0]?.body).toEqual({
      fullName: 'Asha Iyer',
      mobile: '+919812345678',
      dob: '1990-05-17',
      gender: 'female',
      address: '12 Lake View Road\nBengaluru',
      allergies: 'Penicillin, nuts',
      version: 1,
    });
    await user.click(data.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsOf(UPDATE)[1]?.body).toMatchObject({ version: 2 }));
  });

  it('refuses an empty name and a date of birth that is not past before asking the server', async () => {
    const api = profileApi();
    const { user } = renderApp('/patientlogin/profile');
    const data = await part('Your data');
    await user.clear(data.getByLabelText('Full name'));
    await user.clear(data.getByLabelText('Date of birth'));
    await user.type(data.getByLabelText('Date of birth'), '2099-01-01');
    await user.click(data.getByRole('button', { name: 'Save' }));
    expect(await data.findByText('Enter your full name.')).toBeInTheDocument();
    expect(data.getByText('Enter a date in the past.')).toBeInTheDocument();
    expect(api.callsOf(UPDATE)).toHaveLength(0);
  });

  it('keeps the input when another tab was first, and offers the saved version', async () => {
    const api = profileApi({
      [UPDATE]: () => refusal(409, 'EDIT_CONFLICT', 'Somebody changed this meanwhile.'),
    });
    const { user } = renderApp('/patientlogin/profile');
    const data = await part('Your data');
    const name = data.getByLabelText('Full name');
    await user.type(name, ' Iyer');
    await user.click(data.getByRole('button', { name: 'Save' }));
    expect(await data.findByRole('alert')).toHaveTextContent('Somebody changed this meanwhile.');
    expect(name).toHaveValue('Asha Rao Iyer');
    api.set(ME, () => buildProfile({ fullName: 'Asha Menon', version: 2 }));
    await user.click(data.getByRole('button', { name: 'Show what is saved now' }));
    await waitFor(() => expect(name).toHaveValue('Asha Menon'));
    expect(data.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks a doctor for the practice, too', async () => {
    const doctor = { type: 'doctor', qualification: 'MBBS', experience: 12, description: 'Hearts.' } as const;
    const api = profileApi({
      [ME]: () => buildProfile(doctor),
      [UPDATE]: () => buildProfile({ ...doctor, experience: 13, version: 2 }),
    });
    const { user } = renderApp('/patientlogin/profile');
    const data = await part('Your data');
    const years = data.getByLabelText('Experience in years');
    await user.clear(years);
    await user.type(years, '13');
    await user.click(data.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf(UPDATE)[0]?.body).toMatchObject({ qualification: 'MBBS', experience: 13 }),
    );
  });
});

it('uploads another picture, and says why one is refused', async () => {
  const api = profileApi({
    [PICTURE]: () => refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'No.', { image: 'This is not a picture.' }),
  });
  const { user } = renderApp('/patientlogin/profile');
  const picture = await part('Picture');
  await user.upload(
    picture.getByLabelText('Choose a picture'),
    new File(['x'], 'me.pdf.png', { type: 'image/gif' }),
  );
  expect(picture.queryByRole('button', { name: 'Save the picture' })).not.toBeInTheDocument();
  await user.upload(
    picture.getByLabelText('Choose a picture'),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  await user.click(picture.getByRole('button', { name: 'Save the picture' }));
  expect(await picture.findByText('This is not a picture.')).toBeInTheDocument();
  expect((api.callsOf(PICTURE)[0]?.body as FormData).get('image')).toBeInstanceOf(File);
  api.set(PICTURE, () => buildProfile({ image: 'patients/new.webp', version: 2 }));
  await user.click(picture.getByRole('button', { name: 'Save the picture' }));
  expect(await screen.findByText('Your picture has been changed.')).toBeInTheDocument();
  expect(picture.getByAltText('Your picture')).toHaveAttribute('src', '/image/users/patients/new.webp');
});

it('changes the password and says at the field when the current one is wrong', async () => {
  const api = profileApi({
    [PASSWORD]: () => refusal(422, 'INVALID', 'No.', { currentPassword: 'This is not your password.' }),
  });
  const { user } = renderApp('/patientlogin/profile');
  const password = await part('Password');
  await user.type(password.getByLabelText('Current password'), 'wrong');
  await user.type(password.getByLabelText('New password'), 'short');
  await user.click(password.getByRole('button', { name: 'Change the password' }));
  expect(await password.findByText('Use at least 8 characters.')).toBeInTheDocument();
  expect(api.callsOf(PASSWORD)).toHaveLength(0);
  await user.type(password.getByLabelText('New password'), '-no-more-41');
  await user.click(password.getByRole('button', { name: 'Change the password' }));
  expect(await password.findByText('This is not your password.')).toBeInTheDocument();
  api.set(PASSWORD, () => ({ msg: 'success' }));
  await user.click(password.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(password.getByLabelText('New password')).toHaveValue('');
});

it('lists the logins and ends the others', async () => {
  const api = profileApi({
    [SESSIONS]: () => [login({}), login({ id: 's2', current: false, userAgent: null, address: null })],
    [END_OTHERS]: () => ({ msg: 'success' }),
  });
  const { user } = renderApp('/patientlogin/profile');
  const devices = await part('Logged-in devices');
  const [own, other] = await within(devices.getByRole('list')).findAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox on Linux');
  expect(own).toHaveTextContent('This device');
  expect(other).toHaveTextContent('Unknown device');
  api.set(SESSIONS, () => [login({})]);
  await user.click(devices.getByRole('button', { name: 'Log out the other devices' }));
  expect(await screen.findByText('Your other devices have been logged out.')).toBeInTheDocument();
  expect(await devices.findByText('You are not logged in anywhere else.')).toBeInTheDocument();
  expect(api.callsOf(END_OTHERS)).toHaveLength(1);
});

it('saves all own data as a file, and says when that fails', async () => {
  const api = profileApi({ [EXPORT]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
  const { user } = renderApp('/patientlogin/profile');
  const button = await screen.findByRole('button', { name: 'Download all my data' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(saveFile).not.toHaveBeenCalled();
  api.set(EXPORT, () => ({ account: buildProfile() }));
  await user.click(button);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [file, name] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^my-hospital-data-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ account: { email: 'asha@demo.test' } });
});
