import { screen, within } from '@testing-library/react';
import { PATIENT_ID, buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { renderConsole } from '../testing/renderConsole';

const asha = buildUser({ _id: PATIENT_ID, id: PATIENT_ID, address: '12 Lake View Road', version: 4 });

it('shows the address of a patient and writes another one, with the version that was read', async () => {
  const update = jest.fn((_: string, { data }: { data: object }) =>
    Promise.resolve({ data: { ...asha, ...data } }),
  );
  const rows = { patients: [asha], dependants: [], 'audit-events': [] };
  const provider = fakeProvider(rows, { update: update as never });
  const { user } = renderConsole(`/admin/patients/${PATIENT_ID}/show`, provider);
  expect(await screen.findByText('12 Lake View Road')).toBeInTheDocument();
  expect(screen.getByText('1000 0001 6')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Address of Asha Rao' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '{Enter}Bengaluru');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The address has been saved.')).toBeInTheDocument();
  expect(update.mock.calls[0]).toEqual([
    'patients',
    expect.objectContaining({ data: { address: '12 Lake View Road\nBengaluru', version: 4 } }),
  ]);
});
