import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, renderApp } from '../../test/renderApp';

const FORGOT = 'POST /api/users/forgot-password';
const RESET = 'POST /api/users/reset-password';
const done = () => ({ msg: 'success' });

beforeEach(freshBrowser);

describe('forgotten password', () => {
  it('is opened from the login with its input, and reveals nothing about the account', async () => {
    const api = fakeApi({ [FORGOT]: done });
    const { user, path } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'asha@demo.test');
    await user.click(screen.getByRole('link', { name: 'Forgotten password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgotten password' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/forgot-password'));
    await user.selectOptions(screen.getByLabelText('Kind of account'), 'Doctor');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If there is such an account, a mail with a link is on its way to asha@demo.test.',
    );
    expect(api.callsOf(FORGOT)[0]?.body).toEqual({ email: 'asha@demo.test', type: 'doctor' });
  });

  it('asks for an address before the server, and shows why the server refuses', async () => {
    const api = fakeApi({ [FORGOT]: () => refusal(429, 'TOO_MANY', 'Please wait a few minutes.') });
    const { user } = renderApp('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Enter a valid email address.')).toBeInTheDocument();
    expect(api.callsOf(FORGOT)).toHaveLength(0);
    await user.type(screen.getByLabelText('Email'), 'asha@demo.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a few minutes.');
  });
});

describe('new password', () => {
  const choose = async (user: ReturnType<typeof renderApp>['user'], password: string) => {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
  };

  it('sends the token of the link and goes to the login', async () => {
    const api = fakeApi({ [RESET]: done });
    const { user, path } = renderApp('/reset-password?token=abc123');
    await choose(user, 'quiet-river-42');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your password has been changed.');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(api.callsOf(RESET)[0]?.body).toEqual({ token: 'abc123', password: 'quiet-river-42' });
  });

  it('says that a link was used or is too old, and leads to a new one', async () => {
    fakeApi({ [RESET]: () => refusal(422, 'RESET_LINK_INVALID', 'This link was used or is too old.') });
    const { user, path } = renderApp('/reset-password?token=old');
    await choose(user, 'quiet-river-42');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used or is too old.');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgotten password' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/forgot-password'));
  });

  it('says at the field that a password is too common', async () => {
    fakeApi({ [RESET]: () => refusal(422, 'INVALID', 'No.', { password: 'This password is too common.' }) });
    const { user } = renderApp('/reset-password?token=abc123');
    await choose(user, 'password1');
    expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
  });

  it('explains an address without a token', async () => {
    fakeApi({});
    renderApp('/reset-password');
    expect(await screen.findByText(/This link is not complete/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  });
});
