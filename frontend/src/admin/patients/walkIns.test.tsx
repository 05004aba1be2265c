import { screen, within } from '@testing-library/react';
import { PATIENT_ID, buildUser } from '../../test/builders';
import { fakeProvider } from '../testing/fakeProvider';
import { fill } from '../testing/fill';
import { renderConsole } from '../testing/renderConsole';

const walkIn = buildUser({ _id: PATIENT_ID, id: PATIENT_ID, fullName: 'Wanda Rao', email: null });
const rows = { patients: [walkIn], 'audit-events': [] };

it('registers a person with an age and a sex, and leads to the patient', async () => {
  const create = jest.fn(() => Promise.resolve({ data: walkIn }));
  const act = jest.fn(() => Promise.resolve({ data: [] }));
  const { user } = renderConsole('/admin/patients', fakeProvider(rows, { create: create as never, act }));
  await user.click(await screen.findByRole('button', { name: 'Register a walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Register a person at the desk' }));
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  expect(await dialog.findByText('Enter the full name.')).toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
  await fill(user, dialog.getByLabelText('Full name'), 'Wanda Rao');
  await fill(user, dialog.getByLabelText('Mobile number'), '9812345671');
  await fill(user, dialog.getByLabelText('Age'), '42');
  await user.click(dialog.getByRole('combobox', { name: 'Sex' }));
  await user.click(screen.getByRole('option', { name: 'Female' }));
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Wanda Rao' })).toBeInTheDocument();
  const data = { fullName: 'Wanda Rao', mobile: '9812345671', age: 42, gender: 'female' };
  expect(create).toHaveBeenCalledWith('patients', { data });
});

it('shows records that may be the same person first, and registers after "Add anyway"', async () => {
  const create = jest.fn(() => Promise.resolve({ data: walkIn }));
  const found = {
    ...{ id: PATIENT_ID, fullName: 'Rao Wanda', hospitalNumber: '100000016', mobile: '+919812345671' },
    ...{ dob: null, dobEstimated: false, gender: null, score: 70, reasons: ['mobile', 'name'] },
  };
  const act = jest.fn(() => Promise.resolve({ data: [found] }));
  const { user } = renderConsole('/admin/patients', fakeProvider(rows, { create: create as never, act }));
  await user.click(await screen.findByRole('button', { name: 'Register a walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Register a person at the desk' }));
  await fill(user, dialog.getByLabelText('Full name'), 'Wanda Rao');
  await fill(user, dialog.getByLabelText('Mobile number'), '9812345671');
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  expect(await dialog.findByText('The same: phone number, similar name (70 of 100)')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Use the record of Rao Wanda' })).toHaveAttribute(
    'href',
    expect.stringContaining(PATIENT_ID),
  );
  expect(create).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Add anyway' }));
  expect(await screen.findByRole('heading', { name: 'Wanda Rao' })).toBeInTheDocument();
  expect(act).toHaveBeenCalledTimes(1);
});

it('shows a code to claim the account by, and mails a link', async () => {
  const claim = { code: 'K7QM-2HX9-PD4T', expiresAt: '2026-12-05T06:00:00.000Z' };
  const act = jest.fn(() => Promise.resolve({ data: claim }));
  const { user } = renderConsole(`/admin/patients/${PATIENT_ID}/show`, fakeProvider(rows, { act }));
  await user.click(await screen.findByRole('button', { name: 'Code to claim the account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Code for Wanda Rao' }));
  expect(dialog.getByText('K7QM-2HX9-PD4T')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Mail a link' }));
  const mail = within(await screen.findByRole('dialog', { name: 'Mail a link to claim the account' }));
  await fill(user, mail.getByLabelText('Email'), 'wanda@demo.test');
  await user.click(mail.getByRole('button', { name: 'Mail the link' }));
  expect(await screen.findByText('The link has been sent.')).toBeInTheDocument();
  expect(act).toHaveBeenLastCalledWith('patients', PATIENT_ID, 'claim-mail', { email: 'wanda@demo.test' });
});
