import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, hospital, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp, wideScreen } from '../test/renderApp';
import { buildFaq, buildPostSummary, buildReview } from '../test/siteBuilders';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const homeApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/v1/reviews': () => numbers(4).map((number) => buildReview(number)),
    'GET /api/v1/faqs': () => numbers(24).map((number) => buildFaq(number)),
    'GET /api/v1/posts': () => numbers(4).map((number) => buildPostSummary(number)),
    ...more,
  });

const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  freshBrowser();
  wideScreen();
});

describe('the first page', () => {
  it('leads to the booking and has the three tiles', async () => {
    homeApi();
    renderApp('/');
    const book = await screen.findByRole('link', { name: 'Book an Appointment' });
    expect(book).toHaveAttribute('href', '/find-doctor');
    const tiles = { 'Find a Doctor': '/find-doctor', 'Health Check-up': '/labtest', Medicine: '/medicine' };
    for (const [name, to] of Object.entries(tiles))
      expect(screen.getByRole('heading', { name }).closest('a')).toHaveAttribute('href', to);
  });

  it('lists the specialities and the departments, each with its doctors', async () => {
    homeApi();
    renderApp('/');
    const specialities = within(await region('Specialities')).getAllByRole('link');
    expect(specialities).toHaveLength(8);
    expect(specialities[1]).toHaveAttribute('href', '/find-doctor?speciality=Cardiology');
    const facilities = within(await region('Our facilities'));
    for (const name of ['Emergency', 'Pediatric', 'Gynecology', 'Cardiology', 'Neurology', 'Psychiatry'])
      expect(facilities.getByRole('heading', { name })).toBeInTheDocument();
  });

  it('shows four reviews with name, stars, text and the day at the hospital', async () => {
    homeApi();
    renderApp('/');
    const list = within(await screen.findByRole('list', { name: 'Reviews' }));
    const cards = list.getAllByRole('listitem');
    expect(cards).toHaveLength(4);
    const [first] = cards;
    expect(within(first).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(first).toHaveTextContent('Review number 1.');
    // 20:00 UTC on the 10th is the 11th in the hospital's zone.
    expect(first).toHaveTextContent('Posted on Wed, 11 Nov 2026');
  });

  it('shows markup in a review as the text that it is', async () => {
    const text = '<img src=x onerror="alert(1)"> <b>fine</b>';
    homeApi({ 'GET /api/v1/reviews': () => [buildReview(1, { text })] });
    renderApp('/');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('opens an answer of the FAQ, and all questions when asked', async () => {
    homeApi();
    const { user } = renderApp('/');
    const faq = within(await region('Frequently asked questions'));
    const question = await faq.findByText('Question 1?');
    expect(faq.getByText('Answer 1.').closest('details')).not.toHaveAttribute('open');
    await user.click(question);
    expect(faq.getByText('Answer 1.').closest('details')).toHaveAttribute('open');
    expect(faq.queryByText('Question 9?')).toBeNull();
    await user.click(faq.getByRole('button', { name: 'Show all 24 questions' }));
    expect(faq.getByText('Question 24?')).toBeInTheDocument();
  });

  it('shows the four latest articles with their addresses', async () => {
    const api = homeApi();
    renderApp('/');
    const posts = within(await screen.findByRole('list', { name: 'Latest articles' }));
    expect(posts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      numbers(4).map((number) => `/blog/article-${number}`),
    );
    const query = api.callsOf('GET /api/v1/posts')[0]?.query;
    expect(query?.get('sort')).toBe('["publishedAt","DESC"]');
    expect(query?.get('range')).toBe('[0,3]');
  });

  it('shows loading errors per section, with a retry', async () => {
    const api = homeApi({
      'GET /api/v1/faqs': () => refusal(503, 'DATABASE_AWAY', 'Please try again soon.'),
    });
    const { user } = renderApp('/');
    const faq = within(await region('Frequently asked questions'));
    expect(await faq.findByRole('alert')).toHaveTextContent('Please try again soon.');
    expect(await screen.findByRole('list', { name: 'Reviews' })).toBeInTheDocument();
    api.set('GET /api/v1/faqs', () => [buildFaq(7)]);
    await user.click(faq.getByRole('button', { name: 'Try again' }));
    expect(await faq.findByText('Question 7?')).toBeInTheDocument();
  });

  it('shows an empty state without reviews, questions or articles', async () => {
    homeApi({ 'GET /api/v1/reviews': () => [], 'GET /api/v1/faqs': () => [], 'GET /api/v1/posts': () => [] });
    renderApp('/');
    for (const sentence of [/^No reviews yet/, /^No questions here yet/, /have not written an article yet/])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('help at once', () => {
  it('gives the emergency number of the settings and the first steps, and closes on Escape', async () => {
    homeApi();
    const { user } = renderApp('/');
    const tab = await screen.findByRole('button', { name: 'Emergency' });
    await user.click(tab);
    const panel = within(await region('In an emergency'));
    expect(await panel.findByRole('link', { name: `Call ${hospital.emergencyPhone}` })).toHaveAttribute(
      'href',
      'tel:+918012345999',
    );
    expect(panel.getAllByRole('listitem')).toHaveLength(5);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'In an emergency' })).toBeNull();
    expect(tab).toHaveFocus();
  });

  it('opens from the emergency card of the facilities, which gets the focus back', async () => {
    homeApi();
    const { user } = renderApp('/');
    const card = within(await region('Our facilities')).getByRole('button', { name: /^Emergency/ });
    await user.click(card);
    const panel = await region('In an emergency');
    await waitFor(() => expect(panel).toHaveFocus());
    await user.click(within(panel).getByRole('button', { name: 'Close the emergency help' }));
    expect(screen.queryByRole('region', { name: 'In an emergency' })).toBeNull();
    expect(card).toHaveFocus();
  });

  it('opens the messaging app with the number of the settings', async () => {
    homeApi();
    renderApp('/');
    const shortcut = await screen.findByRole('link', { name: /WhatsApp/ });
    expect(shortcut).toHaveAttribute('href', 'https://wa.me/918012345678');
  });

  it('has no shortcut where the hospital has no number there', async () => {
    homeApi({ 'GET /api/v1/hospital': () => ({ ...hospital, messagingPhone: null }) });
    renderApp('/');
    expect(await screen.findByText(hospital.promoText!)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });
});

it('shows every approved review on the page of patient stories, twelve at a time', async () => {
  const rows = numbers(16).map((number) => buildReview(number));
  homeApi({
    'GET /api/v1/reviews': ({ query }) => {
      const [first, last] = JSON.parse(query.get('range') ?? '[0,0]') as [number, number];
      return rows.slice(first, last + 1);
    },
  });
  const { user } = renderApp('/patient-stories');
  const list = await screen.findByRole('list', { name: 'Patient stories' });
  expect(within(list).getAllByRole('heading')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(list).getAllByRole('heading')).toHaveLength(16));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
