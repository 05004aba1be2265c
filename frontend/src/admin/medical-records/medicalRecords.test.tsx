import { screen, waitFor, within } from '@testing-library/react';
import { buildRecord } from '../../records/doctor/testing/builders';
import { PATIENT_ID, buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const OTHER_ID = '00000000000000000000b777';
const BECAUSE = 'Written for the wrong patient.';
const asha = buildUser({ _id: PATIENT_ID, id: PATIENT_ID, fullName: 'Asha Rao' });
const ravi = buildUser({ _id: OTHER_ID, id: OTHER_ID, fullName: 'Ravi Kumar', dob: '1990-05-04' });
const hiddenBy = { at: '2026-11-21T05:00:00.000Z', by: 'Demo Admin', reason: BECAUSE };
const valid = buildRecord({ steps: ['hide', 'move'] });
const inError = buildRecord({ title: 'Wrong note', steps: ['restore'], enteredInError: hiddenBy });

function open(record = valid, path = `/admin/records/${record.id}/show`) {
  const act = jest.fn(() => Promise.resolve({ data: record }));
  const rows = { patients: [asha, ravi], records: [record], 'audit-events': [] };
  return { act, ...renderConsole(path, fakeProvider(rows, { act })) };
}

it('marks entries that were entered in error in the list', async () => {
  open(inError, '/admin/records');
  expect(await screen.findByText('Wrong note', { selector: 'del' })).toBeInTheDocument();
  expect(screen.getAllByText('Entered in error').length).toBeGreaterThan(1);
});

it('hides an entry with a reason', async () => {
  const { act, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Entered in error' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark “Follow-up visit” as entered in error?' }));
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(await dialog.findByText('Enter the reason.')).toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), BECAUSE);
  await user.click(dialog.getByRole('button', { name: 'Entered in error' }));
  expect(await screen.findByText('Marked as entered in error.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('records', valid.id, 'hide', { reason: BECAUSE });
});

it('moves an entry to a patient who is shown with birth date and hospital number', async () => {
  const { act, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Move to another patient' }));
  const dialog = within(screen.getByRole('dialog', { name: /Move “Follow-up visit”/ }));
  await user.type(dialog.getByRole('combobox', { name: /Right patient/ }), 'Ravi');
  await user.click(await screen.findByRole('option', { name: 'Ravi Kumar' }));
  expect(await dialog.findByText(/^Ravi Kumar, born Fri, 4 May 1990, hospital number/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), BECAUSE);
  await user.click(dialog.getByRole('button', { name: 'Move to another patient' }));
  await waitFor(() => expect(act).toHaveBeenCalled());
  expect(act).toHaveBeenCalledWith('records', valid.id, 'move', { patientId: OTHER_ID, reason: BECAUSE });
});

it('shows who hid an entry, when and why, and offers only to restore it', async () => {
  const { act, user } = open(inError);
  expect(
    await screen.findByText(/Demo Admin hid it from the patient .*: Written for the wrong/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move to another patient' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Restored.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('records', inError.id, 'restore');
});

it('leads to the lab booking for a report of the laboratory', async () => {
  open(buildRecord({ kind: 'report', authorType: 'laboratory', labBookingId: OTHER_ID }));
  expect(await screen.findByRole('link', { name: 'Open the lab booking' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/lab-bookings/${OTHER_ID}/show`),
  );
  expect(screen.queryByRole('button', { name: 'Entered in error' })).not.toBeInTheDocument();
});
