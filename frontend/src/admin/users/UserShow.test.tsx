import { screen, within } from '@testing-library/react';
import type { Account } from '../../../../openapi/contract/people/accounts.js';
import { ApiError } from '../../api/client';
import { PATIENT_ID } from '../../test/builders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { buildAccount } from '../testing/officeBuilders';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const ACCOUNT = buildAccount({ mobile: '+919812345678' });

function open(account: Partial<Account> = {}, act = jest.fn(() => Promise.resolve({ data: {} }))) {
  const provider = fakeProvider({ users: [{ ...ACCOUNT, ...account }], 'audit-events': [] }, { act });
  return { act, ...renderConsole(`/admin/users/${PATIENT_ID}/show`, provider) };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Erase the data of Asha Rao?' }));

async function askFor(user: ReturnType<typeof open>['user'], confirm: string, reason: string) {
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  if (confirm) await fill(user, dialog().getByLabelText('Email address of the account'), confirm);
  if (reason) await fill(user, dialog().getByLabelText('Reason'), reason);
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
}

describe('erasing a person on the page of the user', () => {
  it('shows what stays, and erases after the address and a reason are typed', async () => {
    const { user, act } = open();
    await askFor(user, ' Asha@demo.test', 'Asked for by letter');
    expect(await screen.findByText('Data erased')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('users', PATIENT_ID, 'erase', {
      confirm: 'asha@demo.test',
      reason: 'Asked for by letter',
    });
  });

  it.each([
    ['', 'x', 'Enter your email address.'],
    ['other@demo.test', 'x', 'This is not the email address of the account.'],
    ['asha@demo.test', '', 'Enter the reason.'],
  ])('refuses %j for the reason %j', async (confirm, reason, sentence) => {
    const { user, act } = open();
    await askFor(user, confirm, reason);
    expect(await dialog().findByText(sentence)).toBeInTheDocument();
    expect(dialog().getByText(/Visits, medical records, prescriptions and payments stay/)).toBeVisible();
    expect(act).not.toHaveBeenCalled();
  });

  it.each([
    ['in the dialog', 409, undefined, 'These items are still open: 1 order not delivered yet.'],
    ['at its field', 422, { reason: 'Say more.' }, 'Say more.'],
  ])('shows why the server refused %s', async (_place, status, errors, sentence) => {
    const refused = new ConsoleError(new ApiError(status, { error: sentence, errors }));
    const { user } = open(
      {},
      jest.fn(() => Promise.reject(refused)),
    );
    await askFor(user, 'asha@demo.test', 'Asked for by letter');
    expect(await dialog().findByText(sentence)).toBeInTheDocument();
    expect(await findAlert('Nothing was erased.')).toBeInTheDocument();
  });

  it('is not offered for doctors and administrators', async () => {
    open({ type: 'doctor' });
    expect(await screen.findByRole('button', { name: 'Disable account' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
  });

  it('leaves an account with which nothing can be done', async () => {
    open({ fullName: 'Erased person', disabled: true, erasedAt: '2026-11-20T06:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Erased person' })).toBeInTheDocument();
    expect(screen.getAllByText('Erased')).toHaveLength(2);
    for (const name of ['Enable account', 'Erase'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
