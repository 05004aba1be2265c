import { screen, waitFor, within } from '@testing-library/react';
import { addDays, calendarDate } from '../../common/format/format';
import { buildDoctor } from '../../test/builders';
import { type FakeCall, fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp, wideScreen } from '../../test/renderApp';
import { buildReview } from '../../test/siteBuilders';

const doctor = buildDoctor();
const BY_SLUG = 'GET /api/v1/doctors/by-slug/{slug}';
const today = calendarDate(new Date());
const tomorrow = addDays(today, 1);

const profileApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [BY_SLUG]: () => doctor,
    'GET /api/v1/doctors/{id}': () => doctor,
    'GET /api/users/doctors/{id}/slots': ({ query }: FakeCall) => [
      { date: query.get('from'), slots: [{ time: '09:00', free: false }] },
      {
        date: addDays(query.get('from') ?? '', 1),
        slots: [
          { time: '10:00', free: false },
          { time: '10:30', free: true },
        ],
      },
    ],
    'GET /api/v1/reviews': () => [buildReview(1)],
    ...more,
  });

/** A response without free times that the test releases. */
function heldAnswer() {
  let letGo = () => {};
  const promise = new Promise<unknown[]>((resolve) => (letGo = () => resolve([])));
  return { promise, letGo: () => letGo() };
}

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

it('shows a doctor, the stars, the reviews, the address and the share buttons', async () => {
  const api = profileApi();
  renderApp('/doctors/dr-ananya-sharma');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Ananya Sharma' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'About' })).toBeInTheDocument();
  for (const text of [
    'Heart failure and rhythm problems.',
    'MBBS, DM (Cardiology)',
    'English, Hindi',
    '1 Test Road, Bengaluru 560001',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('4.6 (23 reviews)')).not.toHaveLength(0);
  expect(await screen.findByText('Review number 1.')).toBeInTheDocument();
  expect(api.callsOf('GET /api/v1/reviews')[0]?.query.get('filter')).toBe(
    JSON.stringify({ doctorId: doctor._id }),
  );
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Dr\. Ananya Sharma, Cardiology/);
});

it('shows the text together with the free times, so that they never push it down', async () => {
  const slots = heldAnswer();
  profileApi({ 'GET /api/users/doctors/{id}/slots': () => slots.promise });
  renderApp('/doctors/dr-ananya-sharma');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Ananya Sharma' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
  slots.letGo();
  expect(await screen.findByText('No free time in the next 14 days.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
});

it('shows the text when the free times cannot be read, and keeps it while they are read again', async () => {
  const slots = heldAnswer();
  const answers = [() => refusal(500, 'INTERNAL', 'This failed.'), () => slots.promise];
  profileApi({ 'GET /api/users/doctors/{id}/slots': () => answers.shift()?.() ?? [] });
  const { user } = renderApp('/doctors/dr-ananya-sharma');
  expect(await screen.findByRole('heading', { name: 'About' })).toBeInTheDocument();
  const freeTimes = within(screen.getByRole('region', { name: 'Free times of the next 14 days' }));
  await user.click(await freeTimes.findByRole('button', { name: /again|retry/i }));
  expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
  slots.letGo();
  expect(await freeTimes.findByText('No free time in the next 14 days.')).toBeInTheDocument();
});

it('opens the booking at the time that was pressed', async () => {
  logIn('patient');
  profileApi();
  const { user, path } = renderApp('/doctors/dr-ananya-sharma');
  await user.click(await screen.findByRole('button', { name: '10:30 AM, Tomorrow: book Dr. Ananya Sharma' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  expect(await dialog.findByRole('radio', { name: '10:30 AM' })).toBeChecked();
  expect(path()).toBe(`/doctors/dr-ananya-sharma?book=${doctor._id}&date=${tomorrow}&time=10%3A30`);
});

it('sends a visitor to the login, which leads back to the booking', async () => {
  profileApi({
    'POST /api/users/login': () => ({ msg: 'success', token: 'jwt', type: 'patient', userId: 'p' }),
  });
  const { user, path } = renderApp('/doctors/dr-ananya-sharma');
  await user.click(await screen.findByRole('button', { name: /^10:30 AM, Tomorrow/ }));
  await waitFor(() => expect(path()).toBe('/login'));
  await user.click(await screen.findByRole('tab', { name: 'Login' }));
  await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  expect(await dialog.findByRole('radio', { name: '10:30 AM' })).toBeChecked();
});

it('goes on at the present address of a renamed doctor', async () => {
  profileApi();
  const { path } = renderApp('/doctors/dr-ananya-rao');
  await waitFor(() => expect(path()).toBe('/doctors/dr-ananya-sharma'));
});

it('says so when there is no such doctor, and leads to the list', async () => {
  profileApi({ [BY_SLUG]: () => refusal(404, 'NOT_FOUND', 'This does not exist.') });
  renderApp('/doctors/dr-nobody');
  expect(await screen.findByRole('heading', { name: 'Doctor not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all doctors' })).toHaveAttribute('href', '/find-doctor');
});

it('says that no time is free and that there are no reviews yet', async () => {
  profileApi({
    [BY_SLUG]: () => buildDoctor({ rating: null, reviewCount: 0 }),
    'GET /api/users/doctors/{id}/slots': () => [],
    'GET /api/v1/reviews': () => [],
  });
  renderApp('/doctors/dr-ananya-sharma');
  expect(await screen.findByText('No free time in the next 14 days.')).toBeInTheDocument();
  expect(screen.getByText('No reviews yet')).toBeInTheDocument();
  expect(
    await screen.findByText('No patient has reviewed a visit to Dr. Ananya Sharma yet.'),
  ).toBeInTheDocument();
});
