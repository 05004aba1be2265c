import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refusal } from '../../test/fakeApi';
import { freshBrowser, renderApp } from '../../test/renderApp';

const CLAIM = 'POST /api/users/claim';

beforeEach(freshBrowser);

it('claims by the printed code with an address and a password, and leads to the login', async () => {
  const api = fakeApi({ [CLAIM]: () => ({ msg: 'success' }) });
  const { user, path } = renderApp('/claim');
  await user.click(await screen.findByRole('button', { name: 'Claim the account' }));
  expect(await screen.findByText('Enter the code.')).toBeInTheDocument();
  expect(api.callsOf(CLAIM)).toHaveLength(0);
  await user.type(screen.getByLabelText('Code'), 'K7QM-2HX9-PD4T');
  await user.type(screen.getByLabelText('Email'), 'wanda@demo.test');
  await user.type(screen.getByLabelText('Password'), 'quiet-river-42');
  await user.click(screen.getByRole('button', { name: 'Claim the account' }));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(api.callsOf(CLAIM)[0]?.body).toEqual({
    code: 'K7QM-2HX9-PD4T',
    email: 'wanda@demo.test',
    password: 'quiet-river-42',
  });
});

it('asks for a password alone behind the link of a mail, and says why it was refused', async () => {
  const sentence = 'This code is wrong, has been used or has expired.';
  const api = fakeApi({ [CLAIM]: () => refusal(422, 'CLAIM_INVALID', sentence) });
  const { user } = renderApp('/claim?code=abc123&takes-over=1');
  await user.type(await screen.findByLabelText('Password'), 'quiet-river-42');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.getByText(/their access ends when you choose a password\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Claim the account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(api.callsOf(CLAIM)[0]?.body).toEqual({ code: 'abc123', password: 'quiet-river-42' });
});
