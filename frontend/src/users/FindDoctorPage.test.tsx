import { screen, waitFor, within } from '@testing-library/react';
import { buildDoctor, doctorsPage } from '../test/builders';
import { type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';

const sharma = buildDoctor();
const mehta = buildDoctor({
  _id: '00000000000000000000d002',
  fullName: 'Dr. Rohan Mehta',
  speciality: null,
  experience: null,
  qualification: null,
  fee: 1200,
  timeSlots: [],
  description: null,
});
const LIST = 'GET /api/users/doctors';

const doctorsApi = (doctors = [sharma, mehta]) =>
  fakeApi({
    [LIST]: ({ query }: FakeCall) => {
      const search = query.get('search')?.toLowerCase() ?? '';
      return doctorsPage(doctors.filter(({ fullName }) => fullName.toLowerCase().includes(search)));
    },
    'GET /api/v1/doctors/{id}': ({ params }: FakeCall) => doctors.find(({ _id }) => _id === params.id),
  });

const panel = async () => within(await screen.findByRole('complementary', { name: 'Doctor details' }));
const card = async (name: string) =>
  within(
    within(await screen.findByRole('list', { name: 'Doctors' }))
      .getByRole('heading', { name })
      .closest('li')!,
  );

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

it('should show the cards and select the first doctor', async () => {
  doctorsApi();
  renderApp('/find-doctor');
  const first = await card('Dr. Ananya Sharma');
  expect(first.getByText('Cardiology')).toBeInTheDocument();
  expect(first.getByText('Experience: 12 years')).toBeInTheDocument();
  expect(first.getByText('₹800')).toBeInTheDocument();
  expect((await card('Dr. Rohan Mehta')).getAllByText('N/A')).toHaveLength(2);
  const details = await panel();
  expect(await details.findByText('0000d001')).toBeInTheDocument();
  expect(details.getByText('10:30 AM')).toBeInTheDocument();
  expect(details.getByText('Heart failure and rhythm problems.')).toBeInTheDocument();
});

it('should say that a fee is not set yet, never "N/A a visit"', async () => {
  doctorsApi([buildDoctor({ fee: null })]);
  renderApp('/find-doctor');
  const only = await card('Dr. Ananya Sharma');
  expect(only.getByText('Fee not set yet')).toBeInTheDocument();
  expect(only.queryByText(/a visit/)).not.toBeInTheDocument();
  expect(await (await panel()).findByText('Not set yet')).toBeInTheDocument();
});

it('should show the details of another doctor, with the texts for what is missing', async () => {
  doctorsApi();
  const { user, path } = renderApp('/find-doctor');
  await user.click((await card('Dr. Rohan Mehta')).getByRole('button', { name: /View Details/ }));
  const details = await panel();
  expect(await details.findByText('No slots available')).toBeInTheDocument();
  expect(details.getByText('No description available')).toBeInTheDocument();
  await waitFor(() => expect(path()).toContain(`doctor=${mehta._id}`));
});

it('should ask the server once the typing pauses and keep the text in the address', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor?page=2');
  await card('Dr. Rohan Mehta');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or speciality' }), 'mehta');
  await waitFor(() => expect(path()).toBe('/find-doctor?search=mehta'));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Dr. Ananya Sharma' })).not.toBeInTheDocument(),
  );
  const searches = api.callsOf(LIST).map(({ query }) => query.get('search'));
  expect(searches.filter(Boolean)).toEqual(['mehta']);
});

it('should tell of the answer that is shown while the next one loads', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor');
  expect(await screen.findByText('2 doctors')).toBeInTheDocument();
  const answers: (() => void)[] = [];
  api.set(LIST, () => new Promise((resolve) => answers.push(() => resolve(doctorsPage([mehta])))));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or speciality' }), 'mehta');
  await waitFor(() => expect(answers).toHaveLength(1));
  await waitFor(() => expect(path()).toBe('/find-doctor?search=mehta'));
  expect(screen.getByText('2 doctors')).toBeInTheDocument();
  answers[0]();
  expect(await screen.findByText('1 doctor for “mehta”')).toBeInTheDocument();
});

it('should begin with the filter of the address and clear it when nothing matches', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor?search=zzz&speciality=Cardiology');
  expect(await screen.findByText('No doctor matches your search.')).toBeInTheDocument();
  expect(await screen.findByText('Select a doctor to see details')).toBeInTheDocument();
  expect(api.callsOf(LIST)[0]?.query.get('speciality')).toBe('Cardiology');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('heading', { name: 'Dr. Rohan Mehta' })).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/find-doctor'));
  expect(screen.getByRole('searchbox', { name: 'Search by name or speciality' })).toHaveValue('');
});

it('should turn the pages', async () => {
  const api = fakeApi({
    [LIST]: () => doctorsPage([sharma], 44),
    'GET /api/v1/doctors/{id}': () => sharma,
  });
  const { user, path } = renderApp('/find-doctor?search=dr');
  await user.click(await screen.findByRole('button', { name: '3, go to this page' }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('3'));
  await waitFor(() => expect(path()).toBe('/find-doctor?search=dr&page=3'));
});

it('should offer to try again when the doctors cannot be loaded', async () => {
  const api = doctorsApi();
  api.set(LIST, () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
  const { user } = renderApp('/find-doctor');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  api.set(LIST, () => doctorsPage([sharma]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Dr. Ananya Sharma')).toBeTruthy();
});

it('should send a visitor who books to the login, and go on with the booking after it', async () => {
  const api = doctorsApi();
  api.set('POST /api/users/login', () => ({ msg: 'success', token: 'jwt', type: 'patient', userId: 'p' }));
  const { user, path } = renderApp('/find-doctor?search=mehta');
  await user.click((await card('Dr. Rohan Mehta')).getByRole('button', { name: /Book Doctor/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please first Login to book');
  await waitFor(() => expect(path()).toBe('/login'));
  await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(path()).toBe(`/find-doctor?search=mehta&doctor=${mehta._id}&book=${mehta._id}`));
  expect(await screen.findByRole('dialog', { name: 'Confirmation' })).toBeInTheDocument();
});
