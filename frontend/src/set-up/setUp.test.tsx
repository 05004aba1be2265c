import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, hospital, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp } from '../test/renderApp';

const STATE = 'GET /api/v1/setup';
const SET_UP = 'POST /api/v1/setup';
const LOGIN = 'POST /api/users/login';
const closed = { 'GET /api/v1/hospital': () => ({ ...hospital, isSetUp: false }) };
const needed = { [STATE]: () => ({ state: 'needed', demoOffered: true }) };

beforeEach(freshBrowser);

it('leads every public page but the login to the set-up until the hospital is set up', async () => {
  fakeApi({ ...closed, ...needed });
  const { path } = renderApp('/find-doctor');
  await waitFor(() => expect(path()).toBe('/setup'));
  expect(await screen.findByRole('button', { name: 'Set up the hospital' })).toBeVisible();
});

it('sends the first administrator and settings, and shows the errors of the server at their fields', async () => {
  const api = fakeApi({
    ...needed,
    [SET_UP]: () => refusal(422, 'UNACCEPTABLE', 'Not valid.', { code: 'This code is wrong.' }),
    [LOGIN]: () => ({}),
  });
  const { user } = renderApp('/setup?code=7KQ2M9XT4RBW');
  await user.type(await screen.findByLabelText(/^Full name/), 'Meera Nair');
  await user.type(screen.getByLabelText(/^Email/), 'meera@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'quiet-river-41');
  await user.type(screen.getByLabelText(/^Name of the hospital/), 'Lake Hospital');
  await user.type(screen.getByLabelText(/^Phone/), '+91 80 2222 2222');
  await user.type(screen.getByLabelText(/^Emergency phone/), '112');
  await user.type(screen.getByLabelText(/^Address/), '1 Lake Road');
  await user.click(screen.getByRole('button', { name: 'Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Set up the hospital' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(api.callsOf(LOGIN)).toHaveLength(0);
  expect(api.callsOf(SET_UP)[0]?.body).toEqual({
    code: '7KQ2M9XT4RBW',
    administrator: { fullName: 'Meera Nair', email: 'meera@example.org', password: 'quiet-river-41' },
    hospital: {
      name: 'Lake Hospital',
      shortName: null,
      phone: '+91 80 2222 2222',
      emergencyPhone: '112',
      address: '1 Lake Road',
      city: null,
      gstNumber: null,
      openingHours: {
        from: '08:00',
        to: '20:00',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      },
    },
  });
});

it('sends a first doctor, whose missing fields it names', async () => {
  const api = fakeApi({
    ...needed,
    [SET_UP]: () => refusal(422, 'UNACCEPTABLE', 'Not valid.', { code: 'This code is wrong.' }),
  });
  const { user } = renderApp('/setup?code=7KQ2M9XT4RBW');
  await user.click(await screen.findByLabelText('Add the first doctor now'));
  const doctor = within(screen.getByRole('group', { name: 'First doctor' }));
  await user.click(screen.getByRole('button', { name: 'Set up the hospital' }));
  expect(await doctor.findByText("Enter the doctor's name.")).toBeVisible();
  expect(doctor.getByText('Choose a speciality from the list.')).toBeVisible();
  const typed: [string, RegExp, string][] = [
    ['First administrator', /^Full name/, 'Meera Nair'],
    ['First administrator', /^Email/, 'meera@example.org'],
    ['First administrator', /^Password/, 'quiet-river-41'],
    ['Hospital', /^Name of the hospital/, 'Lake Hospital'],
    ['Hospital', /^Phone/, '+91 80 2222 2222'],
    ['Hospital', /^Emergency phone/, '112'],
    ['Hospital', /^Address/, '1 Lake Road'],
    ['First doctor', /^Full name/, 'Dr. Kavita Rao'],
    ['First doctor', /^Email/, 'kavita@example.org'],
    ['First doctor', /^Consultation fee/, '800'],
  ];
  for (const [group, label, text] of typed)
    await user.type(within(screen.getByRole('group', { name: group })).getByLabelText(label), text);
  await user.selectOptions(doctor.getByLabelText(/^Speciality/), 'Cardiology');
  await user.click(screen.getByRole('button', { name: 'Set up the hospital' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(api.callsOf(SET_UP)[0]?.body).toMatchObject({
    doctor: {
      fullName: 'Dr. Kavita Rao',
      email: 'kavita@example.org',
      speciality: 'Cardiology',
      fee: 800,
      registrationNumber: null,
    },
  });
});

it('creates the demo hospital and says how to log in', async () => {
  const api = fakeApi({
    ...needed,
    'POST /api/v1/setup/demo': () => ({ msg: 'The demo hospital is ready.' }),
  });
  const { user, path } = renderApp('/setup?code=7KQ2M9XT4RBW');
  await user.click(await screen.findByLabelText('The demo hospital'));
  await user.click(screen.getByRole('button', { name: 'Create the demo hospital' }));
  expect(await screen.findByText(/Log in with admin@demo\.test/)).toBeInTheDocument();
  expect(path()).toBe('/');
  expect(api.callsOf('POST /api/v1/setup/demo')[0]?.body).toEqual({ code: '7KQ2M9XT4RBW' });
});

it.each([
  ['started', 'Log in as administrator'],
  ['done', 'Go to the home page'],
])('says what is next when the set-up is %s', async (state, link) => {
  fakeApi({ [STATE]: () => ({ state, demoOffered: false }) });
  renderApp('/setup');
  expect(await screen.findByRole('link', { name: link })).toBeVisible();
});
