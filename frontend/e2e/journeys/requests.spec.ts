import type { Page } from '@playwright/test';
import { chooseSlot } from '../support/booking';
import { expectCheckout, pay } from '../support/checkout';
import { type Person, demoDoctor, newcomer } from '../support/people';
import { fillPerson } from '../support/register';
import { enterAs, expectAlert, expectRoute, logIn } from '../support/site';
import { expect, test } from '../support/test';

const REASON = 'Chest tightness on the stairs.';

/** The logged-in person of this tab. */
const personIn = (page: Page): Promise<Pick<Person, 'token' | 'userId'>> =>
  page.evaluate(() => ({
    token: sessionStorage.getItem('authToken') ?? '',
    userId: sessionStorage.getItem('userId') ?? '',
  }));

test('a visitor registers during a booking, logs in again, pays, and gets to the visit', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const account = newcomer('Tara');
  const slot = await api.freeSlot(doctor);
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });

  await page.goto(`/#/find-doctor?doctor=${doctor._id}`);
  await page
    .getByRole('complementary', { name: 'Doctor details' })
    .getByRole('button', { name: 'Book Doctor' })
    .click();
  await expectAlert(page, 'Please first Login to book');
  await fillPerson(page, account);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expectAlert(page, 'Registration successful');
  await expect(dialog).toBeVisible();
  await chooseSlot(dialog, slot);
  await dialog.getByLabel('Reason').fill(REASON);

  const { token, userId } = await personIn(page);
  await api.endSession({ ...account, token, userId });
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expectAlert(page, 'You are logged out.');
  await logIn(page, account);
  await expect(dialog.getByLabel('Reason')).toHaveValue(REASON);
  await expect(dialog.locator(`[value="${slot.date}"]`)).toBeChecked();
  await expect(dialog.locator(`[value="${slot.time}"]`)).toBeChecked();
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();

  await expectCheckout(page, '₹900');
  await pay(page);
  const booked = page.getByRole('region', { name: 'Your booked visit' });
  await booked.getByRole('link', { name: 'See your visit' }).click();
  await expect(page.getByRole('dialog')).toContainText(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectRoute(page, '/patientlogin/patientapps');
});

test('counts, schedule and list agree on a pending visit, which leaves the list when it is rejected', async ({
  page,
  api,
}) => {
  const doctor = await api.doctorNamed(demoDoctor.fullName);
  const patient = await api.newPatient('Tara');
  const visit = await api.bookPaid(patient, doctor, await api.freeSlot(doctor), REASON);
  await enterAs(page, patient, '/patientlogin/patient-dash');
  await page.getByRole('region', { name: 'Schedule' }).getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText(REASON);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const coming = page.getByRole('link', { name: '1 Coming visit', exact: true });
  const followed = page.waitForRequest('**/api/v1/notifications/stream?*');
  await page.reload();
  await followed;
  await coming.click();
  const upcoming = page.getByRole('region', { name: 'Upcoming Appointments' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(1);

  await api.respond(await api.logIn(demoDoctor), visit, 'rejected');
  await expect(upcoming).toContainText('No upcoming appointments.');
  await expect(page.getByRole('region', { name: 'Past Appointments' })).toContainText('Rejected');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByText('Nothing is planned.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Coming visit/ })).toHaveCount(0);
});

test("a request to any doctor is explained, and appears on a doctor's open page at once", async ({
  page,
  api,
  newWindow,
}) => {
  const asDoctor = await api.logIn(demoDoctor);
  const doctorPage = await newWindow();
  const followed = doctorPage.waitForRequest('**/api/v1/notifications/stream?*');
  await enterAs(doctorPage, asDoctor, '/doctor-login/appointments');
  await followed;
  const pending = doctorPage.getByRole('region', { name: 'Pending Appointments' });
  await expect(pending).toBeVisible();

  const patient = await api.confirmedPatient('Asker');
  await enterAs(page, patient, '/patientlogin/patient-dash');
  await expect(page.getByRole('link', { name: 'Find a doctor' })).toHaveAccessibleDescription(
    'Choose your doctor, the day and the time, and pay by card.',
  );
  const request = page.getByRole('button', { name: 'Book Appointment' });
  await expect(request).toHaveAccessibleDescription(
    /^Or ask any doctor of a speciality, without a time and without payment/,
  );
  await request.click();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(dialog).toContainText('This is a request to every doctor of the speciality');
  await dialog.getByRole('combobox', { name: 'Speciality' }).click();
  await page.getByRole('option', { name: 'Cardiology' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectAlert(page, 'Appointment request sent');

  await expect(pending.getByRole('listitem').filter({ hasText: patient.fullName })).toBeVisible();
  await doctorPage.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(
    doctorPage.getByText('A patient asks for any doctor of Cardiology, for any day').first(),
  ).toBeVisible();
});
