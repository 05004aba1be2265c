import { screen, within } from '@testing-library/react';
import type { LeaveCaseDto } from '../../../../openapi/contract/care/leave-cases.js';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const CASE: LeaveCaseDto = {
  ...{ _id: '00000000000000000000ca01', id: '00000000000000000000ca01', cause: 'leave', causeName: null },
  ...{ leaveId: '00000000000000000000a501', appointmentId: '00000000000000000000f001' },
  ...{ patientId: '00000000000000000000a001', patientName: 'Asha Rao' },
  heldBy: null,
  ...{ doctorId: '00000000000000000000d001', doctorName: 'Dr. Ananya Sharma', speciality: 'Cardiology' },
  ...{ date: '2099-11-24', time: '10:30', status: 'unanswered', answerBy: '2099-11-23T05:00:00.000Z' },
  ...{ movedTo: null, refund: 800, needsCall: true, call: null, createdAt: '2026-11-21T05:30:00.000Z' },
};

describe("the console's visits whose doctors are away", () => {
  it('shows each outcome and whom to call', async () => {
    renderConsole('/admin/leave-cases', fakeProvider({ 'leave-cases': [CASE] }));
    const line = (await screen.findByRole('link', { name: 'Asha Rao' })).closest('tr');
    expect(line).toHaveTextContent(
      'Dr. Ananya SharmaTue, 24 Nov 2099, 10:30 AM ISTRefunded, no choice in timeNo one yet',
    );
  });

  it('notes after a question that the patient was called', async () => {
    const act = jest.fn(() => Promise.resolve({ data: {} }));
    const { user } = renderConsole(
      `/admin/leave-cases/${CASE.id}/show`,
      fakeProvider({ 'leave-cases': [CASE] }, { act }),
    );
    await user.click(await screen.findByRole('button', { name: 'Called' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Have you spoken to Asha Rao?' }));
    await user.click(dialog.getByRole('button', { name: 'Called' }));
    expect(await screen.findByText('The call has been noted.')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('leave-cases', CASE.id, 'call');
  });

  it('has no step for one that was called', async () => {
    const call = { at: '2026-11-22T05:30:00.000Z', byName: 'Anita Admin' };
    const called = { ...CASE, needsCall: false, call };
    renderConsole(`/admin/leave-cases/${CASE.id}/show`, fakeProvider({ 'leave-cases': [called] }));
    expect(await screen.findByText(/Anita Admin/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Called' })).toBeNull();
  });
});
