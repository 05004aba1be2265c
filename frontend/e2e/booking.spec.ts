import type { Doctor } from '../../openapi/contract/people/doctors.js';
import {
  chooseSlot,
  dateChoices,
  expectBookedOnce,
  goToCheckout,
  openBooking,
  savedBooking,
  timeChoices,
} from './support/booking';
import { DECLINED_NUMBER, expectCheckout, fillCard, pay, payButton } from './support/checkout';
import type { Person } from './support/people';
import { enterAs, expectAlert, expectRoute, tabTo } from './support/site';
import { expect, test } from './support/test';

const PAID = 'Payment successful! Details have been sent to your email.';
const SENT = 'Appointment request sent ✅ to the doctor. You will receive a confirmation soon.';

let doctor: Doctor;
let patient: Person;

test.beforeEach(async ({ api }) => {
  doctor = await api.doctorNamed('Dr. Suresh Kulkarni');
  patient = await api.newPatient('Tara');
});

test('a patient books a doctor and pays by card', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  expect(await api.isFree(doctor, slot)).toBe(false);
  expect(await api.appointmentsOf(patient)).toEqual([]);

  await pay(page);
  await expectAlert(page, PAID);
  await expectAlert(page, SENT);
  await expectRoute(page, '/find-doctor');
  expect(await savedBooking(page)).toBeNull();
  await expect(page.getByRole('region', { name: 'The booking you have started' })).toHaveCount(0);
  await expectBookedOnce(api, patient, slot);
});

test('a declined card books nothing, and another card can still pay', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await pay(page, DECLINED_NUMBER);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  expect(await api.appointmentsOf(patient)).toEqual([]);
  expect((await api.paymentsOf(patient)).map(({ status }) => status)).toEqual(['created']);

  await pay(page);
  await expectAlert(page, SENT);
  await expectBookedOnce(api, patient, slot);
});

test('cancelling at the checkout shows a message and frees the slot', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectAlert(page, 'Payment cancelled.');
  await expectRoute(page, '/find-doctor');
  expect(await savedBooking(page)).toBeNull();
  await expect.poll(() => api.isFree(doctor, slot)).toBe(true);
  expect(await api.appointmentsOf(patient)).toEqual([]);
  await expect.poll(async () => (await api.paymentsOf(patient))[0]?.status).toBe('expired');
});

test('Back from the checkout offers to continue or to release the booking', async ({ page, api }) => {
  const slot = await goToCheckout({ api, page, patient, doctor });
  await page.goBack();
  const started = page.getByRole('region', { name: 'The booking you have started' });
  await expect(started).toContainText(doctor.fullName);
  await expect(started.getByRole('timer')).toHaveText(/^(30|29|28):\d\d$/);
  await started.getByRole('link', { name: 'Continue to payment' }).click();
  await expectCheckout(page, '₹600');

  await page.goBack();
  await started.getByRole('button', { name: 'Release' }).click();
  await expect(started).toBeHidden();
  await expect.poll(() => api.isFree(doctor, slot)).toBe(true);
  expect(await savedBooking(page)).toBeNull();
});

test('the second of two patients for one slot gets a message', async ({ page, api, newWindow }) => {
  const rival = await api.newPatient('Rival');
  const rivalPage = await newWindow();
  const slot = await api.freeSlot(doctor);
  await enterAs(rivalPage, rival, `/find-doctor?doctor=${doctor._id}`);
  const rivalDialog = await openBooking(rivalPage, doctor);
  await chooseSlot(rivalDialog, slot);
  await rivalDialog.getByLabel('Reason').fill('Fever.');

  expect(await goToCheckout({ api, page, patient, doctor })).toEqual(slot);
  await rivalDialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(rivalDialog.getByText('Error starting payment', { exact: true })).toBeVisible();
  const wanted = dateChoices(rivalDialog).locator(`[value="${slot.date}"]`);
  await expect(wanted.and(rivalPage.locator(':checked'))).toHaveCount(1);
  await expect(timeChoices(rivalDialog).locator(`[value="${slot.time}"]`)).toHaveCount(0);

  await pay(page);
  await expectAlert(page, SENT);
  await expectBookedOnce(api, patient, slot);
  expect(await api.appointmentsOf(rival)).toEqual([]);
  expect(await api.paymentsOf(rival)).toEqual([]);
});

test('a patient finds a doctor, opens the panel, books and pays with the keyboard only', async ({
  page,
  api,
}) => {
  await enterAs(page, patient, '/find-doctor');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by name or speciality' }));
  await page.keyboard.type('kulkarni');
  await expect(page.getByText('1 doctor for “kulkarni”')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `View Details of ${doctor.fullName}` }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Doctor details' });
  await expect(panel.getByRole('heading', { name: doctor.fullName })).toBeVisible();
  await tabTo(page, panel.getByRole('button', { name: 'Book Doctor' }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await expect(dateChoices(dialog)).toBeVisible();
  await tabTo(page, dateChoices(dialog).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, timeChoices(dialog).getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('Tired after climbing the stairs.');
  await tabTo(page, dialog.getByRole('button', { name: 'Complete Payment' }));
  await page.keyboard.press('Enter');

  await expectCheckout(page, '₹600');
  await tabTo(page, page.getByLabel('Card number'));
  for (const text of ['4242424242424242', '1234', '123', 'Tara Lohia']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('MM / YY')).toHaveValue('12 / 34');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAlert(page, SENT);
  await expect.poll(async () => (await api.appointmentsOf(patient)).length).toBe(1);
});

test('books from the details sheet on a phone', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, patient, '/find-doctor?search=kulkarni');
  await page.getByRole('button', { name: `View Details of ${doctor.fullName}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Doctor details' });
  await sheet.getByRole('button', { name: 'Book Doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  const slot = await api.freeSlot(doctor);
  await chooseSlot(dialog, slot);
  await dialog.getByLabel('Reason').fill('Fever.');
  await expect(dialog.getByRole('button', { name: 'Complete Payment' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await fillCard(page);
  await payButton(page).click();
  await expectAlert(page, SENT);
  await expectBookedOnce(api, patient, slot);
});
