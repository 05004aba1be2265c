import type { Doctor } from '../../openapi/contract/people/doctors.js';
import { expectBookedOnce, goToCheckout, savedBooking } from './support/booking';
import { expectCheckout, fillCard, pay, payButton } from './support/checkout';
import type { Person } from './support/people';
import { expectAlert, expectRoute } from './support/site';
import { expect, test } from './support/test';

const SENT = 'Appointment request sent ✅ to the doctor. You will receive a confirmation soon.';

let doctor: Doctor;
let patient: Person;

test.beforeEach(async ({ api }) => {
  doctor = await api.doctorNamed('Dr. Thomas Kurian');
  patient = await api.newPatient('Tara');
});

test('books when the tab is closed after paying', async ({ page, api, baseURL }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await fillCard(page);
  // The tab cannot reach the site, so only the provider's event can create the appointment.
  await page.route(`${baseURL}/**`, (route) => route.abort());
  const accepted = page.waitForResponse((answer) => answer.status() === 303);
  await payButton(page).click({ noWaitAfter: true });
  await accepted;
  await page.close();
  await expectBookedOnce(api, patient, slot);
});

test('reloading or reopening the return page does not book twice', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  const checkoutId = page.url().split('/').at(-1);
  await pay(page);
  await expectAlert(page, SENT);
  await expectBookedOnce(api, patient, slot);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a doctor' })).toBeVisible();
  await expectRoute(page, '/find-doctor');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(`/#/find-doctor?payment=success&session_id=${checkoutId}`);
  await expect(page.getByText('There is no open booking in this tab.')).toBeVisible();
  await expectRoute(page, '/find-doctor');
  await page.goBack();
  await expectBookedOnce(api, patient, slot);
});

test('a booking whose last step failed is finished once after a reload', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await page.route('**/api/v1/payments/confirm-checkout', (route) => route.abort());
  await pay(page);
  await expectAlert(page, 'Failed to create appointment');
  await expect(page.getByText(/Payment successful!/)).toBeHidden();

  await page.unroute('**/api/v1/payments/confirm-checkout');
  await page.reload();
  const started = page.getByRole('region', { name: 'The booking you have started' });
  await expect(started).toContainText('Your visit is not booked yet.');
  await started.getByRole('button', { name: 'Try again' }).click();
  await expectAlert(page, 'Payment successful! Details have been sent to your email.');
  await expectAlert(page, SENT);
  await expect(started).toBeHidden();
  expect(await savedBooking(page)).toBeNull();
  await expectBookedOnce(api, patient, slot);
});

test('two tabs that finish the same booking book it once', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await page.goBack();
  const opened = page.waitForEvent('popup');
  // Like duplicating the tab: the second one starts with the first one's storage.
  await page.evaluate(() => void window.open(location.href));
  const second = await opened;
  const tabs = [page, second];
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'Continue to payment' }).click();
    await expectCheckout(tab, '₹900');
    await fillCard(tab);
  }
  await Promise.all(tabs.map((tab) => payButton(tab).click()));
  // In both in parallel, because a notice disappears after some seconds.
  await Promise.all(tabs.map((tab) => expectAlert(tab, SENT)));
  for (const tab of tabs) {
    await expectRoute(tab, '/find-doctor');
    expect(await savedBooking(tab)).toBeNull();
  }
  await expectBookedOnce(api, patient, slot);
});
