import { screen, within } from '@testing-library/react';
import { buildPrescription } from '../../records/doctor/testing/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const BECAUSE = 'Written for the wrong patient.';
const enteredInError = { at: '2026-11-21T05:00:00.000Z', by: 'Dr. Ananya Sharma', reason: BECAUSE };

function open(prescription = buildPrescription({ steps: ['hide'] })) {
  const act = jest.fn(() => Promise.resolve({ data: prescription }));
  const rows = { prescriptions: [prescription], patients: [], doctors: [], 'audit-events': [] };
  const provider = fakeProvider(rows, { act });
  return {
    act,
    id: prescription.id,
    ...renderConsole(`/admin/prescriptions/${prescription.id}/show`, provider),
  };
}

it('hides a prescription with a reason', async () => {
  const { act, id, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Entered in error' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/lines that it had replaced are active again/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), BECAUSE);
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(await screen.findByText('Marked as entered in error.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('prescriptions', id, 'hide', { reason: BECAUSE });
});

it('shows who hid it and why, and offers only to restore it', async () => {
  const { act, id, user } = open(buildPrescription({ enteredInError, steps: ['restore'] }));
  expect(await screen.findByText(/Dr. Ananya Sharma hid it from the patient .*: Written for/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entered in error' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Restored.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('prescriptions', id, 'restore');
});
