import { screen, within } from '@testing-library/react';
import { PATIENT_ID, buildAppointment, buildUser } from '../../test/builders';
import { DEPENDANT_ID, buildDependant } from '../../test/familyBuilders';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';

const YEAR = new Date().getFullYear();
const child = buildDependant({ dob: `${YEAR - 9}-04-02` });
const papa = buildDependant({
  _id: '00000000000000000000a902',
  fullName: 'Vikram Rao',
  dob: '1958-04-02',
  relationship: 'parent',
  ofAge: true,
  invitation: { email: 'papa@example.test', expiresAt: '2026-12-05T06:00:00.000Z' },
});
const account = ({ id, fullName, dob, holder }: typeof child) =>
  buildUser({ _id: id, fullName, dob, email: null, mobile: null, heldBy: holder });
const holder = buildUser();
/** The console's rows; the server calls a guardian's id `holderId`. */
const provider = (overrides: Parameters<typeof fakeProvider>[1] = {}) =>
  fakeProvider(
    {
      dependants: [child, papa].map((each) => ({ ...each, holderId: PATIENT_ID })),
      patients: [holder, account(child), account(papa)],
      'audit-events': [],
    },
    overrides,
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('lists adults with their guardians, and links to the patient', async () => {
  const { user, path } = renderConsole('/admin/dependants?filter={"ofAge":true}', provider());
  const line = (await screen.findByRole('link', { name: 'Vikram Rao' })).closest('tr');
  expect(line).toHaveTextContent(/Yes.*Asha Rao.*Parent.*Works until/);
  expect(screen.queryByRole('link', { name: 'Aarav Rao' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Vikram Rao' }));
  expect(await screen.findByRole('heading', { name: 'Vikram Rao' })).toBeInTheDocument();
  expect(path()).toBe(`/admin/patients/${papa.id}/show`);
});

it('names a patient’s dependants and guardian', async () => {
  const { user } = renderConsole(`/admin/patients/${PATIENT_ID}/show`, provider());
  expect(await screen.findByText(/Parent, Of age/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Aarav Rao' }));
  expect(await screen.findByRole('heading', { name: 'Aarav Rao' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+919812345678' })).toHaveAttribute('href', 'tel:+919812345678');
});

it('prints a code for an adult, and none for a child', async () => {
  const act = jest.fn(() =>
    Promise.resolve({ data: { code: 'K7QM-2HX9-PD4T', expiresAt: '2026-12-05T06:00:00.000Z' } }),
  );
  const { user } = renderConsole(`/admin/patients/${papa.id}/show`, provider({ act }));
  await user.click(await screen.findByRole('button', { name: 'Code to claim the account' }));
  expect(await screen.findByText('K7QM-2HX9-PD4T')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('patients', papa.id, 'claim-code');
});

it('ends the access of a child’s holder with a reason only', async () => {
  const act = jest.fn(() => Promise.resolve({ data: { msg: 'success' } }));
  const { user } = renderConsole(`/admin/patients/${DEPENDANT_ID}/show`, provider({ act }));
  await user.click(await screen.findByRole('button', { name: 'End the holder’s access' }));
  expect(buttons()).not.toContain('Code to claim the account');
  const dialog = within(screen.getByRole('dialog', { name: 'End the access of Asha Rao to Aarav Rao?' }));
  await user.click(dialog.getByRole('button', { name: 'End the holder’s access' }));
  expect(await dialog.findByText('Enter the reason.')).toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();
  await fill(user, dialog.getByLabelText('Reason'), 'Asked for by the family court');
  await user.click(dialog.getByRole('button', { name: 'End the holder’s access' }));
  expect(await screen.findByText('The access has ended.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('dependants', DEPENDANT_ID, 'end', {
    reason: 'Asked for by the family court',
  });
});

it('withdraws an invitation after explaining that the guardianship continues', async () => {
  const act = jest.fn(() => Promise.resolve({ data: papa }));
  const { user } = renderConsole(`/admin/patients/${papa.id}/show`, provider({ act }));
  expect(await screen.findByText(/^papa@example.test, works until/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the invitation of Vikram Rao?' }));
  expect(dialog.getByText(/Who looks after the patient stays as it is/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await screen.findByText('The invitation has been withdrawn.')).toBeInTheDocument();
  expect(act).toHaveBeenCalledWith('dependants', papa.id, 'withdraw-invitation');
});

it('names the holder with the phone in the list of appointments', async () => {
  const { fullName, gender, relationship, mobile } = child.holder;
  const appointment = buildAppointment({
    patientId: { _id: child.id, fullName: child.fullName },
    heldBy: { fullName, gender, relationship, mobile },
  });
  renderConsole('/admin/appointments', fakeProvider({ appointments: [appointment] }));
  const line = (await screen.findByRole('link', { name: 'Aarav Rao' })).closest('tr');
  expect(line).toHaveTextContent('Looked after by Asha Rao, mother, +919812345678');
});
