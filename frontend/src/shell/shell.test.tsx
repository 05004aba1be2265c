import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, hospital } from '../test/fakeApi';
import { freshBrowser, logIn, renderApp, wideScreen } from '../test/renderApp';

const description = document.createElement('meta');
description.name = 'description';

beforeEach(() => {
  freshBrowser();
  wideScreen();
  description.content = '';
  document.head.append(description);
});

const footer = async () => within(await screen.findByRole('contentinfo'));

describe('the promotion', () => {
  it('shows the text of the settings and leads to the registration', async () => {
    fakeApi({});
    renderApp('/terms');
    const banner = within(await screen.findByRole('complementary', { name: 'Offer' }));
    const link = await banner.findByRole('link', { name: `${hospital.promoText} Sign up now` });
    expect(link).toHaveAttribute('href', '/register');
  });

  it('is absent when the settings have no text', async () => {
    fakeApi({ 'GET /api/v1/hospital': () => ({ ...hospital, promoText: null }) });
    renderApp('/terms');
    expect(await screen.findByRole('link', { name: /^Emergency/ })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
  });

  it('stays closed until the hospital has another offer', async () => {
    fakeApi({});
    const { user, unmount } = renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: 'Close the offer' }));
    expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
    unmount();
    const second = renderApp('/terms');
    expect(await screen.findByRole('link', { name: /^Emergency/ })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
    second.unmount();
    fakeApi({ 'GET /api/v1/hospital': () => ({ ...hospital, promoText: 'Half price in May.' }) });
    renderApp('/terms');
    expect(await screen.findByText('Half price in May.')).toBeInTheDocument();
  });

  it.each(['patient', 'doctor', 'admin'] as const)('is not shown to a logged-in %s', async (type) => {
    fakeApi({ 'GET /api/v1/dependants': () => [] });
    logIn(type);
    renderApp('/terms');
    expect(await screen.findByRole('link', { name: /^Emergency/ })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
  });
});

