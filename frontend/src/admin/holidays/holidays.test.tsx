import { screen, within } from '@testing-library/react';
import type { HolidayDto } from '../../../../openapi/contract/care/holidays.js';
import { ApiError } from '../../api/client';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const HOLIDAY: HolidayDto = {
  ...{ _id: '00000000000000000000b001', id: '00000000000000000000b001', name: 'Republic Day' },
  ...{ from: '2099-01-26', to: '2099-01-27', createdAt: '2026-11-21T05:30:00.000Z' },
};
const VISIT = { id: '00000000000000000000f001', date: '2099-01-26', time: '10:30', patientName: 'Asha Rao' };
const SENTENCE = 'Visits are booked on these days.';

describe("the console's holidays", () => {
  it('are listed with their days and links to the affected visits', async () => {
    renderConsole('/admin/holidays', fakeProvider({ holidays: [HOLIDAY] }));
    const row = (await screen.findByText('Republic Day')).closest('tr')!;
    expect(row).toHaveTextContent('Mon, 26 Jan 2099 to Tue, 27 Jan 2099');
    expect(
      within(row).getByRole('link', { name: 'See the affected visits of Republic Day' }),
    ).toHaveAttribute('href', expect.stringContaining(HOLIDAY.id));
  });

  it('is added, after a question where visits are booked', async () => {
    const create = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(409, { ...refused(), code: 'LEAVE_OVER_VISITS', visits: [VISIT] }))
      .mockResolvedValueOnce({ data: HOLIDAY });
    const { user } = renderConsole('/admin/holidays', fakeProvider({ holidays: [] }, { create }));
    await user.click((await screen.findAllByRole('button', { name: 'Add holiday' }))[0]);
    const dialog = within(screen.getByRole('dialog', { name: 'Add a holiday' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Republic Day');
    await user.type(dialog.getByLabelText(/^First day/), '2099-01-26');
    await user.click(dialog.getByRole('button', { name: 'Add holiday' }));
    expect(await dialog.findByText(/Asha Rao/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add holiday and offer other times' }));
    expect(await screen.findByText('Holiday added.')).toBeInTheDocument();
    const data = { name: 'Republic Day', from: '2099-01-26' };
    expect(create.mock.calls).toEqual([
      ['holidays', { data }],
      ['holidays', { data: { ...data, visits: 'offer' } }],
    ]);
  });

  it('is removed after a question', async () => {
    const remove = jest.fn(() => Promise.resolve({ data: HOLIDAY }));
    const { user } = renderConsole(
      '/admin/holidays',
      fakeProvider({ holidays: [HOLIDAY] }, { delete: remove as never }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the holiday Republic Day' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this holiday?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Holiday removed.')).toBeInTheDocument();
    expect(remove).toHaveBeenCalledWith('holidays', { id: HOLIDAY.id, previousData: HOLIDAY });
  });
});

const refused = () => ({
  ...({ msg: 'failure', error: SENTENCE, reason: SENTENCE, message: SENTENCE, requestId: 'req-1' } as const),
});
