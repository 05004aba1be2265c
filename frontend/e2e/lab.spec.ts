import { formatRupees } from '../src/common/format/format';
import { expectCheckout, pay } from './support/checkout';
import { demoAdmin, demoTechnician } from './support/people';
import { ADDRESS, labBookingsOf, labTestOf } from './support/shop';
import { enterAs, expectAlert, expectRoute, logIn, visit } from './support/site';
import { expect, test } from './support/test';

test('a visitor searches the lab tests and is asked to log in before booking', async ({ page, api }) => {
  const patient = await api.newPatient('Kavya');
  await visit(page, '/labtest');
  await expect(page.getByRole('region', { name: 'What our lab offers' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await page.getByRole('searchbox', { name: 'Search tests by name' }).fill('tyroid prof');
  const tests = page.getByRole('region', { name: 'Recommended Tests' });
  await tests.getByRole('button', { name: /^Book test: Thyroid profile/ }).click();
  await expectAlert(page, 'Please first Login to book');
  await expectRoute(page, '/login');
  await logIn(page, patient);
  await expect(page.getByRole('dialog', { name: 'Book a lab test' })).toBeVisible();
});

test('a patient books a test at home, pays for it, and cancels it with a refund', async ({ page, api }) => {
  const patient = await api.newPatient('Meena');
  const labTest = await labTestOf(api, 'Thyroid');
  await enterAs(page, patient, `/labtest?test=${labTest._id}`);
  const dialog = page.getByRole('dialog', { name: 'Book a lab test' });
  await expect(dialog.getByLabel('Full name')).toHaveValue(patient.fullName);
  await dialog.getByRole('radio', { name: 'At home' }).check();
  await dialog.getByRole('radio', { name: '7:00 AM to 9:00 AM' }).check();
  await dialog.getByLabel('Address').fill(ADDRESS);
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectCheckout(page, formatRupees(labTest.price));
  await pay(page);
  await expectAlert(page, 'Payment successful! Details have been sent to your email.');
  await page.getByRole('link', { name: 'See my lab bookings' }).click();
  await expect(page.getByText(`At home: ${ADDRESS}`)).toBeVisible();
  await page.getByRole('button', { name: `Cancel booking: ${labTest.testName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await labBookingsOf(api, patient))[0]?.refund?.status).toBe('done');
});

test('one person enters results, another one releases them, and the patient reads the flagged result', async ({
  page,
  api,
  newWindow,
}) => {
  const patient = await api.newPatient('Oviya');
  const labTest = await labTestOf(api, 'Thyroid');
  await enterAs(page, patient, `/labtest?test=${labTest._id}`);
  const dialog = page.getByRole('dialog', { name: 'Book a lab test' });
  await dialog.getByRole('radio', { name: '9:00 AM to 11:00 AM' }).check();
  await dialog.getByRole('radio', { name: 'At collection' }).check();
  await dialog.getByRole('button', { name: 'Book test' }).click();
  await expect(page.getByText(`${labTest.testName} has been booked.`)).toBeVisible();
  const [booking] = await labBookingsOf(api, patient);

  const desk = await newWindow();
  await enterAs(desk, await api.logIn(demoTechnician), `/admin/lab-bookings/${booking.id}/show`);
  const main = desk.getByRole('main');
  for (const step of ['Confirm', 'Sample collected']) {
    await main.getByRole('button', { name: step }).click();
    const question = desk.getByRole('dialog');
    await question.getByRole('button', { name: step }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(main.getByText('Normal: 0.45 to 4.12')).toBeVisible();
  await main.getByLabel('TSH').fill('6.2');
  await main.getByRole('button', { name: 'Enter the results' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Enter the results' }).click();
  await expectAlert(desk, 'Results entered');
  await expect(main.getByText(/^You entered these results\./)).toBeVisible();

  const other = await newWindow();
  await enterAs(other, await api.logIn(demoAdmin), `/admin/lab-bookings/${booking.id}/show`);
  await other.getByRole('button', { name: 'Release' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expectAlert(other, 'Results released');

  await visit(page, '/patientlogin/lab-bookings');
  const report = page.getByRole('link', { name: /^Report \(PDF\)/ });
  const answer = await page.request.get((await report.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const [reported] = await labBookingsOf(api, patient);
  expect(reported).toMatchObject({
    status: 'reported',
    report: { results: [{ name: 'TSH', flag: 'high' }] },
  });
});
