import { screen, within } from '@testing-library/react';
import { PATIENT_ID, buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const asha = buildUser({
  _id: PATIENT_ID,
  id: PATIENT_ID,
  address: '12 Lake View Road',
  allergies: 'Penicillin',
  version: 4,
});

it('shows the details of a patient and saves what changed, with the version that was read', async () => {
  const update = jest.fn((_: string, { data }: { data: object }) =>
    Promise.resolve({ data: { ...asha, ...data } }),
  );
  const rows = { patients: [asha], dependants: [], 'audit-events': [] };
  const provider = fakeProvider(rows, { update: update as never });
  const { user } = renderConsole(`/admin/patients/${PATIENT_ID}/show`, provider);
  expect(await screen.findByText('12 Lake View Road')).toBeInTheDocument();
  expect(screen.getByText('1000 0001 6')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Details of Asha Rao' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '{Enter}Bengaluru');
  await user.clear(dialog.getByRole('textbox', { name: 'Full name' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the full name.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Asha Rao Shah');
  await user.click(dialog.getByRole('combobox', { name: 'Sex' }));
  await user.click(screen.getByRole('option', { name: 'Other' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Allergies' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The details have been saved.')).toBeInTheDocument();
  const data = {
    fullName: 'Asha Rao Shah',
    gender: 'other',
    address: '12 Lake View Road\nBengaluru',
    allergies: null,
    version: 4,
  };
  expect(update.mock.calls[0]).toEqual(['patients', expect.objectContaining({ data })]);
});

it('shows an age from which the date of birth was estimated as an age', async () => {
  const today = new Date();
  const dob = `${today.getFullYear() - 42}-01-01`;
  const rows = { patients: [{ ...asha, dob, dobEstimated: true }], dependants: [], 'audit-events': [] };
  const { user } = renderConsole(`/admin/patients/${PATIENT_ID}/show`, fakeProvider(rows));
  expect(await screen.findByText('About 42 years; date of birth not known')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('');
});
