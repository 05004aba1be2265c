import { screen, waitFor, within } from '@testing-library/react';
import { addDays, calendarDate } from '../common/format/format';
import { currentTab } from '../common/browser/currentTab';
import { pendingCheckout } from '../payments/pendingCheckout';
import { PATIENT_ID } from '../test/builders';
import { FakeAnswer, type FakeCall, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp, wideScreen } from '../test/renderApp';
import { LAB_TEST_ID, buildLabBooking, buildOutcome } from '../test/shopBuilders';
import { BOOK, LIST, WINDOWS, labApi, labPage, thyroid } from './testing/labApi';

const openAddress = jest.spyOn(currentTab, 'open').mockReturnValue();
const checkout = { id: 'cs_test_9', url: 'http://pay.test/cs_test_9', expiresAt: '2099-01-01T00:00:00.000Z' };
const tomorrow = addDays(calendarDate(new Date()), 1);

async function openBooking() {
  const app = renderApp('/labtest');
  await app.user.click(await screen.findByRole('button', { name: 'Book test: Thyroid profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a lab test' }));
  await waitFor(() => expect(dialog.getByLabelText('Full name')).toHaveValue('Asha Rao'));
  return { ...app, dialog };
}

beforeEach(() => {
  freshBrowser();
  wideScreen();
  openAddress.mockClear();
});

