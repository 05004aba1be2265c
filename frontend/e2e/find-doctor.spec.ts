import type { Page } from '@playwright/test';
import { formatTime, shortId } from '../src/common/format/format';
import { demoPatient } from './support/people';
import { enterAs, expectAlert, expectDrawn, expectRoute, logIn } from './support/site';
import { expect, test } from './support/test';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or speciality' });
const cards = (page: Page) => page.getByRole('list', { name: 'Doctors' }).getByRole('listitem');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d doctors?/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Doctor details' });
const fact = (page: Page, label: string) =>
  panel(page)
    .locator('div', { has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition')
    .last();

test('a visitor sees the doctors of the hospital with their pictures, page by page', async ({ page }) => {
  await page.goto('/#/find-doctor');
  await expect(count(page)).toHaveText(/^\d+ doctors$/);
  expect(parseInt(await count(page).innerText(), 10)).toBeGreaterThanOrEqual(40);
  await expect(cards(page)).toHaveCount(20);
  for (const position of [0, 7, 19]) await expectDrawn(cards(page).nth(position).locator('img'));
  const firstPage = await cards(page).getByRole('heading').allInnerTexts();

  await page.getByRole('button', { name: '2, go to this page' }).click();
  await expectRoute(page, '/find-doctor?page=2');
  await expect(cards(page).getByRole('heading').first()).not.toHaveText(firstPage[0]);
  const secondPage = await cards(page).getByRole('heading').allInnerTexts();
  expect(secondPage.filter((name) => firstPage.includes(name))).toEqual([]);

  await page.goBack();
  await expect(cards(page).getByRole('heading').first()).toHaveText(firstPage[0]);
});

test('typing a part of a speciality or of a name filters the doctors', async ({ page }) => {
  await page.goto('/#/find-doctor');
  await search(page).pressSequentially('card');
  await expect(count(page)).toHaveText(/^\d+ doctors for “card”$/);
  const found = parseInt(await count(page).innerText(), 10);
  expect(found).toBeGreaterThanOrEqual(5);
  await expect(cards(page)).toHaveCount(found);
  await expect(cards(page).filter({ hasNotText: 'Cardiology' })).toHaveCount(0);

  await search(page).fill('menon');
  await expect(count(page)).toHaveText('1 doctor for “menon”');
  await expect(cards(page).getByRole('heading')).toHaveText(['Dr. Lakshmi Menon']);
  await expect(panel(page).getByRole('heading', { name: 'Dr. Lakshmi Menon' })).toBeVisible();

  await search(page).fill('zzzz');
  await expect(page.getByText('No doctor matches your search.')).toBeVisible();
  await expect(panel(page)).toHaveText('Select a doctor to see details');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(search(page)).toHaveValue('');
});

test('the home page search suggests and opens the matching doctors', async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder('Search For Doctor or Speciality').fill('derma');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.getByRole('search', { name: 'Hospital' }).getByRole('button', { name: 'Search' }).click();
  await expectRoute(page, '/search?q=derma');
  await page
    .getByRole('region', { name: 'Specialities' })
    .getByRole('link', { name: /^Dermatology/ })
    .click();
  await expectRoute(page, '/find-doctor?speciality=Dermatology');
  await expect(cards(page).first()).toContainText('Dermatology');
});

test('the panel shows the details of a doctor', async ({ page, api }) => {
  const doctor = await api.doctorNamed('Dr. Ananya Sharma');
  await page.goto('/#/find-doctor?search=ananya');
  await page.getByRole('button', { name: 'View Details of Dr. Ananya Sharma' }).click();

  await expect(fact(page, 'Doctor ID')).toHaveText(shortId(doctor._id));
  await expect(fact(page, 'Experience')).toHaveText('18 years');
  await expect(fact(page, 'Consultation fee')).toHaveText('₹900');
  await expect(fact(page, 'Qualifications')).toHaveText('MBBS, MD (General Medicine), DM (Cardiology)');
  for (const list of [
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    doctor.timeSlots.map(formatTime),
  ])
    await expect(panel(page).getByText(list.join(', '), { exact: true })).toBeVisible();
  await expect(panel(page).getByText(/^Looks after high blood pressure/)).toBeVisible();
  await expectDrawn(panel(page).locator('img'));
});

test('the panel shows when a doctor has no times and no description yet', async ({ page, api }) => {
  const newcomer = (await api.doctors()).find(
    ({ timeSlots, description }) => !timeSlots.length && !description,
  );
  if (!newcomer) throw new Error('Every doctor has times and a description.');
  await page.goto(`/#/find-doctor?doctor=${newcomer._id}`);
  await expect(panel(page).getByRole('heading', { name: newcomer.fullName })).toBeVisible();
  await expect(panel(page).getByText('No slots available', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('No description available', { exact: true })).toBeVisible();
});

test('booking without a login asks for it and returns to the doctor', async ({ page }) => {
  await page.goto('/#/find-doctor?search=menon');
  await page.getByRole('button', { name: 'Book Doctor Dr. Lakshmi Menon' }).click();
  await expectAlert(page, 'Please first Login to book');
  await expectRoute(page, '/login');
  await expect(page.getByText('Your booking with Dr. Lakshmi Menon is kept')).toBeVisible();
  // No login with this browser yet, so the registration comes first.
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Login' }).click();
  await logIn(page, demoPatient);
  // The dialog hides the page from role queries; it may open at the same moment.
  const notice = page.getByRole('alert', { includeHidden: true });
  await expect(notice.getByText('Login successful!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/find-doctor\?search=menon&doctor=/);
  // The started booking continues automatically.
  await expect(page.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
});

test('the booking offers only the free dates and times', async ({ page, api }) => {
  const doctor = await api.doctorNamed('Dr. Nisha Kapoor');
  const taken = await api.freeSlot(doctor);
  const other = await api.newPatient('Ishita');
  await api.bookPaid(other, doctor, taken, 'Itching since last week.');
  const [day] = await api.slots(doctor._id, taken.date, 1);
  const free = day?.slots.filter((slot) => slot.free).map(({ time }) => formatTime(time)) ?? [];

  await enterAs(page, await api.newPatient('Tara'), `/find-doctor?doctor=${doctor._id}`);
  await panel(page).getByRole('button', { name: 'Book Doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(dialog.getByText('Choose a time.')).toBeVisible();
  await expect(dialog.getByText('Enter the reason for your visit.')).toBeVisible();

  const dates = dialog.getByRole('radiogroup', { name: 'Preferred date' }).getByRole('radio');
  const times = dialog.getByRole('radiogroup', { name: 'Preferred time' }).getByRole('radio');
  await dates.and(page.locator(`[value="${taken.date}"]`)).check();
  await expect.poll(() => times.evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual(free);
  expect(free).not.toContain(formatTime(taken.time));
  const weekdays = await dates.evaluateAll((all) =>
    all
      .map((each) => new Date(`${(each as HTMLInputElement).value}T12:00:00Z`))
      .map((date) => date.getUTCDay()),
  );
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  for (const weekday of weekdays) expect(doctor.availableDays).toContain(names[weekday]);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
