import { screen, within } from '@testing-library/react';
import type { WaitlistEntry } from '../../../../openapi/contract/care/waitlist.js';
import { ApiError } from '../../api/client';
import { ConsoleError } from '../data/http';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';
import { findAlert } from '../../test/findAlert';

const ENTRY: WaitlistEntry = {
  ...{ _id: '00000000000000000000bb01', id: '00000000000000000000bb01' },
  ...{ patientId: '00000000000000000000a001', patientName: 'Asha Rao' },
  ...{ doctorId: '00000000000000000000d001', doctorName: 'Dr. Ananya Sharma', speciality: 'Cardiology' },
  ...{ from: '2099-11-24', to: '2099-12-05', part: 'any', status: 'waiting', open: true, place: 2 },
  offer: null,
  createdAt: '2026-11-21T05:30:00.000Z',
};
const SLOTS = 'GET /api/users/doctors/{id}/slots';
const days = [{ date: '2099-11-24', slots: [{ time: '10:30', free: true }] }];

function open(overrides: Parameters<typeof fakeProvider>[1] = {}, entry = ENTRY) {
  const provider = fakeProvider({ waitlist: [entry] }, overrides);
  return renderConsole(`/admin/waitlist/${entry.id}/show`, provider, { handlers: { [SLOTS]: () => days } });
}

describe("the console's waiting list", () => {
  it('lists people, preferences, times and positions', async () => {
    renderConsole('/admin/waitlist', fakeProvider({ waitlist: [ENTRY] }));
    const line = (await screen.findByRole('link', { name: 'Asha Rao' })).closest('tr');
    expect(line).toHaveTextContent(
      'Dr. Ananya SharmaTue, 24 Nov 2099 to Sat, 5 Dec 2099. Any time of the day2',
    );
    expect(line).toHaveTextContent('Waiting');
  });

  it('offers a free time by hand', async () => {
    const act = jest.fn(() => Promise.resolve({ data: {} }));
    const { user } = open({ act });
    await user.click(await screen.findByRole('button', { name: 'Offer a time' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Offer a time' }));
    await user.click(dialog.getByRole('button', { name: 'Offer this time' }));
    expect(dialog.getByText('Choose a date and a time.')).toBeInTheDocument();
    await user.click(await dialog.findByRole('radio', { name: 'Tue, 24 Nov 2099' }));
    await user.click(await dialog.findByRole('radio', { name: '10:30 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Offer this time' }));
    expect(await screen.findByText('The time is held', { selector: '[role="alert"] *' })).toBeInTheDocument();
    const choice = { doctorId: ENTRY.doctorId, date: '2099-11-24', time: '10:30' };
    expect(act).toHaveBeenCalledWith('waitlist', ENTRY.id, 'offer', choice);
  });

  it('removes a person after a question, and says why it could not', async () => {
    const refused = new ConsoleError(
      new ApiError(409, { error: 'This entry has already been closed.', code: 'WRONG_STATE' }),
    );
    const remove = jest.fn(() => Promise.reject(refused));
    const { user } = open({ delete: remove });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await findAlert('The entry was not removed.')).toBeInTheDocument();
    expect(remove).toHaveBeenCalledWith('waitlist', { id: ENTRY.id });
  });

  it('has no steps for a closed entry', async () => {
    open({}, { ...ENTRY, status: 'booked', open: false, place: null });
    expect(await screen.findByText('Asha Rao is waiting')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
