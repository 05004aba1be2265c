import { screen, within } from '@testing-library/react';
import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { FakeAnswer, type FakeCall, refusal } from '../../test/fakeApi';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const REMOVE = 'DELETE /api/v1/extra-sessions/{id}';
const DOCTOR_IDS = ['00000000000000000000d001', '00000000000000000000d002'];
const SESSION: ExtraSessionDto = {
  ...{ _id: '00000000000000000000b001', id: '00000000000000000000b001', name: 'Saturday clinic' },
  ...{ date: '2099-11-28', createdAt: '2026-11-21T05:30:00.000Z' },
  doctors: [
    { doctorId: DOCTOR_IDS[0], doctorName: 'Dr. A', times: ['09:00', '09:30', '10:00'] },
    { doctorId: DOCTOR_IDS[1], doctorName: 'Dr. B', times: ['10:30'] },
  ],
};
const VISIT = { id: '00000000000000000000f001', date: '2099-11-28', time: '09:30', patientName: 'Asha Rao' };

const REFUSED = refusal(409, 'LEAVE_OVER_VISITS', 'There are visits booked in this session.');

describe("the console's extra sessions", () => {
  it('are listed with their day and doctors', async () => {
    renderConsole('/admin/extra-sessions', fakeProvider({ 'extra-sessions': [SESSION] }));
    const row = (await screen.findByText('Saturday clinic')).closest('tr')!;
    expect(row).toHaveTextContent('Sat, 28 Nov 2099, visits from 9:00 AM to 10:30 AM');
    expect(row).toHaveTextContent('Dr. A (3 times), Dr. B (1 time)');
  });

  it('is added for the chosen doctors, and shows errors at their fields', async () => {
    const create = jest.fn(() => Promise.resolve({ data: SESSION }));
    const doctors = [{ id: DOCTOR_IDS[0], fullName: 'Dr. A' }];
    const provider = fakeProvider({ 'extra-sessions': [], doctors }, { create: create as never });
    const { user } = renderConsole('/admin/extra-sessions', provider);
    await user.click((await screen.findAllByRole('button', { name: 'Add extra session' }))[0]);
    const dialog = within(screen.getByRole('dialog', { name: 'Add an extra session' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Saturday clinic');
    await user.click(dialog.getByRole('combobox', { name: /^Doctors of the session/ }));
    await user.click(await screen.findByRole('option', { name: 'Dr. A' }));
    await user.type(dialog.getByLabelText(/^Day/), '2099-11-28');
    await user.type(dialog.getByLabelText(/^Begins/), '13:00');
    await user.type(dialog.getByLabelText(/^Ends/), '09:00');
    await user.click(dialog.getByRole('button', { name: 'Add extra session' }));
    expect(await dialog.findByText('The end must be after the beginning.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^Begins/));
    await user.type(dialog.getByLabelText(/^Begins/), '08:00');
    await user.click(dialog.getByRole('button', { name: 'Add extra session' }));
    expect(await screen.findByText('Extra session added.')).toBeInTheDocument();
    const day = { name: 'Saturday clinic', date: '2099-11-28', from: '08:00', to: '09:00' };
    expect(create).toHaveBeenCalledWith('extra-sessions', { data: { ...day, doctorIds: [DOCTOR_IDS[0]] } });
  });

  it('is removed, after a question where visits are booked', async () => {
    const handlers = {
      [REMOVE]: ({ query }: FakeCall) =>
        query.get('visits') === 'offer'
          ? SESSION
          : new FakeAnswer(409, { ...(REFUSED.body as object), visits: [VISIT] }),
    };
    const provider = fakeProvider({ 'extra-sessions': [SESSION] });
    const { user, api } = renderConsole('/admin/extra-sessions', provider, { handlers });
    await user.click(await screen.findByRole('button', { name: /^Remove Saturday clinic/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this extra session?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove it' }));
    expect(await dialog.findByText(/Asha Rao/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove and offer other times' }));
    expect(await screen.findByText('Extra session removed.')).toBeInTheDocument();
    expect(api.callsOf(REMOVE)).toHaveLength(2);
  });
});
