import { PERSON } from '../support/api';
import { demoAdmin, demoDoctor, newcomer } from '../support/people';
import { enterAs, expectAlert } from '../support/site';
import { expect, test } from '../support/test';

/** A unique number, as a caller says it. */
function ownNumber(): { mobile: string; spoken: string; last: string } {
  const digits = `70${String(Date.now()).slice(-8)}`;
  return { mobile: digits, spoken: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`, last: digits.slice(-5) };
}

test('the desk finds a caller by phone, takes the fee with a receipt, and refunds it', async ({
  page,
  api,
}) => {
  const { mobile, spoken, last } = ownNumber();
  const account = newcomer('Lata');
  await api.send('/api/users/register', { ...account, ...PERSON, mobile });
  const patient = await api.logIn(account);
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const admin = await api.logIn(demoAdmin);
  const slot = await api.freeSlot(doctor);
  const visit = await api.call<{ id: string }>('post', '/api/v1/appointments', admin, {
    patientId: patient.userId,
    doctorId: doctor._id,
    preferredDate: slot.date,
    preferredTime: slot.time,
    reasonForAppointment: 'Asked by telephone.',
  });

  await enterAs(page, admin, '/admin/appointments/create');
  await page.getByLabel('Patient').fill(spoken);
  await expect(page.getByRole('option', { name: patient.fullName })).toBeVisible();
  await page.goto('/#/admin/patients');
  await page.getByRole('searchbox', { name: 'Name, email, phone or hospital number' }).fill(last);
  await expect(page.getByRole('row').filter({ hasText: patient.fullName })).toBeVisible();

  await page.goto(`/#/admin/appointments/${visit.id}/show`);
  await page.getByRole('button', { name: 'Record the fee' }).click();
  const form = page.getByRole('dialog', { name: 'Fee, paid at the desk' });
  await expect(form.getByLabel('Amount in rupees')).toHaveValue(String(doctor.fee));
  await form.getByRole('radio', { name: 'Cash' }).check();
  await form.getByRole('button', { name: 'Record the fee' }).click();
  await expectAlert(page, 'Fee recorded');
  const receipt = page.getByRole('link', { name: 'Receipt' });
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('link', { name: /in cash, at the desk$/ }).click();
  for (const part of ['100', '50']) {
    await page.getByRole('button', { name: 'Refund' }).click();
    const refund = page.getByRole('dialog', { name: 'Refund this payment' });
    await refund.getByLabel('Amount in rupees').fill(part);
    await refund.getByLabel('Reason').fill('The visit was short');
    await refund.getByRole('radio', { name: 'UPI' }).check();
    await refund.getByRole('button', { name: 'Refund' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Refund ₹${part}` })
      .click();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText(`₹${part}`);
  }
  const [payment] = await api.paymentsOf(patient);
  expect([payment?.method, payment?.refundedAmount, payment?.refunds.map(({ method }) => method)]).toEqual([
    'cash',
    150,
    ['upi', 'upi'],
  ]);
  await page.goto('/#/admin');
  await expect(page.getByRole('link', { name: /At the desk, in cash/ })).toContainText('taken');
});
