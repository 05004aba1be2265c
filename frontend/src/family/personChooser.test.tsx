import { screen, waitFor, within } from '@testing-library/react';
import { onSessionEnded } from '../api/client';
import { session } from '../auth/session';
import { PATIENT_ID, buildAppointment, buildUser } from '../test/builders';
import { pendingCheckout } from '../payments/pendingCheckout';
import { buildNotification, patientFrame } from '../test/careBuilders';
import { type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { DEPENDANT_ID, buildDependant } from '../test/familyBuilders';
import { freshBrowser, logIn, renderApp, wideScreen } from '../test/renderApp';
import { METFORMIN_ID } from '../test/shopBuilders';

const LIST = 'GET /api/appointments/patient/{patientId}';
const AARAV = { id: DEPENDANT_ID, fullName: 'Aarav Rao' };
const header = (call: FakeCall | undefined) => call?.headers.get('Acting-For');

/** A visit of the requested person, with their name. */
const visitsOf = ({ params }: FakeCall) => [buildAppointment({ doctorName: params.patientId })];

const familyApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...patientFrame,
    'GET /api/users/{userId}': () => ({ msg: 'success', value: buildUser() }),
    'GET /api/v1/dependants': () => [buildDependant()],
    'GET /api/v1/reviews': () => [],
    'GET /api/v1/appointments': () => [],
    [LIST]: visitsOf,
    ...more,
  });

const bar = async (name: string | RegExp = 'For: Asha Rao') => screen.findByRole('button', { name });

beforeEach(() => {
  freshBrowser();
  wideScreen();
  logIn('patient');
});

it('is hidden without dependants, when Family is in the profile menu', async () => {
  familyApi({ 'GET /api/v1/dependants': () => [] });
  const { user } = renderApp('/terms');
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  expect(await screen.findByRole('menuitem', { name: 'Family' })).toHaveAttribute(
    'href',
    '/patientlogin/family',
  );
  expect(screen.queryByRole('button', { name: /^For:/ })).toBeNull();
});

it('turns pages and calls to the person chosen by keyboard, and back', async () => {
  const api = familyApi();
  const { user } = renderApp('/patientlogin/patientapps');
  expect(await screen.findByText(PATIENT_ID, { exact: false })).toBeInTheDocument();
  (await bar()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Asha Rao (you)' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Appointments of Aarav Rao' }),
  ).toBeInTheDocument();
  const focused = await bar('For: Aarav Rao');
  await waitFor(() => expect(focused).toHaveFocus());
  expect(screen.queryByText(PATIENT_ID, { exact: false })).toBeNull();
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  const [own, his] = api.callsOf(LIST);
  expect([own?.params.patientId, header(own)]).toEqual([PATIENT_ID, null]);
  expect([his?.params.patientId, header(his)]).toEqual([DEPENDANT_ID, DEPENDANT_ID]);
  // The login's own data is never requested for another person.
  for (const path of [
    'GET /api/users/{userId}',
    'GET /api/v1/dependants',
    'GET /api/v1/notifications/unread',
  ])
    for (const call of api.callsOf(path)) expect([path, header(call)]).toEqual([path, null]);
  await user.click(await bar('For: Aarav Rao'));
  await user.click(await screen.findByRole('menuitem', { name: 'Asha Rao (you)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Appointments' })).toBeInTheDocument();
  expect(header(api.callsOf(LIST)[2])).toBeNull();
});

