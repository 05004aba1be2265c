import { screen, within } from '@testing-library/react';
import type { VerifiedPrescription } from '../../../openapi/contract/care/lifecycle/verification.js';
import { fakeApi, refusal } from '../test/fakeApi';
import { freshBrowser, renderApp } from '../test/renderApp';

const VERIFY = 'POST /api/v1/prescription-verifications';
const PRINTED = { number: 'RX-2026-7KQ4XM', code: 'K7QM2HX9PD' };
const NOT_FOUND = 'The hospital has no prescription with this number and code.';

const verified: VerifiedPrescription = {
  number: PRINTED.number,
  date: '2026-11-27',
  doctorName: 'Dr. Ananya Sharma',
  doctorRegistration: 'KMC 45821',
  patientInitials: 'A. R.',
  state: 'stopped',
  medicines: [
    {
      line: 1,
      name: 'Metformin 500 mg',
      quantity: { value: 60, unit: 'tablet' },
      status: 'active',
      statusOn: null,
    },
    { line: 2, name: 'Atorvastatin 10 mg', quantity: null, status: 'stopped', statusOn: '2026-11-28' },
  ],
};

const form = async () => ({
  number: await screen.findByLabelText('Prescription number'),
  code: screen.getByLabelText('Verification code'),
  verify: screen.getByRole('button', { name: 'Verify' }),
});

beforeEach(freshBrowser);

it('shows doctor, date and the state of each medicine after number and code', async () => {
  const api = fakeApi({ [VERIFY]: () => verified });
  const { user } = renderApp('/verify');
  const fields = await form();
  await user.type(fields.number, 'rx-2026-7kq4xm');
  await user.type(fields.code, 'k7qm2-hx9pd');
  await user.click(fields.verify);
  expect(await screen.findByText('This prescription is genuine.')).toBeInTheDocument();
  expect(api.callsOf(VERIFY)[0]?.body).toEqual(PRINTED);
  expect(screen.getByText('KMC 45821')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.closest('.verified'));
  expect(within(first).getByText('Total: 60 tablets')).toBeInTheDocument();
  expect(within(first).getByText('Active')).toBeInTheDocument();
  expect(within(second).getByText(/^Stopped on .*28 Nov 2026: do not dispense\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Verify another prescription' }));
  expect(await screen.findByLabelText('Prescription number')).toBeInTheDocument();
});

it('checks the link of the QR code at once, once', async () => {
  const api = fakeApi({ [VERIFY]: () => verified });
  const { user, path } = renderApp('/verify?number=RX-2026-7KQ4XM&code=K7QM2HX9PD');
  expect(await screen.findByText('This prescription is genuine.')).toBeInTheDocument();
  expect(api.callsOf(VERIFY).map(({ body }) => body)).toEqual([PRINTED]);
  expect(path()).toBe('/verify');
  await user.click(screen.getByRole('button', { name: 'Verify another prescription' }));
  expect(await screen.findByLabelText('Verification code')).toHaveValue('');
});

it('names what is missing, and keeps the input when the server does not know it', async () => {
  const api = fakeApi({ [VERIFY]: () => refusal(404, 'NOT_FOUND', NOT_FOUND) });
  const { user } = renderApp('/verify');
  const fields = await form();
  await user.click(fields.verify);
  expect(await screen.findByText('Enter the number of the prescription.')).toBeInTheDocument();
  expect(screen.getByText('Enter the verification code.')).toBeInTheDocument();
  expect(api.callsOf(VERIFY)).toHaveLength(0);
  await user.type(fields.number, PRINTED.number);
  await user.type(fields.code, PRINTED.code);
  await user.click(fields.verify);
  expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument();
  expect(fields.code).toHaveValue(PRINTED.code);
});
