import { screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../test/builders';
import { buildDashboard, patientFrame } from '../../test/careBuilders';
import { fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, logIn, renderApp } from '../../test/renderApp';
import { findAlert } from '../../test/findAlert';

const CONFIRM = 'POST /api/users/confirm-email';
const AGAIN = 'POST /api/v1/me/email-confirmation';
const USER = 'GET /api/users/{userId}';
const done = () => ({ msg: 'success' });

beforeEach(freshBrowser);

describe('the link that confirms an email address', () => {
  const press = async (user: ReturnType<typeof renderApp>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Confirm my email address' }));

  it('confirms nothing by being opened, and leads a visitor to the login afterwards', async () => {
    const api = fakeApi({ [CONFIRM]: done });
    const { user } = renderApp('/confirm-email?token=abc123');
    await screen.findByRole('button', { name: 'Confirm my email address' });
    expect(api.callsOf(CONFIRM)).toHaveLength(0);
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email address is confirmed.');
    expect(api.callsOf(CONFIRM)[0]?.body).toEqual({ token: 'abc123' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('says why it no longer counts', async () => {
    fakeApi({ [CONFIRM]: () => refusal(422, 'CONFIRMATION_LINK_INVALID', 'This link is too old.') });
    const { user } = renderApp('/confirm-email?token=abc123');
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.');
  });

  it('says that an address without a token is not complete', async () => {
    fakeApi({});
    renderApp('/confirm-email');
    expect(await screen.findByText(/This link is not complete/)).toBeInTheDocument();
  });
});

describe('the bar that asks for it', () => {
  const open = (emailConfirmed: boolean, more: Parameters<typeof fakeApi>[0] = {}) => {
    logIn('patient');
    const api = fakeApi({
      ...patientFrame,
      'GET /api/v1/dashboard': () => buildDashboard(),
      [USER]: () => ({ msg: 'success', value: buildUser({ emailConfirmed }) }),
      ...more,
    });
    return { api, ...renderApp('/patientlogin') };
  };
  const bar = () => screen.findByRole('region', { name: 'Email address' });

  it('names the address and has the link sent again', async () => {
    const { api, user } = open(false, { [AGAIN]: done });
    expect(await bar()).toHaveTextContent(
      'Please confirm your email address: open the link that we sent to asha@demo.test. Until then we send no other mail to it; all messages are in your notifications. Until then you can have one unpaid checkout at a time.',
    );
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('The link has been sent.')).toBeInTheDocument();
    expect(api.callsOf(AGAIN)).toHaveLength(1);
  });

  it('shows a retry time after too many attempts', async () => {
    const sentence = 'We have mailed you the link several times already. Please wait 40 minutes.';
    const { user } = open(false, { [AGAIN]: () => refusal(429, 'TOO_MANY_REQUESTS', sentence) });
    await bar();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await findAlert(sentence)).toBeInTheDocument();
  });

  it('is not there for an address that is confirmed', async () => {
    const { api } = open(true);
    await screen.findByRole('heading', { name: 'Welcome, Asha Rao' });
    await waitFor(() => expect(api.callsOf(USER).length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Email address' })).not.toBeInTheDocument();
  });
});
