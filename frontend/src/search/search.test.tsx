import { screen, waitFor, within } from '@testing-library/react';
import type { SearchAnswer } from '../../../openapi/contract/site/search.js';
import { doctorsPage } from '../test/builders';
import { type FakeCall, fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';
import { buildSearchAnswer } from '../test/siteBuilders';

const SEARCH = 'GET /api/v1/search';
const NOTHING = (q: string): SearchAnswer => ({ q, emergency: null, groups: [] });
const HEART_ATTACK: SearchAnswer = {
  ...buildSearchAnswer('heart attack'),
  emergency: { text: 'This may be an emergency. Call 1066 now, or 112.', phones: ['1066', '112'] },
};
const answerTo = ({ query }: FakeCall) => buildSearchAnswer(query.get('q') ?? '');

const searchApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [SEARCH]: answerTo,
    'GET /api/users/doctors': () => doctorsPage([]),
    'GET /api/v1/reviews': () => [],
    'GET /api/v1/faqs': () => [],
    'GET /api/v1/posts': () => [],
    ...more,
  });

/** The search box of a page, found by its placeholder. */
async function openBox(path: string, placeholder: string) {
  const app = renderApp(path);
  const box = await screen.findByRole('combobox', { name: placeholder });
  return { ...app, box };
}

const openHome = () => openBox('/', 'Search For Doctor or Speciality');

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