describe('help in an emergency', () => {
  it.each(['/', '/about', '/login', '/search?q=heart'])('is on the page %s', async (path) => {
    fakeApi({
      'GET /api/v1/search': () => ({ q: 'heart', emergency: null, groups: [] }),
      'GET /api/v1/reviews': () => [],
      'GET /api/v1/faqs': () => [],
      'GET /api/v1/posts': () => [],
    });
    const { user } = renderApp(path);
    const bar = within(await screen.findByRole('complementary', { name: 'Emergency number' }));
    expect(await bar.findByRole('link')).toHaveAttribute('href', 'tel:+918012345999');
    expect(bar.getByRole('link')).toHaveTextContent(`Emergency? Call ${hospital.emergencyPhone}`);
    await user.click(await screen.findByRole('button', { name: 'Emergency' }));
    expect(await screen.findByRole('region', { name: 'In an emergency' })).toBeInTheDocument();
  });

  it('includes the messaging app on the home page only', async () => {
    fakeApi({});
    renderApp('/terms');
    expect(await screen.findByRole('button', { name: 'Emergency' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });
});

describe('the navigation bar', () => {
  it('names the hospital in full, and by its short name on narrow screens', async () => {
    fakeApi({ 'GET /api/v1/hospital': () => ({ ...hospital, shortName: 'Test' }) });
    renderApp('/terms');
    const logo = await screen.findByRole('link', { name: 'Test Hospital (Test), home page' });
    expect(within(logo).getByText('Test Hospital')).toHaveClass('logo__name--whole');
    expect(within(logo).getByText('Test')).toHaveClass('logo__name--short');
  });

  it('opens its menus and leads to their pages', async () => {
    fakeApi({});
    const { user } = renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: 'Services' }));
    expect(await screen.findByRole('menuitem', { name: 'Pharmacy' })).toHaveAttribute('href', '/medicine');
    expect(screen.getByRole('menuitem', { name: 'Lab Tests' })).toHaveAttribute('href', '/labtest');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Health Tools' }));
    expect(await screen.findByRole('menuitem', { name: 'BMI calculator' })).toHaveAttribute('href', '/bmi');
  });

  it.each([
    ['patient', '/patientlogin/patient-dash'],
    ['doctor', '/doctor-login'],
    ['admin', '/admin'],
  ] as const)('leads a %s from the profile menu to %s', async (type, path) => {
    fakeApi({});
    logIn(type);
    const { user } = renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: 'Profile' }));
    expect(await screen.findByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', path);
    expect(screen.queryByRole('link', { name: 'Login/Register' })).toBeNull();
  });

  it('logs out, clears the tab’s data and goes to the home page', async () => {
    fakeApi({ 'POST /api/users/logout': () => ({ msg: 'success' }) });
    logIn('patient');
    localStorage.setItem('role', 'patient');
    const { user, path } = renderApp('/terms');
    await user.click(await screen.findByRole('button', { name: 'Profile' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login/Register' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('role')).toBeNull();
  });
});

describe('the footer', () => {
  it('opens the page of its link, else the home page', async () => {
    fakeApi({});
    renderApp('/terms');
    const links = await footer();
    const wanted = {
      'Privacy Policy': '/privacy',
      'Terms of Use': '/terms',
      'Contact Us': '/contact',
      'Patient Portal': '/patientlogin',
      'Patient Stories': '/patient-stories',
      'Online Payment': '/online-payment',
      Blogs: '/blog',
      Neurology: '/find-doctor?speciality=Neurology',
      'Eye doctors in Bengaluru': '/find-doctor?speciality=Ophthalmology',
      Awards: '/',
    };
    for (const [name, to] of Object.entries(wanted))
      expect(await links.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('names no city when the settings have none', async () => {
    fakeApi({ 'GET /api/v1/hospital': () => ({ ...hospital, city: null }) });
    renderApp('/terms');
    const link = (await footer()).getByRole('link', { name: 'Eye doctors' });
    expect(link).toHaveAttribute('href', '/find-doctor?speciality=Ophthalmology');
  });

  it('has all groups, three badges 60 px high, and the rights with the GST number', async () => {
    fakeApi({});
    renderApp('/terms');
    const foot = await footer();
    for (const heading of [
      'About Us',
      'Centres of Excellence',
      'Specialities',
      'Find a Doctor',
      'Quick Links',
    ])
      expect(foot.getAllByText(heading)[0]).toBeInTheDocument();
    const badges = await foot.findAllByRole('img');
    expect(badges).toHaveLength(3);
    for (const badge of badges) expect(badge).toHaveAttribute('height', '60');
    expect(await foot.findByText(`© 2023 ${hospital.name}. All rights reserved.`)).toBeInTheDocument();
    expect(foot.getByText(`GST No. ${hospital.gstNumber}`)).toBeInTheDocument();
  });

  it('links to the social pages that were entered', async () => {
    fakeApi({});
    renderApp('/terms');
    const foot = await footer();
    await waitFor(() =>
      expect(foot.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', hospital.social.facebook),
    );
    for (const name of ['X', 'YouTube', 'Instagram'])
      expect(foot.getByRole('link', { name })).toHaveAttribute('rel', 'noreferrer');
    expect(foot.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
  });
});

it.each([
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/online-payment', 'Online Payment'],
])('has a page at %s with its title and description', async (path, title) => {
  fakeApi({});
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(`${title} | Test Hospital`));
  expect(description.content).toMatch(/^[A-Z].{30,}\.$/);
});

it('shows the numbers, the address and the hours of the settings on the contact page', async () => {
  fakeApi({});
  renderApp('/contact');
  expect(await screen.findByRole('link', { name: hospital.emergencyPhone })).toHaveAttribute(
    'href',
    'tel:+918012345999',
  );
  expect(screen.getByText('8:00 AM to 8:00 PM, every day')).toBeInTheDocument();
  expect(screen.getByText(hospital.address)).toBeInTheDocument();
});
