import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Doctor } from '../../../openapi/contract/people/doctors.js';
import { toDdMmYyyy } from '../common/dates/dayText';
import { addDays, calendarDate } from '../common/format/format';
import { buildDoctor, doctorsPage } from '../test/builders';
import { type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, narrowScreen, renderApp, wideScreen } from '../test/renderApp';

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

it('shows the cards and selects the first doctor', async () => {
  doctorsApi();
  renderApp('/find-doctor');
  const first = await card('Dr. Ananya Sharma');
  expect(first.getByText('Cardiology')).toBeInTheDocument();
  expect(first.getByText('Experience: 12 years')).toBeInTheDocument();
  expect(first.getByText('₹800')).toBeInTheDocument();
  expect(first.getByText('4.6 (23 reviews)')).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Dr. Ananya Sharma' })).toHaveAttribute(
    'href',
    '/doctors/dr-ananya-sharma',
  );
  expect((await card('Dr. Rohan Mehta')).getAllByText('N/A')).toHaveLength(2);
  const details = await panel();
  expect(await details.findByText('0000d001')).toBeInTheDocument();
  expect(details.getByText('10:00 AM, 10:30 AM')).toBeInTheDocument();
  expect(details.getByText('Heart failure and rhythm problems.')).toBeInTheDocument();
});

it('says that a fee is not set yet, never "N/A a visit"', async () => {
  doctorsApi([buildDoctor({ fee: null })]);
  renderApp('/find-doctor');
  const only = await card('Dr. Ananya Sharma');
  expect(only.getByText('Fee not set yet')).toBeInTheDocument();
  expect(only.queryByText(/a visit/)).not.toBeInTheDocument();
  expect(await (await panel()).findByText('Not set yet')).toBeInTheDocument();
});

it('shows the details of another doctor, with texts for missing data', async () => {
  doctorsApi();
  const { user, path } = renderApp('/find-doctor');
  await user.click((await card('Dr. Rohan Mehta')).getByRole('button', { name: /View Details/ }));
  const details = await panel();
  expect(await details.findByText('No slots available')).toBeInTheDocument();
  expect(details.getByText('No description available')).toBeInTheDocument();
  await waitFor(() => expect(path()).toContain(`doctor=${mehta._id}`));
});

it('asks the server once the typing pauses and keeps the text in the address', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor?page=2');
  await card('Dr. Rohan Mehta');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or speciality' }), 'mehta');
  await waitFor(() => expect(path()).toBe('/find-doctor?search=mehta'));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Dr. Ananya Sharma' })).not.toBeInTheDocument(),
  );
  // On a busy machine, prefixes of the name may be requested too.
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('search')).toBe('mehta'));
});

it('describes the shown results while the next ones load', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor');
  expect(await screen.findByText('2 doctors')).toBeInTheDocument();
  const answers: (() => void)[] = [];
  api.set(LIST, () => new Promise((resolve) => answers.push(() => resolve(doctorsPage([mehta])))));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or speciality' }), 'mehta');
  // On a busy machine, prefixes of the name may be requested too.
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('search')).toBe('mehta'));
  await waitFor(() => expect(path()).toBe('/find-doctor?search=mehta'));
  expect(screen.getByText('2 doctors')).toBeInTheDocument();
  answers.forEach((answer) => answer());
  expect(await screen.findByText('1 doctor for “mehta”')).toBeInTheDocument();
});

it('begins with the filter of the address and clears it when nothing matches', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor?search=zzz&speciality=Cardiology');
  expect(await screen.findByText('No doctor matches your search.')).toBeInTheDocument();
  expect(await screen.findByText('Select a doctor to see details')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(LIST)[0]?.query.get('speciality')).toBe('Cardiology'));
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('heading', { name: 'Dr. Rohan Mehta' })).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/find-doctor'));
  expect(screen.getByRole('searchbox', { name: 'Search by name or speciality' })).toHaveValue('');
});