describe('the search box of the first page', () => {
  it('suggests matches by kind', async () => {
    const api = searchApi();
    const { user, box } = await openHome();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.type(box, 'heart');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(within(list).getByRole('group', { name: 'Specialities' })).toHaveTextContent('Cardiology');
    const doctors = within(within(list).getByRole('group', { name: 'Doctors' }));
    expect(doctors.getAllByRole('option')).toHaveLength(2);
    expect(within(list).getByRole('group', { name: 'Articles' })).toHaveTextContent('blood pressure');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    // One request for the typed word, not one per letter.
    expect(api.callsOf(SEARCH).map(({ query }) => query.get('q'))).toEqual(['heart']);
  });

  it('is usable by arrow keys and opens the marked suggestion on Enter', async () => {
    searchApi();
    const { user, box, path } = await openHome();
    await user.type(box, 'heart');
    await screen.findByRole('option', { name: /Vikram/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('Dr. Vikram Nair');
    expect(box).toHaveAttribute('aria-activedescendant', marked.id);
    expect(box).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/find-doctor?doctor=d2'));
  });

  it('goes round from the box to the last suggestion and back', async () => {
    searchApi();
    const { user, box } = await openHome();
    await user.type(box, 'heart');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Know your blood pressure');
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it('opens a suggestion that is clicked', async () => {
    searchApi();
    const { user, box, path } = await openHome();
    await user.type(box, 'heart');
    await user.click(await screen.findByRole('option', { name: /Cardiology/ }));
    await waitFor(() => expect(path()).toBe('/find-doctor?speciality=Cardiology'));
  });

  it('closes the list on Escape, then empty the box', async () => {
    searchApi();
    const { user, box } = await openHome();
    await user.type(box, 'heart');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('heart');
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('says so when nothing fits', async () => {
    searchApi({ [SEARCH]: ({ query }) => NOTHING(query.get('q') ?? '') });
    const { user, box } = await openHome();
    await user.type(box, 'zzz');
    expect(await screen.findByText(/^No results for “zzz”/)).toBeInTheDocument();
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the results page on Enter, with pattern characters and HTML as they were typed', async () => {
    const api = searchApi();
    const { user, box, path } = await openHome();
    await user.click(box);
    await user.paste('.*(a+)+$ <b>"&');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toContain('/search?q='));
    expect(new URLSearchParams(path().split('?')[1]).get('q')).toBe('.*(a+)+$ <b>"&');
    expect(await screen.findByText('4 results for “.*(a+)+$ <b>"&”')).toBeInTheDocument();
    expect(api.callsOf(SEARCH).at(-1)?.query.get('q')).toBe('.*(a+)+$ <b>"&');
  });

  it('shows the emergency number above all suggestions, reachable by focus', async () => {
    searchApi({ [SEARCH]: () => HEART_ATTACK });
    const { user, box } = await openHome();
    await user.type(box, 'heart attack');
    const call = await screen.findByRole('link', { name: 'Call 1066' });
    expect(call).toHaveAttribute('href', 'tel:1066');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(call.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.tab();
    await user.tab();
    expect(call).toHaveFocus();
  });

  it('does not search for blanks', async () => {
    const api = searchApi();
    const { user, box, path } = await openHome();
    await user.type(box, '   {Enter}');
    await waitFor(() => expect(path()).toBe('/'));
    expect(api.callsOf(SEARCH)).toHaveLength(0);
  });
});

it('searches from the footer of every page with its SEARCH button', async () => {
  searchApi();
  const { user, path, box } = await openBox('/terms', 'Search for Doctor, Hospital or Treatment');
  await user.type(box, 'sugar');
  await user.click(screen.getByRole('button', { name: 'SEARCH' }));
  await waitFor(() => expect(path()).toBe('/search?q=sugar'));
});

describe('the results page', () => {
  it('lists the results as links, with headings', async () => {
    const api = searchApi();
    renderApp('/search?q=heart');
    const doctors = within(await screen.findByRole('region', { name: 'Doctors' }));
    expect(doctors.getByRole('link', { name: /Vikram/ })).toHaveAttribute('href', '/find-doctor?doctor=d2');
    expect(screen.getByText('4 results for “heart”')).toBeInTheDocument();
    expect(api.callsOf(SEARCH)[0]?.query.get('perGroup')).toBe('20');
    await waitFor(() => expect(document.title).toBe('heart: search | Test Hospital'));
  });

  it('begins with emergency advice', async () => {
    searchApi({ [SEARCH]: () => HEART_ATTACK });
    renderApp('/search?q=heart+attack');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This may be an emergency.');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:1066', 'tel:112']);
    const results = screen.getByText('4 results for “heart attack”');
    expect(alert.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('speaks of no emergency otherwise', async () => {
    searchApi();
    renderApp('/search?q=heart');
    expect(await screen.findByText('4 results for “heart”')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the first five of a kind, then all, and says how many more there are', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({
      id: `m${index}`,
      title: `Medicine ${index}`,
      detail: '₹80',
      path: '/medicine',
      imageUrl: '/public/image/medicine/default.webp',
    }));
    searchApi({
      [SEARCH]: () => ({ q: 'med', emergency: null, groups: [{ kind: 'medicine', total: 33, items }] }),
    });
    const { user } = renderApp('/search?q=med');
    const medicines = within(await screen.findByRole('region', { name: 'Medicines' }));
    expect(medicines.getAllByRole('listitem')).toHaveLength(5);
    await user.click(medicines.getByRole('button', { name: 'Show 20 of 33 medicines' }));
    expect(medicines.getAllByRole('listitem')).toHaveLength(20);
    expect(medicines.getByText(/^13 more/)).toBeInTheDocument();
  });

  it('offers everyday words when nothing was found or asked', async () => {
    searchApi({ [SEARCH]: ({ query }) => NOTHING(query.get('q') ?? '') });
    const { user, path } = renderApp('/search?q=zzz');
    expect(await screen.findByText('0 results for “zzz”')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'sugar' }));
    await waitFor(() => expect(path()).toBe('/search?q=sugar'));
    const [box] = screen.getAllByRole('combobox');
    await waitFor(() => expect(box).toHaveValue('sugar'));
  });

  it('shows the error and retries', async () => {
    const api = searchApi({ [SEARCH]: () => refusal(429, 'TOO_MANY', 'Please wait a minute.') });
    const { user } = renderApp('/search?q=heart');
    expect(await screen.findByText('Please wait a minute.')).toBeInTheDocument();
    api.set(SEARCH, answerTo);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Doctors' })).toBeInTheDocument();
  });
});
