import { screen, waitFor, within } from '@testing-library/react';
import type { PrescriptionCart } from '../../../openapi/contract/care/prescription-cart.js';
import { calendarDate } from '../common/format/format';
import { cart } from '../pharmacy/buying/cart';
import { buildPrescription, patientFrame } from '../test/careBuilders';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../test/renderApp';
import { METFORMIN_ID, PARACETAMOL_ID, buildMedicine, medicinesPage } from '../test/shopBuilders';
import { findAlert } from '../test/findAlert';

const LIST = 'GET /api/v1/prescriptions';
const CART = 'GET /api/v1/prescriptions/{id}/cart';
const ORDER = /^Order these medicines/;
const boxes: PrescriptionCart['items'][number] = {
  medicineId: METFORMIN_ID,
  name: 'Metformin 500 mg',
  line: 1,
  boxesOrdered: 0,
  boxesOfCourse: 6,
  boxesAllowed: 6,
  quantity: 6,
  maxQuantity: 20,
  price: 80,
  stock: 40,
  available: true,
  instead: [],
  ask: null,
};

const prescriptionsApi = (more: Parameters<typeof fakeApi>[0]) => fakeApi({ ...patientFrame, ...more });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  freshBrowser();
  logIn('patient');
});

it('shows state, medicines, notes and paper, ended ones apart', async () => {
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
  expect(first.getByRole('listitem')).toHaveTextContent('1 tablet, twice daily, 1 month');
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

it('reminds of refills in the order of their urgency', async () => {
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

it('fills the cart with the boxes for the whole duration, opens it, and names unavailable medicines', async () => {
  const api = prescriptionsApi({
    [LIST]: () => [buildPrescription()],
    [CART]: () => ({
      items: [
        boxes,
        {
          ...boxes,
          medicineId: null,
          name: 'Rare Drops',
          quantity: 1,
          maxQuantity: 20,
          price: null,
          stock: 0,
          available: false,
          instead: [],
          ask: null,
        },
      ],
      refused: [],
      allergies: [],
    }),
    'GET /medicine': medicinesPage([buildMedicine()]),
  });
  const { user, path } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: ORDER }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect(await drawer.findAllByText('₹480')).toHaveLength(2);
  await waitFor(() => expect(path()).toBe('/medicine'));
  expect(cart.lines()).toEqual([
    {
      medicineId: METFORMIN_ID,
      name: 'Metformin 500 mg',
      price: 80,
      quantity: 6,
      prescription: { id: buildPrescription()._id, line: 1, number: 'RX-2026-7KQ4XM', left: 6 },
    },
  ]);
  expect(drawer.getByText('For prescription RX-2026-7KQ4XM, 6 boxes left to order')).toBeInTheDocument();
  expect(screen.getByText('Not sold by our pharmacy: Rare Drops.')).toBeInTheDocument();
  expect(api.callsOf(CART)[0]?.params.id).toBe(buildPrescription()._id);
});

describe('a medicine of which boxes were ordered', () => {
  const order = async (items: PrescriptionCart['items']) => {
    const [medicine] = buildPrescription().medicines;
    prescriptionsApi({
      [LIST]: () => [buildPrescription({ medicines: [{ ...medicine, boxesOrdered: 2, boxesOfCourse: 6 }] })],
      [CART]: () => ({ items, refused: [], allergies: [] }),
      'GET /medicine': medicinesPage([buildMedicine({ overTheCounter: false })]),
    });
    const app = renderApp('/patientlogin/prescriptions');
    await app.user.click(await screen.findByRole('button', { name: ORDER }));
    return app;
  };

  it('is put into the cart with the boxes that are left, and no more can be added there', async () => {
    await order([{ ...boxes, boxesOrdered: 2, boxesAllowed: 4, quantity: 4 }]);
    const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([4]);
    expect(drawer.getByRole('note')).toHaveTextContent(
      'Metformin 500 mg: You have ordered 2 of 6 boxes. Only the rest of the prescription is added to the cart.',
    );
    expect(await drawer.findByRole('button', { name: 'One box more of Metformin 500 mg' })).toBeDisabled();
    expect(drawer.queryByText('Needs a prescription')).not.toBeInTheDocument();
  });

  it('is not added again when nothing is left', async () => {
    const { path } = await order([{ ...boxes, boxesOrdered: 6, boxesAllowed: 0, quantity: 0 }]);
    expect(await findAlert(/^You have ordered all boxes of this prescription\./)).toBeInTheDocument();
    expect(await findAlert('Metformin 500 mg: You have ordered 6 of 6 boxes.')).toBeInTheDocument();
    expect(path()).toBe('/patientlogin/prescriptions');
    expect(cart.lines()).toEqual([]);
  });

  it('shows the count at its line', async () => {
    await order([]);
    const card = within(await screen.findByLabelText('Prescription RX-2026-7KQ4XM'));
    expect(card.getByText('You have ordered 2 of 6 boxes.')).toBeInTheDocument();
  });
});

describe('a medicine whose boxes cannot be counted', () => {
  const uncounted = { ...boxes, boxesOfCourse: null, boxesAllowed: null, quantity: null, stock: 12 };
  const open = async (items: PrescriptionCart['items']) => {
    prescriptionsApi({
      [LIST]: () => [buildPrescription()],
      [CART]: () => ({ items, refused: [], allergies: [] }),
      'GET /medicine': medicinesPage([buildMedicine()]),
    });
    const app = renderApp('/patientlogin/prescriptions');
    await app.user.click(await screen.findByRole('button', { name: ORDER }));
    return app;
  };

  it('is put into the cart with the number that the patient enters', async () => {
    const { user } = await open([uncounted]);
    const dialog = within(await screen.findByRole('dialog', { name: 'How many boxes do you need?' }));
    await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
    expect(await dialog.findByText('Enter the boxes of at least one medicine.')).toBeInTheDocument();
    const field = dialog.getByLabelText('Boxes of Metformin 500 mg');
    await user.type(field, '13');
    await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
    expect(await dialog.findByText('Enter a whole number from 1 to 12.')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '3');
    await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('leaves the cart alone when the question is cancelled', async () => {
    const { user, path } = await open([uncounted]);
    const dialog = within(await screen.findByRole('dialog', { name: 'How many boxes do you need?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/patientlogin/prescriptions');
    expect(cart.lines()).toEqual([]);
  });

  it('is named when the course needs more boxes than one order takes', async () => {
    await open([{ ...boxes, quantity: 54, boxesAllowed: 54, stock: 100 }]);
    expect(await screen.findByText(/the course needs 54 boxes. One order takes 20/)).toBeInTheDocument();
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([20]);
  });
});

describe('a medicine that is sold out', () => {
  const other = {
    medicineId: PARACETAMOL_ID,
    name: 'Metoprolol 25 mg (Kshemora)',
    price: 42,
    stock: 9,
    quantity: null,
    boxesAllowed: null,
  };
  const soldOut = {
    ...boxes,
    medicineId: '66f1a2b3c4d5e6f708192aaa',
    name: 'Metoprolol 25 mg (Sukhayan)',
    quantity: 3,
    maxQuantity: 20,
    price: 86,
    stock: 0,
    available: false,
    instead: [other],
    ask: null,
  };
  const open = async (items: PrescriptionCart['items']) => {
    const medicines = [
      buildMedicine(),
      buildMedicine({ ...other, _id: other.medicineId, promotionPrice: 42 }),
    ];
    prescriptionsApi({
      [LIST]: () => [buildPrescription()],
      [CART]: () => ({ items, refused: [], allergies: ['Penicillins'] }),
      'GET /medicine': medicinesPage(medicines),
    });
    const app = renderApp('/patientlogin/prescriptions');
    await app.user.click(await screen.findByRole('button', { name: ORDER }));
    return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'Cart' })) };
  };

  it('is named, with another brand in one tap, and the rest ready to be bought', async () => {
    const { drawer, user } = await open([boxes, soldOut]);
    const missing = within(await drawer.findByRole('list', { name: 'Not in the cart' }));
    expect(missing.getByText('Metoprolol 25 mg (Sukhayan) is sold out.')).toBeInTheDocument();
    expect(screen.getByText(/^Your record names these allergies: Penicillins\./)).toBeInTheDocument();
    expect(await drawer.findByRole('button', { name: 'Checkout' })).toBeEnabled();
    expect(drawer.queryByText(/Prices or stock have changed/)).not.toBeInTheDocument();
    expect(cart.lines().map(({ medicineId }) => medicineId)).toEqual([METFORMIN_ID]);

    await user.click(missing.getByRole('button', { name: `Take ${other.name}` }));
    expect(await missing.findByText(`${other.name} is in the cart instead.`)).toBeInTheDocument();
    expect(cart.lines()[1]).toEqual({
      medicineId: PARACETAMOL_ID,
      name: other.name,
      price: 42,
      quantity: 3,
      prescription: { id: buildPrescription()._id, line: 1, number: 'RX-2026-7KQ4XM', left: null },
    });
    expect(drawer.queryByText(/Prices or stock have changed/)).not.toBeInTheDocument();
    await waitFor(() => expect(missing.getByRole('listitem')).toHaveFocus());
  });

  it('refers to the doctor without another brand, also when nothing else was ordered', async () => {
    const { drawer } = await open([{ ...soldOut, instead: [] }]);
    expect(await drawer.findByText('Metoprolol 25 mg (Sukhayan) is sold out.')).toBeInTheDocument();
    expect(drawer.getByText('Ask your doctor or another pharmacy.')).toBeInTheDocument();
    expect(drawer.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.queryByText('Our pharmacy does not sell any of these medicines.')).not.toBeInTheDocument();
  });

  it.each([
    [
      'strength',
      'Metoprolol 25 mg: the prescription does not name one strength.',
      'Ask the pharmacy which strength.',
    ],
    ['form', 'Metoprolol 25 mg: the prescription does not name one form.', 'Ask the pharmacy which form.'],
    [
      'name',
      'Metoprolol 25 mg: the name of the medicine is not clear.',
      'Ask the pharmacy which medicine is meant.',
    ],
  ] as const)('is not chosen while its %s is open', async (ask, reason, advice) => {
    const unclear = { ...soldOut, medicineId: null, price: null, name: 'Metoprolol 25 mg', instead: [], ask };
    const { drawer } = await open([unclear]);
    expect(await drawer.findByText(reason)).toBeInTheDocument();
    expect(drawer.getByText(advice)).toBeInTheDocument();
    expect(cart.lines()).toEqual([]);
  });

  it('puts in the boxes that are left, and offers the others of another brand', async () => {
    const { drawer, user } = await open([{ ...boxes, stock: 2, available: false, instead: [other] }]);
    expect(await drawer.findByText('Only 2 of 6 boxes of Metformin 500 mg are left.')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: `Take ${other.name}` }));
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([2, 4]);
  });

  it('is offered in another brand when its own is no longer sold', async () => {
    const { drawer } = await open([{ ...soldOut, medicineId: null, price: null }]);
    expect(
      await drawer.findByText('Our pharmacy does not sell Metoprolol 25 mg (Sukhayan).'),
    ).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: `Take ${other.name}` })).toBeInTheDocument();
  });
});

it('stays and says so when the pharmacy sells none of it', async () => {
  prescriptionsApi({
    [LIST]: () => [buildPrescription()],
    [CART]: () => ({
      items: [{ ...boxes, medicineId: null, price: null, stock: 0, available: false }],
      refused: [],
      allergies: [],
    }),
  });
  const { user, path } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: ORDER }));
  expect(await findAlert('Our pharmacy does not sell any of these medicines.')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/patientlogin/prescriptions'));
  expect(cart.lines()).toEqual([]);
});

it('leaves the cart alone when the pharmacy cannot be asked', async () => {
  prescriptionsApi({
    [LIST]: () => [buildPrescription()],
    [CART]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'),
  });
  const { user } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: ORDER }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(cart.lines()).toEqual([]);
});

it('says what to do without any, and offers to try again after a failure', async () => {
  const api = prescriptionsApi({ [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
  const { user } = renderApp('/patientlogin/prescriptions');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.set(LIST, () => []);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You have no prescriptions yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a doctor' })).toHaveAttribute('href', '/find-doctor');
});
