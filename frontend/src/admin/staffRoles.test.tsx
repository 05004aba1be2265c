import { screen, within } from '@testing-library/react';
import { STAFF_ROLES } from '../../../openapi/contract/people/staff-roles.js';
import type { StaffRole } from '../../../openapi/contract/people/staff-roles.js';
import { ApiError } from '../api/client';
import { PATIENT_ID, buildAppointment } from '../test/builders';
import { logIn } from '../test/renderApp';
import { authProvider } from './data/authProvider';
import { ConsoleError } from './data/http';
import { RESOURCES } from './resources';
import { fakeProvider } from './testing/fakeProvider';
import { fill } from './testing/fill';
import { buildAccount, buildPayment } from './testing/officeBuilders';
import { renderConsole } from './testing/renderConsole';

const EMPTY = Object.fromEntries(RESOURCES.map(({ name }) => [name, []]));

const openAs = (staffRole: StaffRole, path = '/admin', data: Record<string, object[]> = EMPTY) =>
  renderConsole(path, fakeProvider(data as Parameters<typeof fakeProvider>[0]), { staffRole });

const menu = () => screen.findByRole('navigation', { name: 'Admin' });

describe('the console of a staff role', () => {
  it.each<[StaffRole, string[], string[]]>([
    [
      'reception',
      ['Appointments', 'Patients', 'Waiting list', 'Payments'],
      ['Add Doctor', 'Mails', 'Settings'],
    ],
    [
      'pharmacist',
      ['Orders', 'View Medical Items', 'Prescriptions'],
      ['Appointments', 'Lab bookings', 'Users'],
    ],
    ['editor', ['Articles', 'Chatbot'], ['Patients', 'Appointments', 'Payments']],
    ['auditor', ['Audit trail', 'Payments', 'Users'], ['Add Doctor', 'Prescriptions', 'Chatbot']],
  ])('shows %s only its own lists in the menu', async (role, shown, hidden) => {
    openAs(role);
    const entries = within(await menu());
    for (const name of shown) expect(entries.getByRole('link', { name })).toBeInTheDocument();
    for (const name of hidden) expect(entries.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it.each<[StaffRole, string]>([
    ['reception', '/admin/appointments'],
    ['nurse', '/admin/appointments'],
    ['pharmacist', '/admin/orders'],
    ['labTechnician', '/admin/lab-bookings'],
    ['editor', '/admin/posts'],
  ])('starts for %s with a list that the role reads', async (role, path) => {
    const app = openAs(role);
    await menu();
    await screen.findByRole('heading', { level: 1 });
    expect(app.path()).toBe(path);
  });

  it('shows no page that the role may not open', async () => {
    openAs('reception', '/admin/settings');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('shows no step that the role may not take', async () => {
    const appointment = buildAppointment({ status: 'pending' });
    const path = `/admin/appointments/${appointment.id}/show`;
    openAs('nurse', path, { ...EMPTY, appointments: [appointment] });
    expect(await screen.findByText(appointment.reason)).toBeInTheDocument();
    for (const name of ['Accept', 'Reject', 'Cancel appointment'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Who did what' })).not.toBeInTheDocument();
  });

  it('offers a refund to accounts', async () => {
    const payment = buildPayment();
    const path = `/admin/payments/${payment.id}/show`;
    openAs('accounts', path, { ...EMPTY, payments: [payment] });
    expect(await screen.findByRole('button', { name: 'Refund' })).toBeInTheDocument();
  });

  it('offers no refund to reception', async () => {
    const payment = buildPayment();
    openAs('reception', `/admin/payments/${payment.id}/show`, { ...EMPTY, payments: [payment] });
    expect(await screen.findByText(payment.payer.name)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it.each(STAFF_ROLES)('answers react-admin with the table for %s', async (role) => {
    logIn('admin', role);
    const may = (resource: string, action: string) => authProvider.canAccess!({ resource, action });
    expect(await may('settings', 'edit')).toBe(role === 'owner');
    expect(await may('payments', 'list')).toBe(['owner', 'reception', 'accounts', 'auditor'].includes(role));
    expect(await may('unknown', 'list')).toBe(role === 'owner');
  });
});

describe('staff among the users', () => {
  const member = buildAccount({
    type: 'admin',
    staffRole: 'reception',
    invited: true,
    fullName: 'Pooja Nair',
    email: 'reception@demo.test',
  });

  it('are invited with a name, an email address and a role', async () => {
    const create = jest.fn(() => Promise.resolve({ data: member }));
    const { user } = renderConsole('/admin/users', fakeProvider({ users: [] }, { create: create as never }));
    await user.click((await screen.findAllByRole('button', { name: 'Invite staff' }))[0]);
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a member of staff' }));
    await user.click(dialog.getByRole('button', { name: 'Invite staff' }));
    expect(await dialog.findByText('Choose a role.')).toBeInTheDocument();
    await fill(user, dialog.getByLabelText('Name'), 'Pooja Nair');
    await fill(user, dialog.getByLabelText('Email'), 'reception@demo.test');
    await user.click(dialog.getByRole('combobox', { name: 'Staff role' }));
    await user.click(screen.getByRole('option', { name: /^Reception:/ }));
    await user.click(dialog.getByRole('button', { name: 'Invite staff' }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(create).toHaveBeenCalledWith('users', {
      data: { fullName: 'Pooja Nair', email: 'reception@demo.test', staffRole: 'reception' },
    });
  });

  it('get another role, and the sentence of the last owner is shown', async () => {
    const refused = new ConsoleError(new ApiError(409, { error: 'This is the last owner who can log in.' }));
    const update = jest.fn(() => Promise.reject(refused));
    const provider = fakeProvider({ users: [member], 'audit-events': [] }, { update });
    const { user } = renderConsole(`/admin/users/${PATIENT_ID}/show`, provider);
    await user.click(await screen.findByRole('button', { name: 'Change role' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Pooja Nair' }));
    await user.click(dialog.getByRole('combobox', { name: 'Staff role' }));
    await user.click(screen.getByRole('option', { name: /^Nurse:/ }));
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await dialog.findByText('This is the last owner who can log in.')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      'users',
      expect.objectContaining({ data: { staffRole: 'nurse', disabled: false, version: 4 } }),
    );
  });

  it('are invited again until they have chosen a password', async () => {
    const act = jest.fn(() => Promise.resolve({ data: member }));
    const provider = fakeProvider({ users: [member], 'audit-events': [] }, { act });
    const { user } = renderConsole(`/admin/users/${PATIENT_ID}/show`, provider);
    expect(await screen.findByText('Invited, has not chosen a password yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send invitation again' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send the invitation again?' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation again' }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(act).toHaveBeenCalledWith('users', PATIENT_ID, 'invite');
  });
});
