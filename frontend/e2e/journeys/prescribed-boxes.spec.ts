import { calendarDate } from '../../src/common/format/format';
import { pay } from '../support/checkout';
import { demoDoctor } from '../support/people';
import { fillBuyer, goToPayment } from '../support/shop';
import { enterAs, expectAlert, visit } from '../support/site';
import { expect, test } from '../support/test';

const PAID = 'Payment successful! Details have been sent to your email.';

test('a prescription is ordered in parts: the rest is offered, then nothing', async ({ page, api }) => {
  const doctor = await api.logIn(demoDoctor);
  const patient = await api.newPatient('Nandita');
  const person = await api.doctorNamed(demoDoctor.fullName);
  // Ends immediately: midnight is the time of every visit that has begun.
  await api.respond(doctor, await api.begunVisit(doctor, person, patient, 'Check-up.'), 'completed');
  const row = { dosage: '1 tablet', frequency: 'twice daily', duration: '15 days' };
  await api.call('post', '/api/v1/prescriptions', doctor, {
    patientId: patient.userId,
    patientName: patient.fullName,
    age: 36,
    confirmPerson: true,
    gender: 'female',
    contact: '9812345678',
    date: calendarDate(new Date()),
    symptoms: 'None.',
    medicines: [{ ...row, name: 'Metformin 500 mg tablets' }],
  });

  await enterAs(page, patient, '/patientlogin/prescriptions');
  const card = page.getByRole('list', { name: 'Current prescriptions' }).getByRole('listitem').first();
  const order = card.getByRole('button', { name: /^Order these medicines/ });
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const buy = async () => {
    await drawer.getByRole('button', { name: 'Checkout' }).click();
    await fillBuyer(page, patient);
    await goToPayment(page);
    await pay(page);
    await expectAlert(page, PAID);
    await visit(page, '/patientlogin/prescriptions');
  };

  await order.click();
  await expect(drawer.getByText(/^For prescription RX-/)).toBeVisible();
  await drawer.getByRole('button', { name: /^One box less/ }).click();
  await buy();
  await expect(card.getByText('You have ordered 2 of 3 boxes.')).toBeVisible();

  await order.click();
  await expect(drawer.getByText(/You have ordered 2 of 3 boxes\. Only the rest/)).toBeVisible();
  await expect(drawer.getByRole('group', { name: /^Boxes of Metformin/ })).toContainText('1');
  await expect(drawer.getByRole('button', { name: /^One box more/ })).toBeDisabled();
  await buy();
  await expect(card.getByText('You have ordered 3 of 3 boxes.')).toBeVisible();

  await order.click();
  await expectAlert(
    page,
    'You have ordered all boxes of this prescription. Ask your doctor for a new one when you need more.',
  );
  await expect(page).toHaveURL(/patientlogin\/prescriptions/);
});