it('turns the pages', async () => {
  const api = fakeApi({
    [LIST]: () => doctorsPage([sharma], 44),
    'GET /api/v1/doctors/{id}': () => sharma,
  });
  const { user, path } = renderApp('/find-doctor?search=dr');
  await user.click(await screen.findByRole('button', { name: '3, go to this page' }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('3'));
  await waitFor(() => expect(path()).toBe('/find-doctor?search=dr&page=3'));
});

it('asks for the doctors by their next free time unless another order was chosen', async () => {
  const api = doctorsApi();
  renderApp('/find-doctor');
  await card('Dr. Ananya Sharma');
  expect(api.callsOf(LIST)[0]?.query.get('sort')).toBe('nextOpening');
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('nextOpening');
});

it('has the filters of a phone behind one button, with a chip for each that is active', async () => {
  narrowScreen();
  doctorsApi();
  const { user, path } = renderApp('/find-doctor?speciality=Cardiology&maxFee=1000');
  expect(screen.queryByRole('combobox', { name: 'Speciality' })).toBeNull();
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  await user.click(chips.getByRole('button', { name: 'Cardiology: remove filter' }));
  await waitFor(() => expect(path()).toBe('/find-doctor?maxFee=1000'));
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Female');
  await waitFor(() => expect(path()).toBe('/find-doctor?maxFee=1000&gender=female'));
  await user.click(screen.getByRole('button', { name: 'Show doctors' }));
  expect(screen.queryByRole('combobox', { name: 'Gender' })).toBeNull();
});

it('offers to try again when the doctors cannot be loaded', async () => {
  const api = doctorsApi();
  api.set(LIST, () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'));
  const { user } = renderApp('/find-doctor');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  api.set(LIST, () => doctorsPage([sharma]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Dr. Ananya Sharma')).toBeTruthy();
});

it('sends a visitor who books to the login, and goes on with the booking after it', async () => {
  const api = doctorsApi();
  api.set('POST /api/users/login', () => ({ msg: 'success', token: 'jwt', type: 'patient', userId: 'p' }));
  const { user, path } = renderApp('/find-doctor?search=mehta');
  await user.click((await card('Dr. Rohan Mehta')).getByRole('button', { name: /Book Doctor/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please first Login to book');
  await waitFor(() => expect(path()).toBe('/login'));
  expect(await screen.findByText('Your booking with Dr. Rohan Mehta is kept')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(path()).toBe(`/find-doctor?search=mehta&doctor=${mehta._id}&book=${mehta._id}`));
  expect(await screen.findByRole('dialog', { name: 'Confirmation' })).toBeInTheDocument();
});

describe('the next free times', () => {
  const tomorrow = addDays(calendarDate(new Date()), 1);
  const free = buildDoctor({
    nextOpenings: [
      { date: tomorrow, time: '09:00' },
      { date: '2099-11-24', time: '10:30' },
    ],
  });

  it('is on card and panel, with a text without one', async () => {
    doctorsApi([free, mehta]);
    renderApp('/find-doctor');
    const times = within(
      (await card('Dr. Ananya Sharma')).getByRole('group', { name: 'Next free times of Dr. Ananya Sharma' }),
    );
    expect(times.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tomorrow 9:00 AM',
      'Tue, 24 Nov 10:30 AM',
    ]);
    const none = 'No free time in the next 60 days';
    expect((await card('Dr. Rohan Mehta')).getByText(none)).toBeInTheDocument();
    const details = await panel();
    expect(
      await details.findByRole('button', { name: 'Tomorrow, 9:00 AM: book Dr. Ananya Sharma' }),
    ).toBeEnabled();
    expect(details.queryByText(none)).not.toBeInTheDocument();
  });

  it('opens the booking with the day and time chosen', async () => {
    const api = doctorsApi([free]);
    api.set('GET /api/users/doctors/{id}/slots', () => [
      {
        date: tomorrow,
        slots: [
          { time: '08:30', free: true },
          { time: '09:00', free: true },
        ],
      },
    ]);
    logIn('patient');
    const { user, path } = renderApp('/find-doctor');
    const first = await card('Dr. Ananya Sharma');
    await user.click(first.getByRole('button', { name: 'Tomorrow, 9:00 AM: book Dr. Ananya Sharma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    expect(await dialog.findByRole('radio', { name: '9:00 AM' })).toBeChecked();
    expect(path()).toBe(`/find-doctor?book=${free._id}&date=${tomorrow}&time=09%3A00`);
  });
});

it('requests the filtered doctors, with all filters in the address', async () => {
  const api = doctorsApi();
  const { user, path } = renderApp('/find-doctor?day=tomorrow&maxFee=800');
  const choose = (label: string, choice: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: label }), choice);
  await screen.findByText('2 doctors');
  expect(screen.getByRole('combobox', { name: 'Highest fee' })).toHaveDisplayValue('Up to ₹800');
  await choose('Time of day', 'Morning, before 12');
  await choose('Gender', 'Female');
  await choose('Language', 'Tamil');
  await choose('Order', 'Next free time');
  const asked = 'day=tomorrow&maxFee=800&part=morning&gender=female&language=Tamil&sort=nextOpening';
  await waitFor(() => expect(path()).toBe(`/find-doctor?${asked}`));
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf(LIST).at(-1)!.query)).toEqual({
      ...Object.fromEntries(new URLSearchParams(asked)),
      page: '1',
      perPage: '20',
    }),
  );
  expect(screen.getByText('More filters (4)')).toBeInTheDocument();
  await choose('Day', 'On a date');
  expect(await screen.findByLabelText('Date')).toHaveValue(toDdMmYyyy(calendarDate(new Date())));
});

it('keeps a choice when the next one is made before the page has followed', async () => {
  doctorsApi();
  const { path } = renderApp('/find-doctor?page=2');
  await screen.findByText('2 doctors');
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
  act(() => {
    choose('Speciality', 'Cardiology');
    choose('Day', 'tomorrow');
    choose('Order', 'fee');
  });
  await waitFor(() => expect(path()).toBe('/find-doctor?speciality=Cardiology&day=tomorrow&sort=fee'));
  expect(screen.getByRole('combobox', { name: 'Speciality' })).toHaveValue('Cardiology');
});

it('omits invalid values from the address', async () => {
  const api = doctorsApi();
  renderApp('/find-doctor?day=someday&part=night&gender=x&language=Klingon&maxFee=much&sort=age');
  await screen.findByText('2 doctors');
  expect([...api.callsOf(LIST)[0].query.keys()]).toEqual(['sort', 'page', 'perPage']);
});

it('shows the hours of a doctor day by day, not times that no day has', async () => {
  const hours = {
    slotMinutes: 20,
    days: [
      { day: 'Monday', from: '09:00', to: '17:00', breakFrom: '13:00', breakTo: '14:00' },
      { day: 'Friday', from: '09:00', to: '12:00', breakFrom: null, breakTo: null },
    ],
  } satisfies Doctor['hours'];
  doctorsApi([buildDoctor({ hours, timeSlots: ['09:00', '16:40'] })]);
  renderApp('/find-doctor');
  const details = await panel();
  expect(await details.findByText('9:00 AM to 1:00 PM, 2:00 PM to 5:00 PM')).toBeInTheDocument();
  expect(details.getByText('9:00 AM to 12:00 PM')).toBeInTheDocument();
  expect(details.queryByText('4:40 PM')).not.toBeInTheDocument();
});