it('asks before a filled cart changes to another person', async () => {
  familyApi();
  localStorage.setItem(
    'cart',
    JSON.stringify([{ medicineId: METFORMIN_ID, name: 'Metformin', price: 40, quantity: 2 }]),
  );
  const { user } = renderApp('/terms');
  const chooseAarav = async () => {
    await user.click(await bar());
    await user.click(await screen.findByRole('menuitem', { name: 'Aarav Rao' }));
    return within(await screen.findByRole('dialog', { name: 'Move the cart to Aarav Rao?' }));
  };
  const question = await chooseAarav();
  expect(question.getByText(/The cart holds 2 boxes, chosen for Asha Rao/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Stay with Asha Rao' }));
  expect(session.current()?.actingFor).toBeUndefined();
  await user.click((await chooseAarav()).getByRole('button', { name: 'Move it' }));
  expect(session.current()?.actingFor).toEqual(AARAV);
  expect(localStorage.getItem('cart')).toContain('Metformin');
});

it('goes on as oneself, still logged in, when the person is no longer theirs', async () => {
  const sentence = 'You do not look after this person, or no longer do.';
  const ended = jest.fn();
  const stop = onSessionEnded(ended);
  session.actFor(AARAV);
  familyApi({
    'GET /api/v1/dependants': () => [],
    [LIST]: (call: FakeCall) => (header(call) ? refusal(403, 'NOT_HELD', sentence) : visitsOf(call)),
  });
  renderApp('/patientlogin/patientapps');
  expect(await screen.findByRole('heading', { level: 1, name: 'Appointments' })).toBeInTheDocument();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(session.current()).toMatchObject({ userId: PATIENT_ID });
  expect(session.current()?.actingFor).toBeUndefined();
  expect(ended).not.toHaveBeenCalled();
  stop();
});

it('switches to the person of a notification’s link before the page loads, and back by own notifications', async () => {
  const news = buildNotification({ title: 'Your own visit', link: '/#/patientlogin/orders' });
  const api = familyApi({
    'GET /api/v1/notifications': () => [news],
    'GET /api/v1/notifications/unread': () => ({ unread: 1 }),
    'POST /api/v1/notifications/{id}/read': () => news,
    'GET /api/v1/orders': () => [],
  });
  const { user, path } = renderApp(`/patientlogin/patientapps?for=${DEPENDANT_ID}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Appointments of Aarav Rao' }),
  ).toBeInTheDocument();
  expect(path()).toBe('/patientlogin/patientapps');
  await waitFor(() =>
    expect(api.callsOf(LIST).map(({ params }) => params.patientId)).toEqual([DEPENDANT_ID]),
  );
  await user.click(screen.getByRole('button', { name: /^Notifications/ }));
  await user.click(await screen.findByRole('link', { name: 'Show more: Your own visit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
  expect(session.current()?.actingFor).toBeUndefined();
});

it('finishes a checkout for the person it was started for, even if another person is chosen', async () => {
  const CONFIRM = 'POST /api/v1/payments/confirm-checkout';
  const CANCEL = 'POST /api/v1/payments/cancel-checkout';
  const kept = {
    purpose: 'order',
    buyerId: PATIENT_ID,
    person: AARAV,
    checkoutId: 'cs_1',
    url: 'https://pay.test/cs_1',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    what: 'Metformin',
    fromCart: [],
    state: 'open',
  };
  sessionStorage.setItem('pendingCheckout', JSON.stringify({ order: kept }));
  const api = familyApi({ [CANCEL]: () => ({ msg: 'success' }), [CONFIRM]: () => ({ status: 'created' }) });
  const { user } = renderApp('/medicine');
  const banner = within(await screen.findByRole('region', { name: 'The payment you have started' }));
  expect(banner.getByText('For Aarav Rao')).toBeInTheDocument();
  await user.click(banner.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(header(api.callsOf(CANCEL)[0])).toBe(DEPENDANT_ID));
  // The reverse: started for oneself, while another person is chosen.
  session.actFor(AARAV);
  pendingCheckout.set({ ...kept, purpose: 'order', person: undefined, state: 'returned' });
  await waitFor(() => expect(api.callsOf(CONFIRM)).not.toHaveLength(0));
  expect(header(api.callsOf(CONFIRM)[0])).toBeNull();
});

it.each(['/find-doctor', '/labtest'])('shows on %s for whom it books', async (path) => {
  familyApi();
  session.actFor(AARAV);
  renderApp(path);
  expect(await screen.findByText('Booking for Aarav Rao')).toBeInTheDocument();
});