describe('the lab tests', () => {
  it('shows the recommended tests and four pictures', async () => {
    labApi();
    renderApp('/labtest');
    const section = within(await screen.findByRole('region', { name: 'Recommended Tests' }));
    for (const text of ['Thyroid profile', 'T3, T4 and TSH.', '₹650', 'Turnaround: 24 hours'])
      expect(await section.findByText(text)).toBeInTheDocument();
    const carousel = within(screen.getByRole('region', { name: 'What our lab offers' }));
    expect(carousel.getAllByRole('listitem')).toHaveLength(4);
    expect(carousel.getByRole('button', { name: /^Pause/ })).toBeInTheDocument();
  });

  it('goes on at the beginning of the list after a turn of the page', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const api = labApi({ [LIST]: () => ({ ...labPage(), total: 30 }) });
    const { user, path } = renderApp('/labtest');
    await user.click(await screen.findByRole('button', { name: '2, go to this page' }));
    await waitFor(() => expect(path()).toBe('/labtest?page=2'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recommended Tests' })).toHaveFocus());
    await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('2'));
  });

  it('searches by name and filters by group, in the address', async () => {
    const api = labApi();
    const { user, path } = renderApp('/labtest');
    await user.click(await screen.findByRole('button', { name: 'Thyroid' }));
    await waitFor(() => expect(path()).toBe('/labtest?group=Thyroid'));
    await user.click(screen.getByRole('searchbox', { name: 'Search tests by name' }));
    await user.paste('TSH');
    await waitFor(() => expect(path()).toBe('/labtest?group=Thyroid&search=TSH'));
    await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('search')).toBe('TSH'));
    expect(api.callsOf(LIST).at(-1)?.query.get('group')).toBe('Thyroid');
  });

  it('says so when nothing is found or nothing can be fetched', async () => {
    const api = labApi({ [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
    const { user } = renderApp('/labtest');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch lab tests');
    api.set(LIST, () => labPage([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No lab tests found.')).toBeInTheDocument();
  });

  it('sends a visitor to the login, and back to the same booking after it', async () => {
    labApi({
      'POST /api/users/login': () => ({ msg: 'success', token: 'jwt', type: 'patient', userId: PATIENT_ID }),
    });
    const { user, path } = renderApp('/labtest');
    await user.click(await screen.findByRole('button', { name: 'Book test: Thyroid profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please first Login to book');
    await waitFor(() => expect(path()).toBe('/login'));
    await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
    await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Book a lab test' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(`/labtest?test=${LAB_TEST_ID}`));
  });

  it('refuses a doctor who is logged in', async () => {
    logIn('doctor');
    labApi();
    const { user } = renderApp('/labtest');
    await user.click(await screen.findByRole('button', { name: 'Book test: Thyroid profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only patients can book a lab test.');
  });
});

describe('the booking', () => {
  beforeEach(() => logIn('patient'));

  it('goes to the checkout when it is paid by card', async () => {
    const api = labApi({ [BOOK]: () => new FakeAnswer(201, { booking: null, checkout }) });
    const { dialog, user } = await openBooking();
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(api.callsOf(BOOK).map(({ body }) => body)).toEqual([
      {
        labTestId: LAB_TEST_ID,
        price: 650,
        fullName: 'Asha Rao',
        subject: { who: 'patient' },
        phone: '+919812345678',
        date: tomorrow,
        place: 'hospital',
        payment: 'card',
      },
    ]);
    expect(api.callsOf(BOOK)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(pendingCheckout.get('labBooking')).toMatchObject({
      purpose: 'labBooking',
      checkoutId: 'cs_test_9',
    });
  });

  it('asks before it books a test for a person to whom it is not offered', async () => {
    const forMen = { ...thyroid, sex: 'male' as const };
    const api = labApi({
      'GET /api/v1/lab-tests/{id}': () => forMen,
      [BOOK]: () => new FakeAnswer(201, { booking: null, checkout }),
    });
    const { dialog, user } = await openBooking();
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is this the right test?' }));
    expect(question.getByText(/^Thyroid profile is offered to men and boys only/)).toBeInTheDocument();
    expect(api.callsOf(BOOK)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Choose it anyway' }));
    await waitFor(() => expect(api.callsOf(BOOK)).toHaveLength(1));
  });

  it('keeps the input over a login', async () => {
    const api = labApi({
      [BOOK]: () => refusal(401, 'SESSION_ENDED', 'Your session has ended.'),
      'POST /api/users/login': () => ({ msg: 'success', token: 'new', type: 'patient', userId: PATIENT_ID }),
    });
    const { dialog, user, path } = await openBooking();
    await user.click(dialog.getByRole('radio', { name: 'At home' }));
    await user.type(await dialog.findByLabelText(/Address/), '12 Lake Road, Pune 411001');
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() => expect(path()).toBe('/login'));
    await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
    await user.type(screen.getByLabelText('Password'), 'quiet-river-41');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const again = within(await screen.findByRole('dialog', { name: 'Book a lab test' }));
    expect(await again.findByLabelText(/Address/)).toHaveValue('12 Lake Road, Pune 411001');
    api.set(BOOK, () => new FakeAnswer(201, { booking: null, checkout }));
    await user.click(again.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(sessionStorage.getItem('formDrafts')).toBeNull();
  });

  it('is made at once when it is paid at collection, at home with an address', async () => {
    const api = labApi({
      [BOOK]: () => new FakeAnswer(201, { booking: buildLabBooking({ paid: false }), checkout: null }),
    });
    const { dialog, user, path } = await openBooking();
    await user.click(dialog.getByRole('radio', { name: 'At home' }));
    await user.click(dialog.getByRole('radio', { name: 'At collection' }));
    await user.click(dialog.getByRole('button', { name: 'Book test' }));
    expect(await dialog.findByText('Enter the address for the home collection.')).toBeInTheDocument();
    expect(api.callsOf(BOOK)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Address'), '12 Lake View Road');
    await user.click(dialog.getByRole('button', { name: 'Book test' }));
    expect(await screen.findByText('Thyroid profile has been booked.')).toBeInTheDocument();
    expect(screen.getByText('You pay ₹650 when the sample is taken.')).toBeInTheDocument();
    expect(api.callsOf(BOOK)[0]?.body).toMatchObject({
      place: 'home',
      address: '12 Lake View Road',
      payment: 'atCollection',
    });
    expect(openAddress).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'See my bookings' }));
    await waitFor(() => expect(path()).toBe('/patientlogin/lab-bookings'));
  });

  it('asks for one of the times that have room, and sends it', async () => {
    const morning = { from: '07:00', to: '09:00' };
    const api = labApi({
      [WINDOWS]: ({ query }: FakeCall) =>
        query.get('place') === 'home'
          ? [{ ...morning, free: 0 }]
          : [
              { ...morning, free: 2 },
              { from: '09:00', to: '11:00', free: 0 },
            ],
      [BOOK]: () => new FakeAnswer(201, { booking: null, checkout }),
    });
    const { dialog, user } = await openBooking();
    expect(await dialog.findByRole('radio', { name: '7:00 AM to 9:00 AM' })).not.toBeChecked();
    expect(dialog.queryByRole('radio', { name: '9:00 AM to 11:00 AM' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    expect(await dialog.findByText('Choose a time.')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'At home' }));
    expect(await dialog.findByText(/^All times on this day are taken/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Address'), '12 Lake View Road');
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    expect(api.callsOf(BOOK)).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: 'At the hospital' }));
    await user.click(await dialog.findByRole('radio', { name: '7:00 AM to 9:00 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith(checkout.url));
    expect(api.callsOf(BOOK)[0]?.body).toMatchObject({ window: morning, place: 'hospital' });
  });

  it('shows the new price and the refusal of a day', async () => {
    const api = labApi({
      [BOOK]: () => refusal(409, 'PRICE_CHANGED', 'The price has changed.', { price: 'It is ₹700 now.' }),
    });
    const { dialog, user } = await openBooking();
    api.set('GET /api/v1/lab-tests/{id}', () => ({ ...thyroid, price: 700 }));
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    expect(await dialog.findByText('₹700')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('Error starting payment');
    api.set(BOOK, () =>
      refusal(422, 'VALIDATION_FAILED', 'Check the form.', { date: 'We are full that day.' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Complete Payment' }));
    expect(await dialog.findByText('We are full that day.')).toBeInTheDocument();
  });

  it('is shown after the return from the checkout', async () => {
    pendingCheckout.set({
      purpose: 'labBooking',
      buyerId: PATIENT_ID,
      checkoutId: 'cs_test_9',
      url: checkout.url,
      expiresAt: checkout.expiresAt,
      what: 'Thyroid profile',
      fromCart: [],
      state: 'open',
    });
    labApi({
      'POST /api/v1/payments/confirm-checkout': () => buildOutcome({ purpose: 'labBooking', number: null }),
    });
    const { path } = renderApp('/labtest?payment=success&session_id=cs_test_9');
    expect(
      await screen.findByText('Payment successful! Details have been sent to your email.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my lab bookings' })).toHaveAttribute(
      'href',
      '/patientlogin/lab-bookings',
    );
    await waitFor(() => expect(path()).toBe('/labtest'));
  });
});
