import { screen, within } from '@testing-library/react';
import { ApiError } from '../../api/client';
import { buildUser } from '../../test/builders';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const waiting = buildUser({
  _id: '0000000000000000000000d7',
  type: 'doctor',
  fullName: 'Dr. Sana Kapoor',
  d_id: 'HSP-NEU-7Q2MZ8K4T9XVA',
  approval: 'waiting',
});
const approved = buildUser({ _id: '0000000000000000000000d8', type: 'doctor', published: true });

function open(doctor = waiting, act = jest.fn(() => Promise.resolve({ data: {} }))) {
  const provider = fakeProvider({ doctors: [doctor] }, { act });
  return { act, ...renderConsole(`/admin/doctors/${doctor.id}`, provider) };
}
const section = async () => within(await screen.findByRole('region', { name: 'Approval' }));

describe('the approval of a doctor', () => {
  it('is visible in the list, which can be filtered for pending doctors', async () => {
    renderConsole(
      `/admin/doctors?filter=${encodeURIComponent('{"approval":"waiting"}')}`,
      fakeProvider({ doctors: [waiting, approved] }),
    );
    expect(
      await screen.findByRole('row', { name: /Dr\. Sana Kapoor.*Waiting for approval/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('1 entry')).toBeInTheDocument();
  });

  it('is given after a yes', async () => {
    const { user, act } = open();
    await user.click((await section()).getByRole('button', { name: 'Approve' }));
    expect(act).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog', { name: 'Approve Dr. Sana Kapoor?' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Doctor approved')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('doctors', waiting.id, 'approve');
  });

  it('is refused with a reason only', async () => {
    const { user, act } = open();
    await user.click((await section()).getByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Dr. Sana Kapoor?' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Enter the reason.')).toBeInTheDocument();
    expect(act).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^Reason/), 'Unknown to the council');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Doctor refused')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('doctors', waiting.id, 'refuse', { reason: 'Unknown to the council' });
  });

  it('says why it was not taken', async () => {
    const refusal = new ConsoleError(new ApiError(409, { error: 'This has been answered already.' }));
    const { user } = open(
      waiting,
      jest.fn(() => Promise.reject(refusal)),
    );
    await user.click((await section()).getByRole('button', { name: 'Approve' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await findAlert('This has been answered already.')).toBeInTheDocument();
  });

  it('is hidden for an approved doctor', async () => {
    open(approved);
    expect(await screen.findByLabelText('Shown in Find a Doctor')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Approval' })).not.toBeInTheDocument();
  });
});
