import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../auth/session';
import { CHECKOUT, bookingApi, checkout } from '../booking/testing/bookingScene';
import { currentTab } from '../common/browser/currentTab';
import { pendingCheckout } from '../payments/pendingCheckout';
import { DOCTOR_ID, PATIENT_ID } from '../test/builders';
import { patientFrame } from '../test/careBuilders';
import { FakeAnswer, refusal } from '../test/fakeApi';
import { DEPENDANT_ID, buildDependant } from '../test/familyBuilders';
import { freshBrowser, logIn, renderApp, wideScreen } from '../test/renderApp';

const LIST = 'GET /api/v1/dependants';
const ADD = 'POST /api/v1/dependants';
const CANDIDATES = 'POST /api/v1/dependants/new/candidates';
const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();

const familyApi = (more: Parameters<typeof bookingApi>[0] = {}) =>
  bookingApi({
    ...patientFrame,
    [LIST]: () => [buildDependant()],
    [CANDIDATES]: () => [],
    [CHECKOUT]: () => new FakeAnswer(201, checkout),
    ...more,
  });

async function openBooking() {
  const { user } = renderApp(`/find-doctor?book=${DOCTOR_ID}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  const field = within(await dialog.findByRole('radiogroup', { name: 'Who is it for?' }));
  return { user, dialog, field };
}

beforeEach(() => {
  freshBrowser();
  wideScreen();
  logIn('patient');
  openAddress.mockClear();
});

it('is the first field of a booking and sends the checkout for the chosen person', async () => {
  const api = familyApi();
  const { user, dialog, field } = await openBooking();
  expect(await field.findByRole('radio', { name: 'Asha Rao (you)' })).toBeChecked();
  await dialog.findByRole('radio', { name: '10:30 AM' });
  expect(dialog.getAllByRole('radiogroup')[0]).toHaveAccessibleName('Who is it for?');
  await user.type(dialog.getByLabelText('Reason'), 'Coughs at night');
  await user.click(await field.findByRole('radio', { name: 'Aarav Rao' }));
  expect(await dialog.findByText('Asha Rao pays.')).toBeInTheDocument();
  await user.click(await dialog.findByRole('radio', { name: '10:30 AM' }));
  expect(dialog.getByLabelText('Reason')).toHaveValue('Coughs at night');
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
  expect(api.callsOf(CHECKOUT)[0]?.headers.get('Acting-For')).toBe(DEPENDANT_ID);
  expect(pendingCheckout.get('appointment')).toMatchObject({
    person: { id: DEPENDANT_ID, fullName: 'Aarav Rao' },
  });
  // The shown records stay those of the logged-in person.
  expect(session.current()?.actingFor).toBeUndefined();
});

it('adds a person without sending the booking, and chooses the new person', async () => {
  const dependants = [buildDependant()];
  const added = buildDependant({ _id: '00000000000000000000a902', fullName: 'Diya Rao' });
  const api = familyApi({
    [LIST]: () => dependants,
    [ADD]: () => {
      dependants.push(added);
      return added;
    },
  });
  const { user, dialog, field } = await openBooking();
  await user.click(await field.findByRole('button', { name: 'Add a person' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a person you look after' }));
  await user.type(form.getByLabelText('Full name'), 'Diya Rao');
  await user.type(form.getByLabelText('Date of birth'), '2020-02-29');
  await user.click(form.getByRole('radio', { name: 'Female' }));
  await user.selectOptions(form.getByLabelText('Relationship'), 'Child');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await field.findByRole('radio', { name: 'Diya Rao' })).toBeChecked();
  expect(api.callsOf(CHECKOUT)).toHaveLength(0);
  expect(dialog.queryByText(/Enter the reason/)).toBeNull();
});

it('books for oneself from a tab that shows the records of a dependant', async () => {
  session.actFor({ id: DEPENDANT_ID, fullName: 'Aarav Rao' });
  const api = familyApi();
  const { user, dialog, field } = await openBooking();
  expect(await field.findByRole('radio', { name: 'Aarav Rao' })).toBeChecked();
  await user.click(await field.findByRole('radio', { name: 'Asha Rao (you)' }));
  await user.type(dialog.getByLabelText('Reason'), 'Fever');
  await user.click(await dialog.findByRole('radio', { name: '10:30 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
  expect(api.callsOf(CHECKOUT)[0]?.headers.get('Acting-For')).toBeNull();
  expect(pendingCheckout.get('appointment')?.person).toBeUndefined();
  expect(pendingCheckout.get('appointment')?.buyerId).toBe(PATIENT_ID);
});

it('keeps the chosen person over a login in between', async () => {
  familyApi({
    [CHECKOUT]: () => refusal(401, 'SESSION_ENDED', 'Your session has ended.'),
    'POST /api/users/login': () => ({ msg: 'success', token: 'new', type: 'patient', userId: PATIENT_ID }),
  });
  const { user, dialog, field } = await openBooking();
  await user.click(await field.findByRole('radio', { name: 'Aarav Rao' }));
  await user.type(dialog.getByLabelText('Reason'), 'Fever');
  await user.click(await dialog.findByRole('radio', { name: '10:30 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
  await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  expect(await again.findByRole('radio', { name: 'Aarav Rao' })).toBeChecked();
  expect(again.getByLabelText('Reason')).toHaveValue('Fever');
});

it('offers to load the people again when they could not be loaded', async () => {
  const api = familyApi({ [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
  const { user, dialog, field } = await openBooking();
  expect(await dialog.findByText('The people you look after could not be loaded.')).toBeInTheDocument();
  api.set(LIST, () => [buildDependant()]);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await field.findByRole('radio', { name: 'Aarav Rao' })).toBeInTheDocument();
});
