import { screen, waitFor, within } from '@testing-library/react';
import type { PrescriptionCart } from '../../../openapi/contract/care/prescriptions.js';
import { calendarDate } from '../common/format/format';
import { cart } from '../pharmacy/buying/cart';
import { buildPrescription, patientFrame } from '../test/careBuilders';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { METFORMIN_ID, buildMedicine, medicinesPage } from '../test/shopBuilders';

const LIST = 'GET /api/v1/prescriptions';
const CART = 'GET /api/v1/prescriptions/{id}/cart';
const ORDER = /^Order these medicines/;
const boxes: PrescriptionCart['items'][number] = {
  medicineId: METFORMIN_ID,
  name: 'Metformin 500 mg',
  quantity: 6,
  price: 80,
  available: true,
};

const prescriptionsApi = (more: Parameters<typeof fakeApi>[0]) => fakeApi({ ...patientFrame, ...more });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('should show state, medicines, notes and paper, ended ones apart', async () => {
  prescriptionsApi({
    [LIST]: () => [
      buildPrescription(),
      buildPrescription({ _id: 'p2', number: 'RX-2', status: 'refillNeeded' }),
      buildPrescription({ _id: 'p3', number: 'RX-3', status: 'ended' }),
    ],
  });
  renderApp('/patientlogin/prescriptions');
  const current = await section('Current prescriptions');
  const first = within(current.getByLabelText('Prescription RX-2026-7KQ4XM'));
  expect(first.getByText('Active')).toBeInTheDocument();
  expect(first.getByText('1 tablet, twice daily, 1 month')).toBeInTheDocument();
  expect(first.getByText('Take with food.')).toBeInTheDocument();
  expect(first.getByText('Dr. Ananya Sharma')).toBeInTheDocument();
  expect(first.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', buildPrescription().pdfUrl);
  const second = within(current.getByLabelText('Prescription RX-2'));
  expect(second.getByText('Refill Needed')).toBeInTheDocument();
  const past = await section('Past prescriptions');
  expect(past.getByText('Ended')).toBeInTheDocument();
  expect(past.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Refill reminders' })).not.toBeInTheDocument();
});

it('should remind of refills in the order of their urgency', async () => {
  const due = (number: string, level: 'urgent' | 'soon' | 'upcoming', dueOn: string) =>
    buildPrescription({ _id: number, number, refill: { level, dueOn } });
  prescriptionsApi({
    [LIST]: () => [
      due('RX-3', 'upcoming', '2099-01-12'),
      due('RX-1', 'urgent', calendarDate(new Date())),
      due('RX-2', 'soon', '2099-01-05'),
    ],
  });
  renderApp('/patientlogin/prescriptions');
  const items = within((await section('Refill reminders')).getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => /Urgent|Soon|Upcoming/.exec(textContent)?.[0])).toEqual([
    'Urgent',
    'Soon',
    'Upcoming',
  ]);
  expect(items[0]).toHaveTextContent('Your supply ends today.');
});

it('should fill the cart with the boxes for the whole duration, open it, and name what is not sold', async () => {
  const api = prescriptionsApi({
    [LIST]: () => [buildPrescription()],
    [CART]: () => ({
      items: [boxes, { medicineId: null, name: 'Rare Drops', quantity: 1, price: null, available: false }],
    }),
    'GET /medicine': medicinesPage([buildMedicine()]),
  });
  const { user, path } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: ORDER }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect(await drawer.findAllByText('₹480')).toHaveLength(2);
  await waitFor(() => expect(path()).toBe('/medicine'));
  expect(cart.lines()).toEqual([
    { medicineId: METFORMIN_ID, name: 'Metformin 500 mg', price: 80, quantity: 6 },
  ]);
  expect(screen.getByText('Not sold by our pharmacy: Rare Drops.')).toBeInTheDocument();
  expect(api.callsOf(CART)[0]?.params.id).toBe(buildPrescription()._id);
});

it('should stay and say so when the pharmacy sells none of it', async () => {
  prescriptionsApi({
    [LIST]: () => [buildPrescription()],
    [CART]: () => ({ items: [{ ...boxes, medicineId: null, price: null, available: false }] }),
  });
  const { user, path } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: ORDER }));
  expect(await screen.findByText('Our pharmacy sells none of these medicines.')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/patientlogin/prescriptions'));
  expect(cart.lines()).toEqual([]);
});

it('should leave the cart alone when the pharmacy cannot be asked', async () => {
  prescriptionsApi({
    [LIST]: () => [buildPrescription()],
    [CART]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'),
  });
  const { user } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: ORDER }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(cart.lines()).toEqual([]);
});

it('should say what to do without any, and offer to try again after a failure', async () => {
  const api = prescriptionsApi({ [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
  const { user } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.set(LIST, () => []);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You have no prescriptions yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/find-doctor');
});
