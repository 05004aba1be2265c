import { screen, waitFor, within } from '@testing-library/react';
import type { Hospital } from '../../../openapi/contract/site/settings.js';
import { type FakeCall, fakeApi, hospital, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';
import { PARACETAMOL_ID, buildMedicine, medicinesPage } from '../test/shopBuilders';

const LIST = 'GET /medicine';
const metformin = buildMedicine();
const paracetamol = buildMedicine({
  _id: PARACETAMOL_ID,
  name: 'Paracetamol 650 mg',
  brand: null,
  condition: 'Pain Relief',
  price: 30.5,
  promotionPrice: 30.5,
  stock: 3,
});

const card = async (name: string) =>
  within(
    within(await screen.findByRole('list', { name: 'Medicines' }))
      .getByRole('heading', { name })
      .closest('li')!,
  );

// jsdom has no layout to scroll in.
HTMLElement.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

it('shows a card as specified, with the old price struck through', async () => {
  fakeApi({ [LIST]: medicinesPage([metformin, paracetamol]) });
  renderApp('/medicine');
  const first = await card('Metformin 500 mg');
  for (const text of ['Lowers blood sugar.', 'Turnaround: 24 hours', 'In stock', 'Ardhika'])
    expect(first.getByText(text)).toBeInTheDocument();
  expect(first.getByText(/₹80/)).toHaveTextContent('Price: ₹80 instead of ₹100');
  expect(first.getByText('₹100').tagName).toBe('S');
  const second = await card('Paracetamol 650 mg');
  expect(second.getByText('Only 3 left')).toBeInTheDocument();
  expect(second.getByText(/₹30.50/)).toHaveTextContent('Price: ₹30.50');
  expect(second.queryByText(/instead of/)).not.toBeInTheDocument();
});

it('does not sell sold-out medicines', async () => {
  fakeApi({ [LIST]: medicinesPage([buildMedicine({ stock: 0 })]) });
  renderApp('/medicine');
  const only = await card('Metformin 500 mg');
  expect(only.getByText('Sold out')).toBeInTheDocument();
  expect(only.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  expect(only.getByRole('button', { name: /^Add/ })).toBeDisabled();
});

it('filters by each of the ten conditions, in the address, and shows all again when pressed twice', async () => {
  const api = fakeApi({ [LIST]: medicinesPage([metformin]) });
  const { user, path } = renderApp('/medicine?page=2');
  const conditions = within(await screen.findByRole('region', { name: 'Shop by health condition' }));
  expect(conditions.getAllByRole('button')).toHaveLength(10);
  await user.click(conditions.getByRole('button', { name: /Cold & Immunity/ }));
  await waitFor(() => expect(path()).toBe('/medicine?condition=Cold+%26+Immunity'));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('condition')).toBe('Cold & Immunity'));
  expect(conditions.getByRole('button', { name: /Cold & Immunity/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(conditions.getByRole('button', { name: /Cold & Immunity/ }));
  await waitFor(() => expect(path()).toBe('/medicine'));
});

it('asks the server once the typing pauses and keeps the text in the address', async () => {
  const api = fakeApi({ [LIST]: medicinesPage([metformin]) });
  const { user, path } = renderApp('/medicine');
  await card('Metformin 500 mg');
  await user.click(screen.getByRole('searchbox', { name: 'Search medicines by name' }));
  await user.paste('metfromin');
  await waitFor(() => expect(path()).toBe('/medicine?search=metfromin'));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('search')).toBe('metfromin'));
  expect(api.callsOf(LIST).filter(({ query }) => query.get('search'))).toHaveLength(1);
});

it('says that no medicine was found and shows all on request', async () => {
  fakeApi({ [LIST]: (call: FakeCall) => medicinesPage(call.query.get('search') ? [] : [metformin])(call) });
  const { user, path } = renderApp('/medicine?search=zzz&brand=Ardhika');
  expect(await screen.findByText('No medicines found.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all medicines' }));
  expect(await card('Metformin 500 mg')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/medicine'));
});

it('says that the medicines could not be fetched, and tries again', async () => {
  const api = fakeApi({ [LIST]: () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.') });
  const { user } = renderApp('/medicine');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch medicines');
  expect(alert).toHaveTextContent('Please try again soon.');
  api.set(LIST, medicinesPage([metformin]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Metformin 500 mg')).toBeTruthy();
});

it('turns the pages and keeps the order in the address', async () => {
  const api = fakeApi({ [LIST]: medicinesPage([metformin], 30) });
  const { user, path } = renderApp('/medicine?sort=-price');
  await user.click(await screen.findByRole('button', { name: '3, go to this page' }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('3'));
  expect(api.callsOf(LIST).at(-1)?.query.get('sort')).toBe('-price');
  await waitFor(() => expect(path()).toBe('/medicine?sort=-price&page=3'));
});

it('shows the promotion that the hospital has set, and leads from the tiles', async () => {
  fakeApi({ [LIST]: medicinesPage([metformin]) });
  const { user, path } = renderApp('/medicine?condition=Oral+Care');
  await user.click(await screen.findByRole('button', { name: /20% off all medicines/ }));
  await waitFor(() => expect(path()).toBe('/medicine'));
  await user.click(screen.getByRole('button', { name: /Covid essentials/ }));
  await waitFor(() => expect(path()).toBe('/medicine?condition=Cold+%26+Immunity'));
  await user.click(screen.getByRole('button', { name: /Pharmacy near me/ }));
  expect(
    within(await screen.findByRole('dialog')).getByText(/open from 8:00 AM to 8:00 PM, every day/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /Order with prescription/ }));
  await waitFor(() => expect(path()).toBe('/login'));
});

it('says when the pharmacy is open as the settings have it', async () => {
  const openingHours: Hospital['openingHours'] = { from: '09:30', to: '18:00', days: ['Monday', 'Saturday'] };
  fakeApi({
    [LIST]: medicinesPage([metformin]),
    'GET /api/v1/hospital': () => ({ ...hospital, openingHours }),
  });
  const { user } = renderApp('/medicine');
  await user.click(await screen.findByRole('button', { name: /Pharmacy near me/ }));
  expect(within(await screen.findByRole('dialog')).getByText(/is open from/)).toHaveTextContent(
    'The pharmacy of Test Hospital is open from 9:30 AM to 6:00 PM, Monday, Saturday.',
  );
});

it('shows three carousels of brands, each of which shows its medicines', async () => {
  const api = fakeApi({ [LIST]: medicinesPage([metformin]) });
  const { user, path } = renderApp('/medicine');
  for (const name of ['Brands A to B', 'Brands C to D', 'Brands E to F'])
    expect(await screen.findByRole('region', { name })).toHaveAttribute('aria-roledescription', 'carousel');
  await user.click(screen.getByRole('button', { name: 'Corvia: show the medicines' }));
  await waitFor(() => expect(path()).toBe('/medicine?brand=Corvia'));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('brand')).toBe('Corvia'));
  await user.click(screen.getByRole('button', { name: 'Corvia, remove this filter' }));
  await waitFor(() => expect(path()).toBe('/medicine'));
});

it('leads from the mail of a guest to the order', async () => {
  fakeApi({ [LIST]: medicinesPage([metformin]) });
  const { path } = renderApp('/medicine?order=HP-2026-7KQ4XM');
  expect(await screen.findByLabelText('Order number')).toHaveValue('HP-2026-7KQ4XM');
  await waitFor(() => expect(path()).toBe('/orders?order=HP-2026-7KQ4XM'));
});
